import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose'
import type { Settings } from '../foundation/options.ts'

/** Verifies a JWT that the service signed for the project. @throws the errors of jose, and those of `fetch` */
export type VerifyJwt = (jwt: string) => Promise<JWTPayload>

/** How long the keys are used without being loaded again, so that a service that is down ends no session early. */
const keysMaxAgeMs = 30 * 60_000

/** The address of the project's public keys. */
export const toKeysAddress = ({ baseUrl, projectId }: Pick<Settings, 'baseUrl' | 'projectId'>) =>
  new URL(`${baseUrl}/v1/sessions/jwks/${encodeURIComponent(projectId)}`)

/**
 * Creates the function that verifies JWTs with the project's public keys. The keys are loaded at the first JWT, and again for a
 * JWT with an unknown key, at most once in half a minute.
 */
export function createVerifyJwt(
  settings: Pick<Settings, 'baseUrl' | 'issuer' | 'projectId' | 'timeoutMs' | 'fetch' | 'now'>,
): VerifyJwt {
  const { issuer, projectId, timeoutMs, now } = settings
  const findKey = createRemoteJWKSet(toKeysAddress(settings), {
    timeoutDuration: timeoutMs,
    cacheMaxAge: keysMaxAgeMs,
    [customFetch]: (url, options) => settings.fetch(url, options),
  })
  return async (jwt) => {
    const { payload } = await jwtVerify(jwt, findKey, {
      algorithms: ['ES256'],
      issuer,
      audience: projectId,
      requiredClaims: ['iat', 'exp'],
      currentDate: new Date(now()),
    })
    return payload
  }
}
