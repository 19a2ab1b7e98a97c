/** The chain that a wallet's account belongs to. */
export type WalletChain = 'ethereum' | 'solana'

/** An account of a wallet, with its key. */
export interface WalletAccount {
  readonly chain: WalletChain
  /** The address as its wallet spells it: with the EIP-55 checksum, or in base58. */
  readonly address: string
  /** Signs like `personal_sign` and `signMessage`. */
  sign(message: Uint8Array): Uint8Array
}
