import { generateKeyPairSync } from 'node:crypto'
import type { Ports } from '@portico/service'
import { takeRsaPair } from './take-rsa-pair.ts'

/** Gives a service under test its keys: those of RSA in turn, others anew. */
export const takeKeyPair: NonNullable<Ports['createKeyPair']> = async (algorithm) => {
  const { publicKey, privateKey } =
    algorithm === 'RS256' ? takeRsaPair() : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    publicJwk: publicKey.export({ format: 'jwk' }),
    privateJwk: privateKey.export({ format: 'jwk' }),
  }
}
