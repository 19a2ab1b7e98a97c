import type { Wallet } from './wallets/wallet.ts'

/** Most of the buttons on Main, those of social sign-in and what leads on among them (specification section 9). */
const optionsBeforeOverflow = 6

/** Which wallets have their buttons on Main, and which on the screen behind it. */
export interface SplitWallets {
  readonly onMain: readonly Wallet[]
  readonly behind: readonly Wallet[]
}

/**
 * The rule of the specification (section 2): wallets are shown on Main beside the social providers while there is room.
 *
 * @param providerCount - how many social providers stand there
 */
export function splitWallets(wallets: readonly Wallet[], providerCount: number): SplitWallets {
  const room = Math.max(0, optionsBeforeOverflow - providerCount - 1)
  return { onMain: wallets.slice(0, room), behind: wallets.slice(room) }
}
