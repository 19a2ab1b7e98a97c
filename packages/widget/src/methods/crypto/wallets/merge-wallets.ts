import type { Chain, FoundWallet, Wallet, WalletOption } from './wallet.ts'

/** In the order of their buttons (specification section 2). */
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

/** Most of the listed wallets sign for both chains; Phantom is known for this one. */
const toUsualChain = (option: WalletOption): Chain => (option === 'Phantom' ? 'solana' : 'ethereum')

/** The one of the ways to a listed wallet that is used. */
const chooseWay = (ways: readonly FoundWallet[], option: WalletOption) =>
  ways.find(({ chain }) => chain === toUsualChain(option)) ?? ways[0]

/**
 * Every other wallet by its name, else the one that has none. A wallet that announces itself often stands on the page
 * as well, by an object of its own: so the nameless one counts only where no other of its chain has a name.
 */
function mergeOthers(ways: readonly FoundWallet[]): readonly FoundWallet[] {
  const names = [...new Set(ways.map(({ name }) => name))].filter((name) => name !== undefined)
  if (names.length === 0) return ways.slice(0, 1)
  return names.sort().flatMap((name) => ways.find((way) => way.name === name) ?? [])
}

/**
 * The wallets to be offered, each once, in the order of their buttons.
 *
 * @param found - every way to each, those first that are preferred
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
    // one wallet that signs for both chains has two accounts: the buttons say which is which
    const name =
      wallet.name && isTwin ? `${wallet.name} (${chainNames[wallet.chain]})` : wallet.name
    return name === wallet.name ? wallet : { ...wallet, name }
  })
}
