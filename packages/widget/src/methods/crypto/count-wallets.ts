/** The names of those that have announced themselves: all ways to one wallet have the same. */
const names = new Set<unknown>()

/** Adds a name, which is read from an object of anybody's: it may throw, and have none. */
function add(read: () => unknown) {
  try {
    const name = read()
    if (name) names.add(name)
  } catch {
    // it is no wallet
  }
}

/** The same function for every count: the browser adds an equal listener once. */
const hear = (event: { detail: { info: { name: unknown } } }) => add(() => event.detail.info.name)

const register = (...wallets: readonly { name: unknown; chains: unknown }[]) => {
  for (const wallet of wallets) {
    add(() => `${wallet.chains}`.includes('solana:') && wallet.name)
  }
  return () => {}
}

/**
 * How many wallets answer at once: the room of their buttons on Main, before the code is there that knows them. Those
 * that only stand on the page count where no other does, as one. In Node there are none.
 */
export function countWallets(): number {
  try {
    // what an event has not throws, and is caught
    addEventListener('eip6963:announceProvider', hear as unknown as EventListener)
    dispatchEvent(new Event('eip6963:requestProvider'))
    dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  } catch {
    // there is no page to ask
  }
  return names.size || Number('ethereum' in globalThis)
}
