import * as oauth from 'oauth4webapi'
import type { RelyingParty } from './relying-party.ts'

/**
 * Verifies the signature of the id_token in a token answer by the provider's keys.
 *
 * @throws when it is not the provider's
 */
export async function verifySignature(
  { http, keysOf }: RelyingParty,
  server: oauth.AuthorizationServer,
  response: Response,
): Promise<void> {
  const address = server.jwks_uri ?? ''
  const verify = (cache: oauth.JWKSCacheInput) => {
    keysOf.set(address, cache)
    // a copy: the library remembers keys by the object
    const options = { ...http, [oauth.jwksCache]: cache }
    return oauth.validateApplicationLevelSignature({ ...server }, response, options)
  }
  const known = keysOf.get(address)
  try {
    await verify(known ?? {})
  } catch (error) {
    // A provider that has just changed its keys is asked for them at once, where the library waits a minute.
    const isUnknownKey =
      error instanceof Error && Reflect.get(error, 'code') === oauth.KEY_SELECTION
    if (!known || !isUnknownKey) throw error
    await verify({})
  }
}
