import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'oidc-provider'

let made = 0

/** A new signing key of a provider. */
export async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  made += 1
  return { ...jwk, kty: 'RSA', kid: `op-key-${made}`, alg: 'RS256', use: 'sig' }
}

let shared: Promise<JWK> | undefined

/** The first key of every provider in this process: making them takes long. */
export function getFirstSigningKey(): Promise<JWK> {
  shared ??= createSigningKey()
  return shared
}
