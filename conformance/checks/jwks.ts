import { importJWK, type JWK } from 'jose'
import { ensure, fail } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'
import { isObject, readJson } from './json.ts'

const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']

/** Loads the provider's keys and holds them against RFC 7517: public, usable, each with its own `kid`. */
export async function loadKeys({ provider, metadata }: TestContext): Promise<readonly JWK[]> {
  const answer = await provider.send(metadata.jwksUri)
  ensure(answer.status === 200, `jwks: ${answer.status}`)
  const type = answer.headers.get('content-type') ?? ''
  ensure(/^application\/(jwk-set\+)?json\b/.test(type), `jwks: "${type}", not JSON`)
  const set = await readJson(
    new Response(await answer.text(), { headers: { 'content-type': 'application/json' } }),
    'jwks',
  )
  const { keys } = set
  ensure(Array.isArray(keys) && keys.length > 0, 'jwks: there are no keys')
  const seen = new Set<string>()
  const verified: JWK[] = []
  for (const key of keys) {
    ensure(isJwk(key), 'jwks: a key has no "kty"')
    const { kid } = key
    ensure(typeof kid === 'string' && kid !== '', 'jwks: a key has no "kid"')
    ensure(!seen.has(kid), `jwks: two keys have the kid ${kid}`)
    seen.add(kid)
    const secret = privateMembers.find((member) => member in key)
    ensure(!secret, `jwks: the key ${kid} shows its private member "${secret}"`)
    verified.push(await verifyKey(key))
  }
  return verified
}

function isJwk(key: unknown): key is JWK {
  return isObject(key) && typeof key.kty === 'string'
}

async function verifyKey(key: JWK): Promise<JWK> {
  const fallback = key.kty === 'RSA' ? 'RS256' : undefined
  try {
    await importJWK(key, key.alg ?? fallback)
  } catch (cause) {
    fail(`jwks: the key ${key.kid} cannot be used: ${String(cause)}`)
  }
  return key
}
