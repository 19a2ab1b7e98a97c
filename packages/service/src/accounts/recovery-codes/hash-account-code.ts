import { parseRecoveryCode } from '../../foundation/text/recovery-code.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'

/**
 * Hashes a code of an account for its look-up. The hash is bound to its user, so that it is useless in another user's
 * row, and differs from that of an app's code, which signs in by no means alone.
 *
 * @param code as it was made, or as it was typed and parsed
 */
export function hashAccountCode(
  keyRing: Dependencies['keyRing'],
  userId: string,
  code: string,
): string {
  return keyRing.hashCode(`account code\0${userId}`, parseRecoveryCode(code) ?? code)
}
