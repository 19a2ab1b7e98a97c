import { createHash } from 'node:crypto'
import { type JWTPayload, jwtVerify } from 'jose'
import { AuthError } from '../../../foundation/errors/auth-error.ts'
import type { TrustedIssuer } from '../../../kernel/config/access-settings.ts'
import { type FindIssuerKey, IssuerUnreachableError } from './issuer-keys.ts'

/** Only asymmetric algorithms: with a shared secret, or none, anyone who knows the public values could sign. */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]

/** The tolerated difference between the issuer's clock and this one; seconds. */
const leewaySeconds = 30

/** A verified trusted token. */
export interface TrustedToken {
  readonly claims: JWTPayload
  /** The `jti`, or the hash of the signed part. */
  readonly tokenId: string
  /** The time from which its age alone makes it invalid; epoch milliseconds. */
  readonly deadAt: number
}

/**
 * Verifies a JWT of a trusted issuer: signature by the configured keys, `iss`, `aud` and `exp`.
 *
 * @param now epoch milliseconds
 * @throws AuthError `invalid_trusted_auth_token`; `server_unavailable` when the keys cannot be fetched
 */
export async function verifyTrustedToken(
  findIssuerKey: FindIssuerKey,
  issuer: TrustedIssuer,
  token: string,
  now: number,
): Promise<TrustedToken> {
  const claims = await readClaims(findIssuerKey, issuer, token, now)
  const { exp = Number.NaN, iat = 0, jti } = claims
  const deadAt = (Math.ceil(exp) + leewaySeconds) * 1000
  const isForUsAlone = [claims.aud].flat().every((audience) => audience === issuer.audience)
  const isFromNow = iat <= now / 1000 + leewaySeconds
  if (!isForUsAlone || !isFromNow || !Number.isSafeInteger(deadAt)) {
    throw new AuthError('invalid_trusted_auth_token')
  }
  return { claims, tokenId: toTokenId(token, jti), deadAt }
}

async function readClaims(
  findIssuerKey: FindIssuerKey,
  { jwksUrl, issuer, audience }: TrustedIssuer,
  token: string,
  now: number,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, findIssuerKey(jwksUrl), {
      algorithms,
      issuer,
      audience,
      requiredClaims: ['exp'],
      clockTolerance: leewaySeconds,
      currentDate: new Date(now),
    })
    return payload
  } catch (cause) {
    if (cause instanceof IssuerUnreachableError) {
      throw new AuthError('server_unavailable', { cause, retryAfterSeconds: 5 })
    }
    throw new AuthError('invalid_trusted_auth_token')
  }
}

/** Returns a short text that is the same whenever this token is presented. */
function toTokenId(token: string, jti: unknown): string {
  if (typeof jti === 'string' && /^[\x21-\x7e]{1,128}$/.test(jti)) return jti
  // Without the signature, because some algorithms allow a second valid signature of the same claims.
  const named = typeof jti === 'string' && jti !== '' ? jti : token.slice(0, token.lastIndexOf('.'))
  return createHash('sha256').update(named).digest('hex')
}
