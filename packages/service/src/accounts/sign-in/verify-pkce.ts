import { createHash } from 'node:crypto'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'

/**
 * Checks the code challenge that comes with a send (RFC 7636, S256).
 *
 * @throws AuthError `invalid_pkce_code_challenge` when it is malformed, or missing where required
 */
export function toCodeChallenge(sent: string | undefined, isRequired: boolean): string | null {
  if (sent === undefined && !isRequired) return null
  if (sent === undefined || !/^[\w-]{43}$/.test(sent)) {
    throw new AuthError('invalid_pkce_code_challenge')
  }
  return sent
}

/**
 * Checks the verifier that a token is presented with against the challenge of its send.
 *
 * @throws AuthError `invalid_pkce_code_verifier`, `pkce_expected_code_verifier`, `pkce_did_not_expect_code_verifier`,
 * `pkce_mismatch`
 */
export function verifyPkce(codeChallenge: string | null, codeVerifier: string | undefined): void {
  if (codeVerifier !== undefined && !/^[\w.~-]{43,128}$/.test(codeVerifier)) {
    throw new AuthError('invalid_pkce_code_verifier')
  }
  if (codeChallenge === null) {
    if (codeVerifier !== undefined) throw new AuthError('pkce_did_not_expect_code_verifier')
    return
  }
  if (codeVerifier === undefined) throw new AuthError('pkce_expected_code_verifier')
  if (!isOwnVerifier(codeChallenge, codeVerifier)) throw new AuthError('pkce_mismatch')
}

/** True when a verifier belongs to a challenge. */
export function isOwnVerifier(codeChallenge: string, codeVerifier: string | undefined): boolean {
  if (codeVerifier === undefined) return false
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
  return isEqualDigest(challenge, codeChallenge)
}
