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

/** The wallets of one page, and the hands on them. */
export interface InstalledWallets {
  /** The account that is chosen in a wallet. */
  accountOf(index: number, chain: WalletChain): WalletAccount
  /** What the page asked for so far, by every wallet: `connect`, `sign`. */
  readonly asked: readonly string[]
  /** Lets late wallets answer. */
  release(): void
  /** Lets a wallet come that was late. */
  arrive(index: number): Promise<void>
}

const binding = '__askWallet'

/**
 * Gives a page wallets, before it is opened. They speak EIP-1193, EIP-6963 and the Wallet Standard in the page; their keys
 * are here, and they really sign.
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
