import { errors, type JWTPayload } from 'jose'
import { BoundedMap } from '../foundation/bounded-map.ts'
import type { Settings } from '../foundation/options.ts'
import { toKeysAddress, type VerifyJwt } from './create-verify-jwt.ts'
import type { AuthenticationFactor, Session } from './session.ts'

/** What a JWT proves: a session, nothing yet because it has expired, or nothing at all. */
export type JwtVerdict =
  | { readonly outcome: 'valid'; readonly session: Session; readonly expiresAt: number }
  | { readonly outcome: 'expired' | 'invalid' }
  | { readonly outcome: 'unavailable'; readonly problem: string }

/** The claim of a JWT that contains the session. */
const sessionClaim = 'https://stytch.com/session'

/** Claims of the JWT itself; all others are the host's own. */
const ownClaims = ['iss', 'aud', 'sub', 'iat', 'exp', 'nbf', 'jti', sessionClaim]

/** How far the service's clock may run ahead; seconds. */
const leewaySeconds = 60

/** How many verified JWTs are kept, so that the requests of one user cost one signature check in five minutes. */
const maxKept = 10_000

/** Creates the function that verifies session JWTs. */
export function createVerifySessionJwt(
  settings: Pick<Settings, 'baseUrl' | 'projectId' | 'now'>,
  verifyJwt: VerifyJwt,
): (jwt: string) => Promise<JwtVerdict> {
  const { projectId, now } = settings
  const kept = new BoundedMap<Extract<JwtVerdict, { outcome: 'valid' }>>(maxKept)

  return async (jwt) => {
    const known = kept.get(jwt)
    if (known) return known.expiresAt > now() ? known : { outcome: 'expired' }
    try {
      const payload = await verifyJwt(jwt)
      const verdict = toVerdict(payload, projectId, now())
      if (verdict.outcome === 'valid') kept.set(jwt, verdict)
      return verdict
    } catch (error) {
      return toRefusal(error, toKeysAddress(settings))
    }
  }
}

/** A JWT for several audiences, from the future or without a session is not one of the service's. */
function toVerdict(payload: JWTPayload, projectId: string, now: number): JwtVerdict {
  const { sub, iat = 0, exp = 0, aud } = payload
  const session = sub ? readSession(sub, payload) : null
  const isForProjectAlone = [aud].flat().every((audience) => audience === projectId)
  const isFromNow = iat <= now / 1_000 + leewaySeconds
  return session && isForProjectAlone && isFromNow && payload.azp === undefined
    ? { outcome: 'valid', session, expiresAt: exp * 1_000 }
    : { outcome: 'invalid' }
}

function toRefusal(error: unknown, keysAddress: URL): JwtVerdict {
  if (error instanceof errors.JWTExpired) return { outcome: 'expired' }
  // jose throws its base class for an answer that is no key set, and passes on what `fetch` throws
  const isAboutKeys =
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === errors.JOSEError.code
  if (!isAboutKeys) return { outcome: 'invalid' }
  return {
    outcome: 'unavailable',
    problem: `The project's public keys cannot be loaded from ${keysAddress.href}: ${error instanceof Error ? error.message : error}`,
  }
}

/** The session in a JWT. */
type SessionClaim = { id: string } & Omit<Session, 'session_id' | 'user_id' | 'custom_claims'>

/** The service signed the claims, so the types of the session's fields are as it writes them. */
function readSession(userId: string, payload: JWTPayload): Session | null {
  const claim: unknown = payload[sessionClaim]
  if (typeof claim !== 'object' || claim === null || !('id' in claim)) return null
  const { id, ...rest } = claim as SessionClaim // the service signed it
  const factors: readonly AuthenticationFactor[] = rest.authentication_factors ?? []
  return {
    ...rest,
    session_id: id,
    user_id: userId,
    authentication_factors: factors,
    roles: rest.roles ?? [],
    custom_claims: Object.fromEntries(
      Object.entries(payload).filter(([name]) => !ownClaims.includes(name)),
    ),
  }
}
