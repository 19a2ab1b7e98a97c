/** Custom claims of a session, which the host sets. They appear in the session and at the top level of its JWT. */
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { sessionClaim } from '../../kernel/keys/session-claim.ts'

type Claims = Readonly<Record<string, unknown>>

const maxBytes = 4_096
/** The registered claims (RFC 7519, section 4.1), and the claim that contains the session. */
const reserved: readonly string[] = ['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti', sessionClaim]

/**
 * Merges new claims into the present ones; null removes a claim.
 *
 * @returns undefined when the caller sent none, which leaves the present claims unchanged
 * @throws AuthError `reserved_claims_in_custom_claims`, `custom_claims_too_large`
 */
export function mergeCustomClaims(
  standing: Claims | null,
  sent: Claims | undefined,
): Claims | null | undefined {
  if (sent === undefined) return undefined
  if (Object.keys(sent).some((name) => reserved.includes(name))) {
    throw new AuthError('reserved_claims_in_custom_claims')
  }
  const merged = Object.fromEntries(
    Object.entries({ ...standing, ...sent }).filter(([, value]) => value !== null),
  )
  if (Buffer.byteLength(JSON.stringify(merged)) > maxBytes) {
    throw new AuthError('custom_claims_too_large')
  }
  return Object.keys(merged).length === 0 ? null : merged
}
