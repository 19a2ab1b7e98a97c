import { AuthError } from '../foundation/errors/auth-error.ts'

/**
 * Control characters, unpaired surrogates, line separators, and characters that change the direction of the text around
 * them.
 */
const acting = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/**
 * Verifies texts that are names or ids: no database stores some of these characters, and others make a name look like
 * another one.
 *
 * @throws AuthError `bad_request` with the name of the field
 */
export function verifyPlain(texts: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(texts)) {
    if (acting.test(text)) {
      const reason = 'must have no control characters, and none that change the direction of text'
      throw new AuthError('bad_request', { details: { field, reason } })
    }
  }
}
