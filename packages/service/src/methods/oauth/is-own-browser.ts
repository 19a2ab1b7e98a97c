import type { Dependencies } from '../../kernel/dependencies.ts'
import { isEqualDigest } from '../../kernel/keys/is-equal-digest.ts'

/** True when one of a browser's cookies is the one that a sign-in is bound to. */
export const isOwnBrowser = (
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  browserHash: string,
  browserTokens: readonly string[],
): boolean => browserTokens.some((token) => isEqualDigest(keyRing.hashToken(token), browserHash))
