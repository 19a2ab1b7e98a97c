import type { Answer } from '../providers/provider.ts'
import { toAnswer, toText } from '../providers/read-claims.ts'

/**
 * Reads the claims of an id_token whose signature is not verified yet. They choose the issuer and the nonce that it is
 * verified against, and serve for nothing else.
 */
export function readUnverified(idToken: unknown): Answer | null {
  try {
    const [, payload = ''] = toText(idToken).split('.')
    return toAnswer(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return null
  }
}
