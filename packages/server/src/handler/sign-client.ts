import { SignJWT } from 'jose'
import type { Settings } from '../foundation/options.ts'

/** Signs whose request a host's server passes on. */
export type SignClient = (
  method: string,
  path: string,
  address: string | undefined,
) => Promise<string>

/**
 * Creates the function that signs the header `x-portico-client`: a JWT whose key is the SHA-256 of the project's secret in hex,
 * which is what the service knows of it.
 */
export function createSignClient({
  projectId,
  secret,
  now,
}: Pick<Settings, 'projectId' | 'secret' | 'now'>): SignClient {
  let key: Promise<CryptoKey> | undefined

  return async (htm, htu, ip) => {
    key ??= importKey(secret)
    return new SignJWT({ htm, htu, ...(ip !== undefined && { ip }) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(projectId)
      .setIssuedAt(Math.floor(now() / 1_000))
      .sign(await key)
  }
}

async function importKey(secret: string): Promise<CryptoKey> {
  const encoder = new TextEncoder()
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(secret))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', encoder.encode(hex), algorithm, false, ['sign'])
}
