import type { ReactNode } from 'react'
import { MessageIcon } from '../../foundation/icons/message-icon.tsx'
import { NextIcon } from '../../foundation/icons/next-icon.tsx'
import { PasskeyIcon } from '../../foundation/icons/passkey-icon.tsx'
import { ShieldIcon } from '../../foundation/icons/shield-icon.tsx'
import { ItemText } from '../../foundation/parts/item-list/item-list.tsx'
import { useFocusBack } from '../../foundation/parts/use-focus-back.ts'
import { useText } from '../../kernel/context/text-context.ts'

interface Choice {
  readonly isPending: boolean
  /** @default false */
  readonly isDisabled?: boolean
  onPress(): void
}

/** The row of the authenticator app, in the list of what can be a second step. */
export function AppChoice(props: Choice): ReactNode {
  const text = useText()
  return (
    <StepChoice
      {...props}
      icon={<ShieldIcon />}
      title={text('account.step.app')}
      detail={text('account.step.appDetail')}
    />
  )
}

/** The row of a passkey. */
export function PasskeyChoice(props: Choice): ReactNode {
  const text = useText()
  return (
    <StepChoice
      {...props}
      icon={<PasskeyIcon />}
      title={text('account.step.passkey')}
      detail={text('account.step.passkeyDetail')}
    />
  )
}

/** The row of text messages. */
export function SmsChoice(props: Choice): ReactNode {
  const text = useText()
  return (
    <StepChoice
      {...props}
      icon={<MessageIcon />}
      title={text('account.step.sms')}
      detail={text('account.step.smsDetail')}
    />
  )
}

function StepChoice(props: Choice & { icon: ReactNode; title: string; detail: string }): ReactNode {
  const { isPending, isDisabled = false, onPress, icon, title, detail } = props
  const keepFocus = useFocusBack(isPending)
  return (
    <li>
      <button
        className="st-item"
        type="button"
        disabled={isPending || isDisabled}
        aria-busy={isPending || undefined}
        onClick={() => {
          keepFocus()
          onPress()
        }}
      >
        {icon}
        <ItemText title={title} detail={detail} />
        <NextIcon />
      </button>
    </li>
  )
}
