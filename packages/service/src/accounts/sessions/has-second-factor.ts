import { findFactor } from '../../declarations/all-declarations.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** True for a session in which a further factor was proved: an authenticator app or a recovery code. */
export function hasSecondFactor({ factors }: Pick<SessionRow, 'factors'>): boolean {
  return factors.some(({ credential }) => credential && findFactor(credential)?.isSecond === true)
}
