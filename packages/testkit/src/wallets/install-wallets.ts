import type { Page } from 'playwright-core'
import {
  type AnsweringWallet,
  createAnsweringWallet,
  type WalletAnswer,
  type WalletQuestion,
} from './answer-wallet.ts'
import { playWallets } from './play-wallets.ts'
import type { TestWallet } from './test-wallet.ts'
import type { WalletAccount, WalletChain } from './wallet-account.ts'

/** The wallets of a page, and their controls. */
export interface InstalledWallets {
  /** Returns the account that is selected in a wallet. */
  accountOf(index: number, chain: WalletChain): WalletAccount
  /** The page's requests to all wallets so far: `connect`, `sign`. */
  readonly asked: readonly string[]
  /** Lets late wallets answer. */
  release(): void
  /** Installs a wallet that was late. */
  arrive(index: number): Promise<void>
}

const binding = '__askWallet'

/**
 * Installs wallets in a page before it opens. In the page they implement EIP-1193, EIP-6963 and the Wallet Standard;
 * their keys are in this process, and their signatures are real.
 */
export async function installWallets(
  page: Page,
  wallets: readonly TestWallet[],
): Promise<InstalledWallets> {
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
  await page.exposeBinding(
    binding,
    (_, index: number, chain: WalletChain, question: WalletQuestion): Promise<WalletAnswer> => {
      if (question.ask !== 'accounts') asked.push(question.ask)
      return find(index, chain).answer(question)
    },
  )
  await page.addInitScript(playWallets, { wallets: [...wallets], binding })
  return {
    accountOf: (index, chain) => find(index, chain).account,
    asked,
    release: () => release(),
    arrive: (index) =>
      page.evaluate((name) => void dispatchEvent(new Event(name)), `arrive-${index}`),
  }
}
