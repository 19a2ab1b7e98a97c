import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { WalletAccount } from './wallet-account.ts'

/** Makes a Solana account with a new key. */
export function createSolanaAccount(secretKey = ed25519.utils.randomSecretKey()): WalletAccount {
  return {
    chain: 'solana',
    address: base58.encode(ed25519.getPublicKey(secretKey)),
    sign: (message) => ed25519.sign(message, secretKey),
  }
}
