import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { KeyRow } from '../storage/storage.ts'

/** Both halves of a key. */
export interface KeyPair {
  readonly publicJwk: JWK
  readonly privateJwk: JWK
}

/** Makes a key pair that signs by an algorithm. */
export type CreateKeyPair = (algorithm: KeyRow['algorithm']) => Promise<KeyPair>

/** Makes a new one: RSA keys of 2,048 bits, elliptic curves as the algorithm names them. */
export const createKeyPair: CreateKeyPair = async (algorithm) => {
  const options = { extractable: true, modulusLength: 2_048 }
  const { publicKey, privateKey } = await generateKeyPair(algorithm, options)
  return { publicJwk: await exportJWK(publicKey), privateJwk: await exportJWK(privateKey) }
}
