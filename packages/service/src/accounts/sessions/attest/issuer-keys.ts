/**
 * Fetches and caches the public keys of trusted issuers from the configured URLs, never from a URL that a token names.
 */
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose'

/** How long an issuer may take to answer; milliseconds. */
const timeoutMs = 5_000

/** How long an issuer's keys are cached. */
const cacheMs = 10 * 60_000

/** An unknown key id causes a new fetch, at most this often, because key ids are easily made up. */
const cooldownMs = 30_000

/** The maximum size of an answer; a set of keys takes a few KB. */
const maxBytes = 256 * 1024

/** The issuer's keys could not be fetched. The sign-in fails, but not through the caller's fault. */
export class IssuerUnreachableError extends Error {
  override readonly name = 'IssuerUnreachableError'
}

/** Returns the function that finds a token's key in the JWKS of one URL. */
export type FindIssuerKey = (jwksUrl: string) => JWTVerifyGetKey

/** Creates the cache of issuers' keys, one for the service. */
export function createIssuerKeys(): FindIssuerKey {
  const known = new Map<string, JWTVerifyGetKey>()
  return (jwksUrl) => {
    const findKey = known.get(jwksUrl) ?? createFinder(jwksUrl)
    known.set(jwksUrl, findKey)
    return findKey
  }
}

function createFinder(jwksUrl: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: timeoutMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: cacheMs,
    [customFetch]: fetchBounded,
  })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (cause) {
      // These two errors mean that the set was fetched and has no matching key, or several.
      const isAnswer =
        cause instanceof errors.JWKSNoMatchingKey ||
        cause instanceof errors.JWKSMultipleMatchingKeys
      throw isAnswer ? cause : new IssuerUnreachableError('No keys of the issuer.', { cause })
    }
  }
}

/** Limits the size of an answer; the library itself follows no redirect and has a time limit. */
const fetchBounded: FetchImplementation = async (url, options) => {
  const response = await fetch(url, options)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest of the body.
    if (bytes > maxBytes) throw new Error('The answer is too large for a set of keys.')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), { status: response.status === 200 ? 200 : 502 })
}
