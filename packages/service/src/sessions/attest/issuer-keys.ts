/**
 * The public keys of trusted issuers, from where the configuration says they are: fetched when needed,
 * remembered, and never from an address that a token names.
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

/** How long its keys are remembered. */
const cacheMs = 10 * 60_000

/** An unknown key makes us look again, this often at most: made-up kids are cheap. */
const cooldownMs = 30_000

/** What an answer may hold; a set of keys is a few KB. */
const maxBytes = 256 * 1024

/** The issuer's keys could not be had: nobody is let in, and nobody is to blame who asked. */
export class IssuerUnreachableError extends Error {
  override readonly name = 'IssuerUnreachableError'
}

/** Finds the key that signed a token, among those of one address. */
export type FindIssuerKey = (jwksUrl: string) => JWTVerifyGetKey

/** A memory of issuers' keys, one for the service. */
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
      // A set without the key, or with two that fit, is an answer; anything else is none.
      const isAnswer =
        cause instanceof errors.JWKSNoMatchingKey ||
        cause instanceof errors.JWKSMultipleMatchingKeys
      throw isAnswer ? cause : new IssuerUnreachableError('No keys of the issuer.', { cause })
    }
  }
}

/** The library follows no redirect and ends at the time limit; here an answer that does not end is cut off. */
const fetchBounded: FetchImplementation = async (url, options) => {
  const response = await fetch(url, options)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new Error('The answer is too large for a set of keys.')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), { status: response.status === 200 ? 200 : 502 })
}
