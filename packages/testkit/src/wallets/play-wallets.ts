import type { WalletAnswer, WalletQuestion } from './answer-wallet.ts'
import type { TestWallet } from './test-wallet.ts'
import type { WalletChain } from './wallet-account.ts'

/** The argument of the script in the page. */
export interface WalletPlay {
  readonly wallets: readonly TestWallet[]
  /** The name of the function that calls Node. */
  readonly binding: string
}

type Ask = (index: number, chain: WalletChain, question: WalletQuestion) => Promise<WalletAnswer>

/**
 * Runs in the page: puts the wallets where extensions put them, and announces them. It is sent to the page as text, so
 * it uses nothing outside itself.
 */
export function playWallets({ wallets, binding }: WalletPlay): void {
  const ask = Reflect.get(window, binding) as Ask // the test exposed it under that name
  const toHex = (bytes: Uint8Array) =>
    [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const toBytes = (hex: string) =>
    Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

  const unwrap = <Answer extends WalletAnswer>(answer: Answer) => {
    if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error)
    return answer
  }
  const readAddresses = (answer: WalletAnswer) =>
    'addresses' in answer ? answer.addresses : undefined
  const readSigned = (answer: WalletAnswer) => ('signature' in answer ? answer : { signature: '' })

  const createListeners = () => {
    const all = new Set<(value: unknown) => void>()
    return {
      on: (_: string, listener: (value: unknown) => void) => {
        all.add(listener)
        return () => void all.delete(listener)
      },
      off: (_: string, listener: (value: unknown) => void) => void all.delete(listener),
      tell: (value: unknown) => {
        for (const listener of all) listener(value)
      },
    }
  }
  const toFlags = ({ flags = [] }: TestWallet) =>
    Object.fromEntries(flags.map((flag) => [flag, true]))

  function createEthereumProvider(wallet: TestWallet, index: number): object {
    const { on, off, tell } = createListeners()
    const request = ({ method, params = [] }: { method: string; params?: string[] }) => {
      if (wallet.mode === 'throws') throw new Error('The wallet threw.')
      return answer(method, params)
    }
    const answer = async (method: string, [message = '', address = '']: string[]) => {
      if (method === 'eth_requestAccounts') {
        return readAddresses(unwrap(await ask(index, 'ethereum', { ask: 'connect' })))
      }
      if (method === 'eth_accounts') {
        return readAddresses(unwrap(await ask(index, 'ethereum', { ask: 'accounts' })))
      }
      if (method !== 'personal_sign') throw new Error(`Unknown method: ${method}`)
      // wallets treat a message that is not hex as text
      const isHex = /^0x([0-9a-f]{2})*$/i.test(message)
      const hex = isHex ? message.slice(2) : toHex(new TextEncoder().encode(message))
      const question = { ask: 'sign', message: hex, address } as const
      const { signature, switchedTo } = readSigned(
        unwrap(await ask(index, 'ethereum', question)),
      ) as { signature: unknown; switchedTo?: string } // the test's wallet answers with these fields
      if (switchedTo) tell([switchedTo])
      return typeof signature === 'string' ? `0x${signature}` : signature
    }
    const { chainId } = wallet
    return { ...toFlags(wallet), chainId, request, on, removeListener: off }
  }

  function createSolanaProvider(wallet: TestWallet, index: number): object {
    const { on, off, tell } = createListeners()
    let address = ''
    const provider = {
      ...toFlags(wallet),
      publicKey: null as string | null,
      on,
      off,
      connect() {
        if (wallet.mode === 'throws') throw new Error('The wallet threw.')
        return ask(index, 'solana', { ask: 'connect' }).then((answer) => {
          const addresses = readAddresses(unwrap(answer))
          if (!Array.isArray(addresses)) return addresses
          address = String(addresses[0])
          provider.publicKey = address
          return { publicKey: { toString: () => address } }
        })
      },
      /** An older form of the same calls. */
      request({ method, params }: { method: string; params?: { message: Uint8Array } }) {
        return method === 'signMessage' && params
          ? provider.signMessage(params.message)
          : provider.connect()
      },
      async signMessage(message: Uint8Array) {
        const question = { ask: 'sign', message: toHex(message), address } as const
        const { signature, switchedTo } = readSigned(
          unwrap(await ask(index, 'solana', question)),
        ) as { signature: unknown; switchedTo?: string } // the test's wallet answers with these fields
        if (switchedTo) tell({ toString: () => switchedTo })
        return { signature: typeof signature === 'string' ? toBytes(signature) : signature }
      },
    }
    return provider
  }

  function createStandard(wallet: TestWallet, index: number): object {
    const { on, tell } = createListeners()
    let accounts: { address: string }[] = []
    const toAccount = (address: string) => ({
      address,
      publicKey: new Uint8Array(32),
      chains: ['solana:mainnet'],
      features: ['solana:signMessage'],
    })
    return {
      version: '1.0.0',
      name: wallet.name,
      icon: 'data:image/svg+xml,<svg/>',
      chains: ['solana:mainnet'],
      get accounts() {
        return accounts
      },
      features: {
        'standard:connect': {
          version: '1.0.0',
          connect() {
            if (wallet.mode === 'throws') throw new Error('The wallet threw.')
            return ask(index, 'solana', { ask: 'connect' }).then((answer) => {
              const addresses = readAddresses(unwrap(answer))
              if (!Array.isArray(addresses)) return addresses
              accounts = addresses.map((address) => toAccount(String(address)))
              return { accounts }
            })
          },
        },
        'standard:events': { version: '1.0.0', on },
        'solana:signMessage': {
          version: '1.0.0',
          async signMessage(input: { account: { address: string }; message: Uint8Array }) {
            const { address } = input.account
            const question = { ask: 'sign', message: toHex(input.message), address } as const
            const { signature, switchedTo } = readSigned(
              unwrap(await ask(index, 'solana', question)),
            ) as { signature: unknown; switchedTo?: string } // the test's wallet answers with these fields
            if (switchedTo) {
              accounts = [toAccount(switchedTo)]
              tell({ accounts })
            }
            const bytes = typeof signature === 'string' ? toBytes(signature) : signature
            return [{ signedMessage: input.message, signature: bytes }]
          },
        },
      },
    }
  }

  /** Wraps a wallet so that reading any property throws. */
  const guard = (wallet: TestWallet, made: object) =>
    wallet.mode === 'gettersThrow'
      ? new Proxy(made, {
          get() {
            throw new Error('The wallet threw.')
          },
        })
      : made

  function put(path: string, provider: object) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let holder: object = window
    for (const name of names) {
      const next: object = Reflect.get(holder, name) ?? {}
      Reflect.set(holder, name, next)
      holder = next
    }
    const shared = Reflect.get(holder, last)
    if (path === 'ethereum' && shared) {
      Reflect.set(shared, 'providers', [...(shared.providers ?? [shared]), provider])
    } else Reflect.set(holder, last, provider)
  }

  function install(wallet: TestWallet, index: number) {
    const { name, rdns = '', announces = [], ethereum = [], solana = [] } = wallet
    const provider = guard(wallet, createEthereumProvider(wallet, index))
    const solanaProvider = guard(wallet, createSolanaProvider(wallet, index))
    for (const path of ethereum) put(path, provider)
    for (const path of solana) put(path, solanaProvider)
    if (announces.includes('eip6963')) {
      const uuid = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
      const info = { uuid, name, rdns, icon: 'data:image/svg+xml,<svg/>' }
      const detail = Object.freeze({ info: Object.freeze(info), provider })
      const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      addEventListener('eip6963:requestProvider', announce)
      announce()
    }
    if (announces.includes('standard')) {
      const made = guard(wallet, createStandard(wallet, index))
      type Register = { register(wallet: object): void }
      const register = ({ register }: Register) => register(made)
      addEventListener(
        'wallet-standard:app-ready',
        (event) => register((event as CustomEvent<Register>).detail), // the Wallet Standard defines the event's type
      )
      dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    }
  }

  for (const [index, wallet] of wallets.entries()) {
    if (wallet.isLate) addEventListener(`arrive-${index}`, () => install(wallet, index))
    else install(wallet, index)
  }
}
