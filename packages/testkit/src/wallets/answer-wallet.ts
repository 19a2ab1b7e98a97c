import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { createEthereumAccount } from './create-ethereum-account.ts'
import { createSolanaAccount } from './create-solana-account.ts'
import type { WalletMode } from './test-wallet.ts'
import type { WalletAccount, WalletChain } from './wallet-account.ts'

/** A page's request to a wallet. */
export type WalletQuestion =
  | { readonly ask: 'connect' | 'accounts' }
  /** `message` in hex; `address` of the account to sign with. */
  | { readonly ask: 'sign'; readonly message: string; readonly address: string }

/** The wallet's answer, as the script in the page passes it on. */
export type WalletAnswer =
  | { readonly addresses: unknown }
  /**
   * `signature` in hex, unless the wallet's mode is to answer nonsense. `switchedTo` is the account that the wallet
   * has announced before signing.
   */
  | { readonly signature: unknown; readonly switchedTo?: string }
  | { readonly error: { readonly code: number; readonly message: string } }

/** A wallet with its accounts and its answers. */
export interface AnsweringWallet {
  /** The account that is selected at first. */
  readonly account: WalletAccount
  answer(question: WalletQuestion): Promise<WalletAnswer>
}

const refusal = { error: { code: 4001, message: 'User rejected the request.' } }
const never = () => new Promise<never>(() => {})

/** Creates a wallet with new keys. @param released - resolves when a late wallet may answer */
export function createAnsweringWallet(
  chain: WalletChain,
  mode: WalletMode,
  released: Promise<void>,
): AnsweringWallet {
  const create = chain === 'ethereum' ? createEthereumAccount : createSolanaAccount
  const account = create()
  const other = create()
  let chosen = account

  async function connect(): Promise<WalletAnswer> {
    if (mode === 'refusesConnect') return refusal
    if (mode === 'neverConnects') return never()
    if (mode === 'connectsLate') await released
    if (mode === 'answersNonsense') return { addresses: { 0: 42, length: 1 } }
    if (mode === 'hasHtmlAddress') return { addresses: ['<img src=x onerror=alert(1)>'] }
    const rest = mode === 'hasTenAddresses' ? Array.from({ length: 9 }, () => create().address) : []
    return { addresses: [account.address, ...rest] }
  }

  async function sign(message: string, address: string): Promise<WalletAnswer> {
    if (mode === 'refusesSignature') return refusal
    if (mode === 'neverSigns') return never()
    if (mode === 'signsLate') await released
    if (mode === 'signsNonsense') return { signature: { r: 1 } }
    if (mode === 'switchesAccount') chosen = other
    const isAnother = mode === 'switchesAccount' || mode === 'signsByAnother'
    if (address !== account.address) return { error: { code: 4100, message: 'Unauthorized.' } }
    const signature = bytesToHex((isAnother ? other : account).sign(hexToBytes(message)))
    return { signature, ...(mode === 'switchesAccount' && { switchedTo: other.address }) }
  }

  return {
    account,
    async answer(question) {
      if (question.ask === 'sign') return sign(question.message, question.address)
      return question.ask === 'connect' ? connect() : { addresses: [chosen.address] }
    },
  }
}
