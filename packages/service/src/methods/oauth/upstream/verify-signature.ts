import * as oauth from 'oauth4webapi'
import type { RelyingParty } from './relying-party.ts'

/**
 * Verifies the signature of the id_token in a token answer with the provider's keys.
 *
 * @throws an error when the signature is invalid
 */
export async function verifySignature(
  { http, keysOf }: RelyingParty,
  server: oauth.AuthorizationServer,
  response: Response,
): Promise<void> {
  const address = server.jwks_uri ?? ''
  const verify = (cache: oauth.JWKSCacheInput) => {
    keysOf.set(address, cache)
    // A copy: the library caches keys by this object.
    const options = { ...http, [oauth.jwksCache]: cache }
    return oauth.validateApplicationLevelSignature({ ...server }, response, options)
  }
  const known = keysOf.get(address)
  try {
    await verify(known ?? {})
  } catch (error) {
    // Fetches the keys again at once, in case the provider has just rotated them; the library would wait a minute.
    const isUnknownKey =
      error instanceof Error && Reflect.get(error, 'code') === oauth.KEY_SELECTION
    if (!known || !isUnknownKey) throw error
    await verify({})
  }
}
