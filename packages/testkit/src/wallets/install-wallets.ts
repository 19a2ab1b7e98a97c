import type { Page } from 'playwright-core'
import type { WalletAnswer, WalletQuestion } from './answer-wallet.ts'
import { createWallets, type Wallets } from './create-wallets.ts'
import { playWallets } from './play-wallets.ts'
import type { TestWallet } from './test-wallet.ts'
import type { WalletChain } from './wallet-account.ts'

/** The wallets of a page, and their controls. */
export interface InstalledWallets extends Omit<Wallets, 'answer'> {
  /** Installs a wallet that was late. */
  arrive(index: number): Promise<void>
}

const binding = '__askWallet'

/** Installs wallets in a page before it opens. */
export async function installWallets(
  page: Page,
  wallets: readonly TestWallet[],
): Promise<InstalledWallets> {
  const { answer, ...controls } = createWallets(wallets)
  await page.exposeBinding(
    binding,
    (_, index: number, chain: WalletChain, question: WalletQuestion): Promise<WalletAnswer> =>
      answer(index, chain, question),
  )
  await playWallets((script, given) => page.addInitScript(script, given), { wallets, binding })
  return {
    ...controls,
    arrive: (index) =>
      page.evaluate((name) => void dispatchEvent(new Event(name)), `arrive-${index}`),
  }
}
