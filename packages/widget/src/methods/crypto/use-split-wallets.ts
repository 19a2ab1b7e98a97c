import { useWidget } from '../../kernel/context/widget-context.ts'
import { toWalletRoom } from './to-wallet-room.ts'
import { useWallets } from './use-wallets.ts'
import type { Wallet } from './wallets/wallet.ts'

/** The wallets with buttons on Main, and the wallets on the screen behind it. */
interface SplitWallets {
  readonly onMain: readonly Wallet[]
  readonly behind: readonly Wallet[]
}

/** Splits the wallets of this browser by the room on Main. */
export function useSplitWallets(): SplitWallets {
  const wallets = useWallets()
  const room = toWalletRoom(useWidget().config)
  return { onMain: wallets.slice(0, room), behind: wallets.slice(room) }
}
