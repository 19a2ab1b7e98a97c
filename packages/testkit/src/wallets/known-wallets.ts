import type { TestWallet } from './test-wallet.ts'

/**
 * The wallets of the specification, with all ways in which pages can find them today; the last two have only a property
 * of `window`.
 */
export const knownWallets = {
  Metamask: {
    name: 'MetaMask',
    rdns: 'io.metamask',
    announces: ['eip6963'],
    ethereum: ['ethereum'],
    flags: ['isMetaMask'],
  },
  Phantom: {
    name: 'Phantom',
    rdns: 'app.phantom',
    announces: ['eip6963', 'standard'],
    ethereum: ['phantom.ethereum'],
    solana: ['phantom.solana', 'solana'],
    flags: ['isPhantom'],
  },
  Vessel: { name: 'Vessel', ethereum: ['vessel.ethereum'] },
  Binance: {
    name: 'Binance Wallet',
    rdns: 'com.binance.wallet',
    announces: ['eip6963'],
    ethereum: ['BinanceChain'],
    flags: ['isBinance'],
  },
  Coinbase: {
    name: 'Coinbase Wallet',
    rdns: 'com.coinbase.wallet',
    announces: ['eip6963'],
    ethereum: ['coinbaseWalletExtension', 'ethereum'],
    flags: ['isCoinbaseWallet'],
  },
  GenericEthereumWallet: { name: 'An old wallet', ethereum: ['ethereum'] },
  GenericSolanaWallet: { name: 'An old wallet', solana: ['solana'] },
} as const satisfies Record<string, TestWallet>
