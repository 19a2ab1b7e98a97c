import type { Chain, FoundWallet, Wallet, WalletOption } from './wallet.ts'

/** The order of the wallets' buttons (specification section 2). */
const order: readonly WalletOption[] = [
  'Metamask',
  'Phantom',
  'Vessel',
  'Binance',
  'Coinbase',
  'GenericEthereumWallet',
  'GenericSolanaWallet',
]

const chainNames: Readonly<Record<Chain, string>> = { ethereum: 'Ethereum', solana: 'Solana' }

/**
 * Returns the chain that is used for a listed wallet. Most of them support both chains; Phantom is best known for
 * Solana.
 */
const toUsualChain = (option: WalletOption): Chain => (option === 'Phantom' ? 'solana' : 'ethereum')

/** Returns which of a listed wallet's objects is used. */
const chooseWay = (ways: readonly FoundWallet[], option: WalletOption) =>
  ways.find(({ chain }) => chain === toUsualChain(option)) ?? ways[0]

/**
 * Returns every wallet that is not listed, by its name. A wallet that announces itself often also adds an object
 * without a name to `window`, so an object without a name counts only if no other wallet of its chain has a name.
 */
function mergeOthers(ways: readonly FoundWallet[]): readonly FoundWallet[] {
  const names = [...new Set(ways.map(({ name }) => name))].filter((name) => name !== undefined)
  if (names.length === 0) return ways.slice(0, 1)
  return names.sort().flatMap((name) => ways.find((way) => way.name === name) ?? [])
}

/**
 * Merges the found wallets into the offered ones: each wallet once, in the order of their buttons.
 *
 * @param found - all objects of all wallets, the preferred objects first
 */
export function mergeWallets(found: readonly FoundWallet[]): readonly Wallet[] {
  const ways = found.filter(
    ({ provider }, index) => found.findIndex((way) => way.provider === provider) === index,
  )
  const merged = order.flatMap((option) => {
    const own = ways.filter((way) => way.option === option)
    return option.startsWith('Generic') ? mergeOthers(own) : (chooseWay(own, option) ?? [])
  })
  return merged.map((wallet) => {
    const isTwin = merged.some((it) => it !== wallet && it.name === wallet.name)
    // a wallet that supports both chains has two accounts, so its two buttons name the chain
    const name =
      wallet.name && isTwin ? `${wallet.name} (${chainNames[wallet.chain]})` : wallet.name
    return name === wallet.name ? wallet : { ...wallet, name }
  })
}
