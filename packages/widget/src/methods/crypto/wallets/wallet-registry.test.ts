import { describe, expect, test } from 'vitest'
import { createWalletRegistry } from './wallet-registry.ts'

const ethereum = (flags: object = {}) => ({ request: async () => [], ...flags })
const solana = (flags: object = {}) => ({
  connect: async () => ({}),
  signMessage: async () => ({}),
  ...flags,
})
const standard = (name: unknown, chains: unknown = ['solana:mainnet']) => ({
  name,
  chains,
  features: {
    'standard:connect': { connect: async () => ({}) },
    'solana:signMessage': { signMessage: async () => [] },
  },
})

/** A page with wallets on it, and those that announce themselves. */
function findOn(
  globals: object,
  announced: readonly unknown[] = [],
  registered: readonly unknown[] = [],
) {
  const page = Object.assign(new EventTarget(), globals)
  page.addEventListener('eip6963:requestProvider', () => {
    for (const detail of announced) {
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  })
  page.addEventListener('wallet-standard:app-ready', (event) => {
    for (const wallet of registered) (event as CustomEvent).detail.register(wallet) // as the standard has it
  })
  // of a window it reads what is on it, and its events
  const registry = createWalletRegistry(page as unknown as Window)
  const list = () =>
    registry.list().map(({ option, name, chain }) => [name ?? option, chain].join(' '))
  return { page, registry, list }
}

const announce = (name: unknown, rdns: unknown, provider: unknown = ethereum()) => ({
  info: { name, rdns, uuid: '1', icon: '' },
  provider,
})

describe('the wallets of a page', () => {
  test('are those on the globals, in the order of the specification', () => {
    const globals = {
      solana: solana(),
      ethereum: {
        ...ethereum(),
        providers: [
          ethereum(),
          ethereum({ isCoinbaseWallet: true }),
          ethereum({ isMetaMask: true }),
        ],
      },
      BinanceChain: ethereum(),
      vessel: { ethereum: ethereum() },
      phantom: { solana: solana({ isPhantom: true }) },
    }
    expect(findOn(globals).list()).toEqual([
      'Metamask ethereum',
      'Phantom solana',
      'Vessel ethereum',
      'Binance ethereum',
      'Coinbase ethereum',
      'GenericEthereumWallet ethereum',
      'GenericSolanaWallet solana',
    ])
  })

  test('are each one, however many ways lead to it', () => {
    const metamask = ethereum({ isMetaMask: true })
    const phantom = solana({ isPhantom: true })
    const globals = {
      ethereum: metamask,
      solana: phantom,
      phantom: { solana: phantom, ethereum: ethereum({ isPhantom: true, isMetaMask: true }) },
    }
    const announced = [
      announce('MetaMask', 'io.metamask', metamask),
      announce('MetaMask', 'io.metamask'),
      announce('Phantom', 'app.phantom'),
    ]
    const { list } = findOn(globals, announced, [standard('Phantom'), standard('MetaMask')])
    expect(list()).toEqual(['Metamask ethereum', 'Phantom solana'])
  })

  test('that say isMetaMask beside what they are, are not Metamask', () => {
    const rabby = ethereum({ isMetaMask: true, isRabby: true })
    expect(findOn({ ethereum: rabby }).list()).toEqual(['GenericEthereumWallet ethereum'])
    const known = [announce('Rabby Wallet', 'io.rabby')]
    expect(findOn({ ethereum: rabby }, known).list()).toEqual(['Rabby Wallet ethereum'])
  })

  test('have names without control characters and of a bearable length', () => {
    const { list } = findOn({}, [announce(`\u202eA\u0000B \n C${'x'.repeat(500)}`, 'a.b')])
    const [name = ''] = list()
    expect(name.startsWith('A B Cxxx')).toBe(true)
    expect([...name.replace(' ethereum', '')]).toHaveLength(40)
  })

  test('that sign for both chains by one name are told apart', () => {
    const { list } = findOn({}, [announce('Backpack', 'app.backpack')], [standard('Backpack')])
    expect(list()).toEqual(['Backpack (Ethereum) ethereum', 'Backpack (Solana) solana'])
  })

  test('that come later are told of', () => {
    const { page, registry, list } = findOn({})
    let told = 0
    const stop = registry.subscribe(() => {
      told += 1
    })
    const detail = announce('MetaMask', 'io.metamask')
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: ({ register }: { register(wallet: object): void }) =>
          register(standard('Solflare')),
      }),
    )
    expect(list()).toEqual(['Metamask ethereum', 'Solflare solana'])
    expect(told).toBe(2)
    stop()
    Object.assign(page, { BinanceChain: ethereum() })
    page.dispatchEvent(new Event('ethereum#initialized'))
    expect(list()).toContain('Binance ethereum')
    expect(told).toBe(2)
  })

  test('CW-08 leave out what is none, whatever it is and whatever it throws', () => {
    const hostile = new Proxy(ethereum(), {
      get() {
        throw new Error('No.')
      },
      ownKeys() {
        throw new Error('No.')
      },
    })
    const throwing = Object.defineProperty({}, 'ethereum', {
      enumerable: false,
      get() {
        throw new Error('No.')
      },
    })
    const strange = [null, 0, 'x', [], {}, () => {}, hostile]
    for (const value of strange) {
      const globals = {
        ethereum: value,
        solana: value,
        phantom: value,
        vessel: value,
        BinanceChain: value,
      }
      const details = [value, announce(value, value, value), { provider: value }]
      expect(findOn(globals, details, [value, standard(value, value)]).list()).toEqual([])
      expect(findOn({ ethereum: { providers: value } }).list()).toEqual([])
    }
    const page = Object.setPrototypeOf(new EventTarget(), Object.create(EventTarget.prototype))
    Object.defineProperty(
      page,
      'ethereum',
      Object.getOwnPropertyDescriptor(throwing, 'ethereum') ?? {},
    )
    expect(createWalletRegistry(page).list()).toEqual([])
    expect(findOn({}, [announce(7, {}, ethereum())]).list()).toEqual([
      'GenericEthereumWallet ethereum',
    ])
  })

  test('CW-08 a registration that throws stops nobody', () => {
    const { page, list } = findOn({}, [], [standard('Solflare')])
    for (const detail of [
      1,
      null,
      () => {
        throw new Error('No.')
      },
    ]) {
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    }
    expect(list()).toEqual(['Solflare solana'])
  })
})
