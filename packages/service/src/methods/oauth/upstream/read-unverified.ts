import { tryParse } from '../../../foundation/text/try-parse.ts'
import type { Answer } from '../providers/provider.ts'
import { toAnswer, toText } from '../providers/read-claims.ts'

/**
 * Reads the claims of an id_token before its signature is verified. They select the issuer and the nonce for the
 * verification, and are used for nothing else.
 */
export function readUnverified(idToken: unknown): Answer | null {
  const [, payload = ''] = toText(idToken).split('.')
  return tryParse(() => toAnswer(JSON.parse(Buffer.from(payload, 'base64url').toString())))
}
