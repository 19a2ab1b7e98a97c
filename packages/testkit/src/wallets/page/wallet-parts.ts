import type { WalletAnswer, WalletQuestion } from '../answer-wallet.ts'
import type { TestWallet } from '../test-wallet.ts'
import type { WalletChain } from '../wallet-account.ts'

/** Asks the wallet in Node. */
type Ask = (index: number, chain: WalletChain, question: WalletQuestion) => Promise<WalletAnswer>

/** Makes what an extension puts on the page. */
type Make = (wallet: TestWallet, index: number) => object

/** What the scripts of the page share. Each script is sent to the page as text, so it uses nothing outside itself. */
export interface WalletParts extends ReturnType<typeof createParts> {
  readonly make: Partial<Record<'ethereum' | 'solana' | 'standard', Make>>
}

/** The property of the window that holds the parts. */
export const partsName = '__walletParts'

/** The arguments of the first script in the page. */
interface PartsNames {
  readonly parts: string
  /** The function that calls Node. */
  readonly binding: string
}

/** Runs in the page, before the scripts that make wallets. */
export function createParts({ parts, binding }: PartsNames) {
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
  const shared = {
    ask,
    toHex,
    toBytes,
    unwrap,
    readAddresses,
    readSigned,
    createListeners,
    toFlags,
  }
  Reflect.set(window, parts, { ...shared, make: {} })
  return shared
}
