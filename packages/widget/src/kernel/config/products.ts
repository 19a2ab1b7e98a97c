import type { MethodId } from '../../declarations/all-declarations.ts'

export { OAuthProviders } from '@portico/client'

/**
 * The products a host may configure (specification section 3). They are names; a configuration may as well
 * hold objects with a name as `id`, so code written for either dialect works.
 */
export const Products = {
  emailMagicLinks: 'emailMagicLinks',
  oauth: 'oauth',
  otp: 'otp',
  crypto: 'crypto',
  passwords: 'passwords',
  passkeys: 'passkeys',
  passkeyRegistration: 'passkeyRegistration',
} as const

/** A product's name. */
export type ProductId = (typeof Products)[keyof typeof Products] | MethodId

/** One of `Products`. */
export type Products = ProductId

/** The crypto wallets that have a button of their own, and the two kinds for all others. */
export const Wallets = {
  Metamask: 'Metamask',
  Phantom: 'Phantom',
  Vessel: 'Vessel',
  Binance: 'Binance',
  Coinbase: 'Coinbase',
  GenericEthereumWallet: 'Other Ethereum Wallet',
  GenericSolanaWallet: 'Other Solana Wallet',
} as const

/** One of `Wallets`. */
export type Wallets = (typeof Wallets)[keyof typeof Wallets]
