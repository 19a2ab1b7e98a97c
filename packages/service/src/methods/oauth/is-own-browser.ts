import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'

/** Returns true when one of the browser's cookies matches the browser that began the sign-in. */
export const isOwnBrowser = (
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  browserHash: string,
  browserTokens: readonly string[],
): boolean => browserTokens.some((token) => isEqualDigest(keyRing.hashToken(token), browserHash))
