/** Crypto wallets with real signatures: accounts for tests without a browser, and wallets for a page. */
export { createEthereumAccount } from './wallets/create-ethereum-account.ts'
export { createSolanaAccount } from './wallets/create-solana-account.ts'
export { type InstalledWallets, installWallets } from './wallets/install-wallets.ts'
export { knownWallets } from './wallets/known-wallets.ts'
export type { TestWallet, WalletMode } from './wallets/test-wallet.ts'
export type { WalletAccount, WalletChain } from './wallets/wallet-account.ts'
