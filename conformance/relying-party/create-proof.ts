import { createHash, randomUUID } from 'node:crypto'
import { calculateJwkThumbprint, SignJWT } from 'jose'
import type { ClientKey } from './client.ts'

/** What a proof is made for. */
export interface ProofTarget {
  readonly method: string
  readonly url: string
  /** The token that is shown along with it. */
  readonly accessToken?: string
}

/** How a proof differs from the usual one; an undefined member is left out. */
export interface ProofChange {
  readonly header?: Readonly<Record<string, unknown>>
  readonly claims?: Readonly<Record<string, unknown>>
  /** Signs in place of the key that the header shows. */
  readonly signedBy?: ClientKey
}

/** The key as a proof shows it. */
export function toBareJwk({ publicJwk: { kid: _kid, alg: _alg, use: _use, ...jwk } }: ClientKey) {
  return jwk
}

/** The thumbprint of a key, as `dpop_jkt` holds it. */
export const toThumbprint = (key: ClientKey): Promise<string> =>
  calculateJwkThumbprint(toBareJwk(key))

/** Proves that the sender has the key (DPoP, RFC 9449 4.2). */
export function createProof(
  key: ClientKey,
  { method, url, accessToken }: ProofTarget,
  { header, claims, signedBy = key }: ProofChange = {},
): Promise<string> {
  const hash = accessToken && createHash('sha256').update(accessToken).digest('base64url')
  const usual = {
    jti: randomUUID(),
    htm: method,
    htu: url,
    iat: Math.floor(Date.now() / 1000),
    ...(hash && { ath: hash }),
  }
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ typ: 'dpop+jwt', alg: signedBy.alg, jwk: toBareJwk(key), ...header })
    .sign(signedBy.privateKey)
}
