/** A host's own claims of a session: they stand in the session and at the top level of its JWT. */
import { AuthError } from '../errors/auth-error.ts'
import { sessionClaim } from './issue-session-jwt.ts'

type Claims = Readonly<Record<string, unknown>>

const maxBytes = 4_096
/** RFC 7519, section 4.1, and the claim under which the session itself stands. */
const reserved: readonly string[] = ['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti', sessionClaim]

/**
 * Lays new claims over those that stand; a claim with null is removed.
 *
 * @returns undefined when the caller sent none: leave what stands
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
