import type { KeyObject } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { makeKeyPair } from '../keys/make-key-pair.ts'
import { takeRsaPair } from '../keys/take-rsa-pair.ts'
import type { Json } from './dialect.ts'
import type { IdTokenFault } from './social-fault.ts'

/** The signing key of a provider. */
export interface Signer {
  readonly kid: string
  readonly privateKey: KeyObject
  /** The public key as in the provider's JWKS. */
  readonly jwk: Json
}

/** Makes a provider's key. */
export function createSigner(kid: string): Signer {
  const { publicKey, privateKey } = takeRsaPair()
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
  return { kid, privateKey, jwk }
}

const evil = 'https://evil.example'

/** The faults that consist in wrong claims. */
const claimFaults: Readonly<Partial<Record<IdTokenFault, (claims: JWTPayload) => JWTPayload>>> = {
  'another nonce': (claims) => ({ ...claims, nonce: 'another' }),
  'no nonce': ({ nonce: _, ...claims }) => claims,
  'another issuer': (claims) => ({ ...claims, iss: evil }),
  'another audience': (claims) => ({ ...claims, aud: 'another client' }),
  'another audience beside the client': (claims) => ({
    ...claims,
    aud: [String(claims.aud), 'another client'],
    azp: 'another client',
  }),
  'another authorized party': (claims) => ({ ...claims, azp: 'another client' }),
  expired: ({ iat = 0, ...claims }) => ({ ...claims, iat: iat - 7_200, exp: iat - 3_600 }),
}

/**
 * Signs an id_token that is valid for an hour, or makes an invalid one.
 *
 * @param options.other the key of another provider
 */
export async function signIdToken(
  told: JWTPayload,
  options: {
    readonly signer: Signer
    readonly other: Signer
    readonly clientSecret: string
    readonly now: number
    readonly fault: IdTokenFault | null
  },
): Promise<string> {
  const { signer, other, clientSecret, now, fault } = options
  const iat = Math.floor(now / 1_000)
  const right: JWTPayload = { iat, exp: iat + 3_600, ...told }
  const claims = (fault !== null && claimFaults[fault]?.(right)) || right
  if (fault === 'alg none') {
    const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    return `${write({ alg: 'none', typ: 'JWT' })}.${write(claims)}.`
  }
  const token = new SignJWT(claims)
  if (fault === 'signed with the client secret') {
    const secret = new TextEncoder().encode(clientSecret)
    return token.setProtectedHeader({ alg: 'HS256', kid: signer.kid }).sign(secret)
  }
  const { kid, privateKey } = fault === 'signed by another provider' ? other : signer
  const isForeign = fault === 'signed by another key' || fault === 'signed by an unknown key'
  return token
    .setProtectedHeader({ alg: 'RS256', kid: fault === 'signed by an unknown key' ? 'x' : kid })
    .sign(isForeign ? forge() : privateKey)
}

let forged: KeyObject | undefined

/** Makes a key that belongs to no provider. */
function forge(): KeyObject {
  forged ??= makeKeyPair(2_048).privateKey
  return forged
}
