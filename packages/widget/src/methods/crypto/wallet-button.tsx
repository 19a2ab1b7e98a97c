import type { ReactNode } from 'react'
import { Button } from '../../foundation/parts/button/button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toButtonLabel } from './to-wallet-text.ts'
import { WalletIcon } from './wallet-icon.tsx'
import type { Wallet } from './wallets/wallet.ts'

/** A button that signs in with a wallet. */
export function WalletButton(props: {
  wallet: Wallet
  isQuiet?: boolean
  onPress: () => void
}): ReactNode {
  const { wallet, isQuiet, onPress } = props
  const { buttonId } = useWidget().latest.current.presentation?.options ?? {}
  const text = useText()
  // a wallet without a button of its own has a name and gets no id, because an id must be unique
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
