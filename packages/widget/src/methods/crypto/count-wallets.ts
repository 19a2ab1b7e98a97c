/**
 * The names of the wallets that have announced themselves. A wallet announces itself under the same name in every way.
 */
const names = new Set<unknown>()

/**
 * Adds the name of a wallet. It is read from an object of an unknown extension: it may be missing, and reading it may
 * throw.
 */
function add(read: () => unknown) {
  try {
    const name = read()
    if (name) names.add(name)
  } catch {
    // the object is not a wallet
  }
}

/** The listener is a constant, because a browser adds the same listener only once. */
const hear = (event: { detail: { info: { name: unknown } } }) => add(() => event.detail.info.name)

const register = (...wallets: readonly { name: unknown; chains: unknown }[]) => {
  for (const wallet of wallets) {
    add(() => `${wallet.chains}`.includes('solana:') && wallet.name)
  }
  return () => {}
}

/**
 * Counts the wallets that announce themselves at once, to reserve the room of their buttons on Main before the code for
 * wallets is loaded. If none announces itself, a wallet in `window.ethereum` counts as one. In Node the count is 0.
 */
export function countWallets(): number {
  try {
    // a property that is missing from the event throws, and `add` catches it
    addEventListener('eip6963:announceProvider', hear as unknown as EventListener)
    dispatchEvent(new Event('eip6963:requestProvider'))
    dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  } catch {
    // there is no page, for example in Node
  }
  return names.size || Number('ethereum' in globalThis)
}
