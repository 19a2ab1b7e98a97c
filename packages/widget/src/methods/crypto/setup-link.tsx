import type { ReactNode } from 'react'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'

registerStyles(`
& .st-setup-link{font-size:var(--st-small);line-height:1.4286}
& .st-screen>.st-setup-link{margin-top:calc(5*var(--st-spacing))}
`)

/** A link to the list of wallets to install. */
export function SetupLink(props: { onPress: () => void }): ReactNode {
  const text = useText()
  return (
    <div className="st-setup-link">
      <TextButton onPress={props.onPress}>{text('crypto.wallet.setupNewWallet')}</TextButton>
    </div>
  )
}
