import { exportJWK, generateKeyPair } from 'jose'
import type { ClientKey } from './client.ts'

let made = 0

/** A new key with a `kid` of its own. */
export async function createClientKey(alg: ClientKey['alg'] = 'RS256'): Promise<ClientKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  made += 1
  const kid = `rp-key-${made}`
  const jwk = await exportJWK(publicKey)
  return { alg, kid, privateKey, publicJwk: { ...jwk, kid, alg, use: 'sig' } }
}

let shared: Promise<ClientKey> | undefined

/** One key for all clients that need none of their own: making them takes long. */
export function getClientKey(): Promise<ClientKey> {
  shared ??= createClientKey()
  return shared
}
