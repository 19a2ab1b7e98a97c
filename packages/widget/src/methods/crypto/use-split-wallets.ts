import { useWidget } from '../../kernel/context/widget-context.ts'
import { toWalletRoom } from './to-wallet-room.ts'
import { useWallets } from './use-wallets.ts'
import type { Wallet } from './wallets/wallet.ts'

/** Which wallets have their buttons on Main, and which on the screen behind it. */
interface SplitWallets {
  readonly onMain: readonly Wallet[]
  readonly behind: readonly Wallet[]
}

/** The wallets of this browser, as the configuration leaves room for them. */
export function useSplitWallets(): SplitWallets {
  const wallets = useWallets()
  const room = toWalletRoom(useWidget().config)
  return { onMain: wallets.slice(0, room), behind: wallets.slice(room) }
}
