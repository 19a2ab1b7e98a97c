/** What a wallet signs for. */
export type WalletChain = 'ethereum' | 'solana'

/** One account of a wallet, with its key. */
export interface WalletAccount {
  readonly chain: WalletChain
  /** As its wallet spells it: with the EIP-55 checksum, or in base58. */
  readonly address: string
  /** Signs as `personal_sign` and `signMessage` do. */
  sign(message: Uint8Array): Uint8Array
}
