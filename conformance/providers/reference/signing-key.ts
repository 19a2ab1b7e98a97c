import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'oidc-provider'

let made = 0

/** A new signing key of a provider. */
export async function createSigningKey(alg: 'RS256' | 'ES256' = 'RS256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(privateKey)
  made += 1
  const kty = alg === 'RS256' ? 'RSA' : 'EC'
  return { ...jwk, kty, kid: `op-key-${made}`, alg, use: 'sig' }
}

let shared: Promise<JWK> | undefined

/** The first key of every provider in this process: making them takes long. */
export function getFirstSigningKey(): Promise<JWK> {
  shared ??= createSigningKey()
  return shared
}
