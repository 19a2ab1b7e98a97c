/** The crypto wallets that have a button of their own, and the two groups of all other wallets. */
export const Wallets = {
  Metamask: 'Metamask',
  Phantom: 'Phantom',
  Vessel: 'Vessel',
  Binance: 'Binance',
  Coinbase: 'Coinbase',
  GenericEthereumWallet: 'Other Ethereum Wallet',
  GenericSolanaWallet: 'Other Solana Wallet',
} as const

/** A value of `Wallets`. */
export type Wallets = (typeof Wallets)[keyof typeof Wallets]
