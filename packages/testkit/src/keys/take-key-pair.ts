import type { Ports } from '@portico/service/assembly'
import { makeKeyPair } from './make-key-pair.ts'
import { takeRsaPair } from './take-rsa-pair.ts'

/**
 * Supplies key pairs to a service under test: RSA pairs from a fixed set in turn, pairs of other algorithms newly
 * made.
 */
export const takeKeyPair: NonNullable<Ports['createKeyPair']> = async (algorithm) => {
  const { publicKey, privateKey } = algorithm === 'RS256' ? takeRsaPair() : makeKeyPair('P-256')
  return {
    publicJwk: publicKey.export({ format: 'jwk' }),
    privateJwk: privateKey.export({ format: 'jwk' }),
  }
}
