/** The names of types of crypto wallets; `type-names.ts` of the package explains them. */
import type { ReplyOf } from '@portico/contract'
import type { crypto } from '@portico/contract/methods/crypto'
import type { CryptoWalletOptions, CryptoWalletStartOptions, CryptoWalletsApi } from './crypto.ts'

/** Options of `cryptoWallets.authenticateStart`. */
export type CryptoWalletAuthenticateStartOptions = CryptoWalletStartOptions
/** Answer of `cryptoWallets.authenticateStart`. */
export type CryptoWalletAuthenticateStartResponse = ReplyOf<typeof crypto.authenticateStartPrimary>
/** Options of `cryptoWallets.authenticate`. */
export type CryptoWalletAuthenticateOptions = CryptoWalletOptions
/** Answer of `cryptoWallets.authenticate`. */
export type CryptoWalletAuthenticateResponse = ReplyOf<typeof crypto.authenticate>
/** `client.cryptoWallets`. */
export type IHeadlessCryptoWalletClient = CryptoWalletsApi
/** Parts of an EIP-4361 message. */
export type SIWEParams = NonNullable<CryptoWalletStartOptions['siwe_params']>
