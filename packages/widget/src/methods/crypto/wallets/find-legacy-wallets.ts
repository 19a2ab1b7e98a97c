import { createEthereumWallet } from './create-ethereum-wallet.ts'
import { createSolanaWallet } from './create-solana-wallet.ts'
import { identifyByFlags } from './identify-wallet.ts'
import { readList, readObject } from './read.ts'
import type { FoundWallet, WalletOption } from './wallet.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Finds the wallets that add themselves to `window`, as they did before announcements existed. Several extensions may
 * share `window.ethereum`, which then lists them in `providers`.
 */
export function findLegacyWallets(page: object): readonly FoundWallet[] {
  const shared = readObject(page, 'ethereum')
  const sharing = readList(shared, 'providers').filter(isObject)
  const vessel = readObject(page, 'vessel')
  const phantom = readObject(page, 'phantom')
  const solana = readObject(page, 'solana')
  const found = (
    create: (provider: object, option?: WalletOption) => FoundWallet | null,
    provider: object | undefined,
    option?: WalletOption,
  ) => (provider ? create(provider, option) : null)

  return [
    found(createSolanaWallet, readObject(phantom, 'solana'), 'Phantom'),
    found(createEthereumWallet, readObject(phantom, 'ethereum'), 'Phantom'),
    found(createEthereumWallet, readObject(vessel, 'ethereum') ?? vessel, 'Vessel'),
    found(createEthereumWallet, readObject(page, 'BinanceChain'), 'Binance'),
    found(createEthereumWallet, readObject(readObject(page, 'binancew3w'), 'ethereum'), 'Binance'),
    found(createEthereumWallet, readObject(page, 'coinbaseWalletExtension'), 'Coinbase'),
    ...(sharing.length > 0 ? sharing : [shared]).map((provider) =>
      found(createEthereumWallet, provider, provider && identifyByFlags(provider)),
    ),
    found(createSolanaWallet, solana, solana && identifyByFlags(solana)),
  ].filter((wallet) => wallet !== null)
}
