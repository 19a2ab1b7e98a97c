import type { ReactNode } from 'react'
import { Button } from '../../foundation/parts/button/button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toButtonLabel } from './to-wallet-text.ts'
import { WalletIcon } from './wallet-icon.tsx'
import type { Wallet } from './wallets/wallet.ts'

/** Signs in with one wallet. */
export function WalletButton(props: {
  wallet: Wallet
  isQuiet?: boolean
  onPress: () => void
}): ReactNode {
  const { wallet, isQuiet, onPress } = props
  const { buttonId } = useWidget().latest.current.presentation?.options ?? {}
  const text = useText()
  // of several others only the first: an id is there once
  const id = wallet.name ? undefined : `wallet-${wallet.option}`
  return (
    <Button
      kind="secondary"
      id={id && buttonId ? (buttonId === true ? id : id + buttonId) : undefined}
      icon={<WalletIcon option={wallet.option} />}
      isQuiet={isQuiet}
      onPress={onPress}
    >
      {toButtonLabel(wallet, text)}
    </Button>
  )
}
