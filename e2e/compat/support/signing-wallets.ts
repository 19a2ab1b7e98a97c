/** Wallets that sign beside the page, by libraries that the service does not use. */

import { sign } from 'node:crypto'
import { makeKeyPair } from '@portico/testkit/keys'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** A wallet in a person's hands. */
export interface SigningWallet {
  readonly crypto_wallet_type: 'ethereum' | 'solana'
  readonly crypto_wallet_address: string
  sign(challenge: string): Promise<string>
}

/** As `personal_sign` of an Ethereum wallet does. */
export function createEthereumSigner(): SigningWallet {
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    crypto_wallet_type: 'ethereum',
    crypto_wallet_address: account.address,
    sign: (message) => account.signMessage({ message }),
  }
}

/** As `signMessage` of a Solana wallet does. */
export function createSolanaSigner(): SigningWallet {
  const { publicKey, privateKey } = makeKeyPair('Ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    crypto_wallet_type: 'solana',
    crypto_wallet_address: base58.encode(Buffer.from(x, 'base64url')),
    sign: async (message) => base58.encode(sign(null, Buffer.from(message), privateKey)),
  }
}
