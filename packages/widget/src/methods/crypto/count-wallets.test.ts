import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()
let countWallets: () => number

beforeEach(async () => {
  vi.resetModules()
  for (const name of ['addEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page))
  }
  countWallets = (await import('./count-wallets.ts')).countWallets
})
afterEach(() => vi.unstubAllGlobals())

/** Answers for as long as one test lasts, as an extension does. */
function answer(question: string, listener: (event: Event) => void) {
  const stop = new AbortController()
  page.addEventListener(question, listener, { signal: stop.signal })
  return () => stop.abort()
}

const announce = (...details: unknown[]) =>
  answer('eip6963:requestProvider', () => {
    for (const detail of details) {
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  })
const register = (...wallets: object[]) =>
  answer('wallet-standard:app-ready', (event) => {
    if (event instanceof CustomEvent) event.detail.register(...wallets)()
  })

test('E8: every wallet that answers at once has its room, once, however many ways lead to it', () => {
  const stops = [
    announce({ info: { name: 'MetaMask' } }, { info: { name: 'Phantom' } }),
    register(
      { name: 'Phantom', chains: ['solana:mainnet'] },
      { name: 'Solflare', chains: ['solana:mainnet', 'solana:devnet'] },
      { name: 'Sui', chains: ['sui:mainnet'] },
    ),
  ]
  vi.stubGlobal('ethereum', {})
  expect(countWallets()).toBe(3)
  expect(countWallets()).toBe(3)
  for (const stop of stops) stop()
})

test('a wallet that only stands on the page has room, and none has none', () => {
  expect(countWallets()).toBe(0)
  vi.stubGlobal('ethereum', {})
  expect(countWallets()).toBe(1)
})

test('what is no wallet, or throws, has no room', () => {
  const trap = {
    get name() {
      throw new Error('no')
    },
    chains: ['solana:mainnet'],
  }
  const stops = [
    announce(undefined, null, 1, {}, { info: null }, { info: trap }),
    register(trap, {}, { chains: ['solana:mainnet'] }),
    answer('wallet-standard:app-ready', (event) => {
      if (event instanceof CustomEvent) event.detail.register(null, 1)
    }),
  ]
  expect(countWallets()).toBe(0)
  for (const stop of stops) stop()
})

test('in Node, which cannot be asked, there are none', () => {
  vi.unstubAllGlobals()
  expect(countWallets()).toBe(0)
})
