import { type JsonWebKey, sign } from 'node:crypto'
import { type KeyObjects, makeKeyPair } from '../keys/make-key-pair.ts'
import { takeRsaPair } from '../keys/take-rsa-pair.ts'

/** The signature algorithms of the software authenticator. */
export type KeyAlgorithm = 'ES256' | 'RS256' | 'EdDSA'

/** A COSE_Key (RFC 9052, section 7): labels to values. */
export type CoseKey = Map<number, number | string | Uint8Array<ArrayBuffer>>

/** The key pair of a credential: the function that signs, and the public key. */
export interface CredentialKey {
  readonly cose: CoseKey
  /** The public key in the form of `getPublicKey()`. */
  readonly spki: Buffer
  sign(message: Buffer): Buffer
}

/** COSE's numbers for the algorithms (RFC 9053). */
export const coseNumbers: Readonly<Record<KeyAlgorithm, number>> = {
  ES256: -7,
  RS256: -257,
  EdDSA: -8,
}

/** Makes the key pair of a new credential. */
export function createCredentialKey(algorithm: KeyAlgorithm): CredentialKey {
  const { publicKey, privateKey } = generate(algorithm)
  return {
    cose: toCose(algorithm, publicKey.export({ format: 'jwk' })),
    spki: publicKey.export({ format: 'der', type: 'spki' }),
    sign: (message) => sign(algorithm === 'EdDSA' ? null : 'sha256', message, privateKey),
  }
}

function generate(algorithm: KeyAlgorithm): KeyObjects {
  if (algorithm === 'ES256') return makeKeyPair('P-256')
  if (algorithm === 'RS256') return takeRsaPair()
  return makeKeyPair('Ed25519')
}

// Labels: 1 key type, 3 algorithm, -1 curve or modulus, -2 x or exponent, -3 y.
function toCose(algorithm: KeyAlgorithm, { x, y, n, e }: JsonWebKey): CoseKey {
  const key: CoseKey = new Map()
  key.set(1, { ES256: 2, RS256: 3, EdDSA: 1 }[algorithm]).set(3, coseNumbers[algorithm])
  if (algorithm === 'ES256') return key.set(-1, 1).set(-2, toBytes(x)).set(-3, toBytes(y))
  if (algorithm === 'RS256') return key.set(-1, toBytes(n)).set(-2, toBytes(e))
  return key.set(-1, 6).set(-2, toBytes(x))
}

function toBytes(text = ''): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64url'))
}
