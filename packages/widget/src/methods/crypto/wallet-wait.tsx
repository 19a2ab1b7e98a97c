import type { ReactNode } from 'react'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Spinner } from '../../foundation/parts/spinner/spinner.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { toName } from './to-wallet-text.ts'
import { WalletIcon } from './wallet-icon.tsx'
import type { Wallet } from './wallets/wallet.ts'

registerStyles(`
& .st-screen>.st-spinner+*{margin-top:calc(5*var(--st-spacing))}
& .st-screen>.st-wallet-name{display:flex;align-items:center;gap:8px;margin-top:calc(3*var(--st-spacing));font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
`)

/** The screen content while the user acts in the wallet. */
export function WalletWait(props: {
  title: TextId
  wallet: Wallet
  onBack: () => void
}): ReactNode {
  const { title, wallet, onBack } = props
  const { option, name } = wallet
  const text = useText()
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      <Spinner size={40} />
      <Heading>{text(title)}</Heading>
      <p className="st-wallet-name">
        <WalletIcon option={option} />
        <bdi>{toName(option, text, name)}</bdi>
      </p>
    </>
  )
}
