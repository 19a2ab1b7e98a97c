import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { KeyRow } from '../storage/storage.ts'

/** The public and the private half of a key. */
export interface KeyPair {
  readonly publicJwk: JWK
  readonly privateJwk: JWK
}

/** Makes a key pair for a signature algorithm. */
export type CreateKeyPair = (algorithm: KeyRow['algorithm']) => Promise<KeyPair>

/** Makes a random key pair: RSA keys of 2,048 bits, or the elliptic curve of the algorithm. */
export const createKeyPair: CreateKeyPair = async (algorithm) => {
  const options = { extractable: true, modulusLength: 2_048 }
  const { publicKey, privateKey } = await generateKeyPair(algorithm, options)
  return { publicJwk: await exportJWK(publicKey), privateJwk: await exportJWK(privateKey) }
}
