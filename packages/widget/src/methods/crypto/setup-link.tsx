import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import { TextButton } from '../../parts/text-button/text-button.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'

/** On Main as high as a button: so much room is kept for it before it is there. */
registerStyles(`
& .st-setup-link{font-size:var(--st-small);line-height:1.4286}
& .st-screen>.st-setup-link{margin-top:calc(5*var(--st-spacing))}
& .st-stack>.st-setup-link{display:flex;align-items:center;min-height:45px}
`)

/** Leads to where wallets are to be had. */
export function SetupLink(props: { isDisabled?: boolean; onPress: () => void }): ReactNode {
  const text = useText()
  return (
    <div className="st-setup-link">
      <TextButton isDisabled={props.isDisabled} onPress={props.onPress}>
        {text('crypto.wallet.setupNewWallet')}
      </TextButton>
    </div>
  )
}
