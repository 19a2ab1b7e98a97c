/**
 * Verifies the session cookie with the project's public keys, which are loaded once: no call to the service
 * for a page. A revoked session passes until its JWT ends, five minutes at the most; what must not happen
 * then has to ask the service (`POST /v1/sessions/authenticate`).
 */
import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto'
import { type Person, toPerson } from './person.ts'

type PublicKeys = Map<string, KeyObject>

const sessionClaim = 'https://stytch.com/session'
const mostLoadsMs = 60_000

const readPart = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/**
 * @param service - where it runs; the issuer of its JWTs
 * @returns judges a JWT: the person it proves, or undefined when it proves nobody
 */
export function createSessionVerifier(service: string, projectId: string) {
  let loaded: Promise<PublicKeys> | undefined
  let loadedAt = 0

  async function loadKeys(): Promise<PublicKeys> {
    const response = await fetch(`${service}/v1/sessions/jwks/${projectId}`)
    const { keys }: { keys: (JsonWebKey & { kid: string })[] } = await response.json()
    return new Map(keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]))
  }

  async function findKey(kid: string) {
    const key = (await loaded?.catch(() => null))?.get(kid)
    // an unknown key may be a new one; nobody makes us load more than once a minute
    if (key || Date.now() - loadedAt < mostLoadsMs) return key
    loadedAt = Date.now()
    loaded = loadKeys()
    return (await loaded).get(kid)
  }

  return async (jwt: string): Promise<Person | undefined> => {
    try {
      const [header, payload, signature = ''] = jwt.split('.')
      const { alg, kid } = readPart(header)
      const key = alg === 'ES256' && (await findKey(kid))
      const signed = Buffer.from(`${header}.${payload}`)
      const given = Buffer.from(signature, 'base64url')
      if (!key || !verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, given)) return
      const { iss, aud, nbf, exp, [sessionClaim]: session } = readPart(payload)
      const now = Date.now() / 1000
      const isOurs = iss === service && aud.includes(projectId)
      return isOurs && nbf <= now && now < exp ? toPerson(session) : undefined
    } catch {
      return // not a JWT, or the service cannot be reached: the browser finds out
    }
  }
}
