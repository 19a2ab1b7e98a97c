import { setTimeout as wait } from 'node:timers/promises'
import type { WalletAnswer, WalletQuestion } from '../wallets/answer-wallet.ts'
import { createWallets } from '../wallets/create-wallets.ts'
import { playWallets } from '../wallets/play-wallets.ts'
import type { TestWallet } from '../wallets/test-wallet.ts'
import type { WalletChain } from '../wallets/wallet-account.ts'
import type { DrivenPage } from './create-driven-page.ts'

type Asked = readonly [number, WalletChain, WalletQuestion]

const binding = '__askWallet'

/** Runs in the page: stores the page's requests to the wallets until the test fetches them. */
function keepQuestions(name: string) {
  const asked: unknown[] = []
  const answers: ((answer: unknown) => void)[] = []
  const ask = (...question: unknown[]) =>
    new Promise((resolve) => {
      asked.push(question)
      answers.push(resolve)
    })
  Object.assign(window, {
    [name]: ask,
    takeQuestions: () => asked.splice(0),
    giveAnswer: (answer: unknown) => answers.shift()?.(answer),
  })
}

/** Runs in the page. */
const take = (): readonly Asked[] => Reflect.get(window, 'takeQuestions')()

/** Runs in the page. */
const give = (answer: WalletAnswer): unknown => Reflect.get(window, 'giveAnswer')(answer)

/**
 * Adds wallets to an open page, like an extension that loads late. They answer until the page navigates.
 *
 * @returns the requests to the wallets, once the page has requested a signature
 */
export async function bringWallets(
  page: DrivenPage,
  wallets: readonly TestWallet[],
): Promise<{ sign(): Promise<readonly string[]> }> {
  const { answer, asked } = createWallets(wallets)
  await page.call(keepQuestions, binding)
  await playWallets((script, given) => page.call(script, given), { wallets, binding })
  return {
    async sign() {
      while (!asked.includes('sign')) {
        for (const question of await page.call(take))
          await page.call(give, await answer(...question))
        await wait(20)
      }
      return asked
    },
  }
}
