import {
  type AnsweringWallet,
  createAnsweringWallet,
  type WalletAnswer,
  type WalletQuestion,
} from './answer-wallet.ts'
import type { TestWallet } from './test-wallet.ts'
import type { WalletAccount, WalletChain } from './wallet-account.ts'

/** The side of a page's wallets that has the keys. */
export interface Wallets {
  /** Returns the account that is selected in a wallet. */
  accountOf(index: number, chain: WalletChain): WalletAccount
  /** The page's requests to all wallets so far: `connect`, `sign`. */
  readonly asked: readonly string[]
  /** Lets late wallets answer. */
  release(): void
  /** Answers a request of the page. */
  answer(index: number, chain: WalletChain, question: WalletQuestion): Promise<WalletAnswer>
}

/**
 * Creates the wallets of a page. In the page they implement EIP-1193, EIP-6963 and the Wallet Standard
 * (`playWallets`); their keys are in this process, and their signatures are real.
 */
export function createWallets(wallets: readonly TestWallet[]): Wallets {
  const asked: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answering = wallets.map(({ mode = 'signs' }) => ({
    ethereum: createAnsweringWallet('ethereum', mode, released),
    solana: createAnsweringWallet('solana', mode, released),
  }))
  const find = (index: number, chain: WalletChain): AnsweringWallet => {
    const found = answering[index]?.[chain]
    if (!found) throw new Error(`There is no wallet ${index}.`)
    return found
  }
  return {
    accountOf: (index, chain) => find(index, chain).account,
    asked,
    release: () => release(),
    answer(index, chain, question) {
      if (question.ask !== 'accounts') asked.push(question.ask)
      return find(index, chain).answer(question)
    },
  }
}
