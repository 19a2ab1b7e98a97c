import { addEthereum } from './page/add-ethereum.ts'
import { addSolana } from './page/add-solana.ts'
import { addStandard } from './page/add-standard.ts'
import { putWallets } from './page/put-wallets.ts'
import { createParts, partsName } from './page/wallet-parts.ts'
import type { TestWallet } from './test-wallet.ts'

/** Runs a script in the page, with its argument, after the scripts before it. */
type RunInPage = (script: (given: unknown) => unknown, given: unknown) => Promise<unknown>

/**
 * Puts wallets on a page, like extensions.
 *
 * @param run - sends a script to the page, which runs it now or at its next load
 * @param options.binding - the name of the page's function that asks Node
 */
export async function playWallets(
  run: RunInPage,
  { wallets, binding }: { readonly wallets: readonly TestWallet[]; readonly binding: string },
): Promise<void> {
  const send = <Given>(script: (given: Given) => unknown, given: Given) =>
    run(script as (given: unknown) => unknown, given) // a script and its argument cross to the page together
  await send(createParts, { parts: partsName, binding })
  for (const add of [addEthereum, addSolana, addStandard]) await send(add, partsName)
  await send(putWallets, { parts: partsName, wallets: [...wallets] })
}
