import type { ReactNode } from 'react'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { accountRecoveryCodeText } from '../../locales/en/account-recovery-code.ts'
import { WithAccountTexts } from '../account/account-language.tsx'
import type { FlowEvent, Screen } from '../flow.ts'
import type { LostAddress, RecoveryCodeEvent } from './flow.ts'
import { registerRecoveryCode } from './register-recovery-code.ts'

registerRecoveryCode()

interface Shown {
  readonly address: LostAddress
  /** The screen that shows the link. */
  readonly screen: Screen
  readonly emit: (event: never) => void
}

/** The link to the field for a recovery code. */
export function RecoveryCodeLink(props: Shown): ReactNode {
  return (
    <WithAccountTexts room="account-recovery-code" texts={accountRecoveryCodeText} waiting={null}>
      <Link {...props} />
    </WithAccountTexts>
  )
}

function Link(props: Shown): ReactNode {
  const { address, screen } = props
  const text = useText()
  // the row of this event begins on any screen, also on one whose own flow does not name it
  const emit = props.emit as (event: FlowEvent) => void
  const asked: RecoveryCodeEvent = { type: 'recoveryCode.asked', address, back: screen }
  return (
    <HelperRow>
      <Helper>
        {text('email' in address ? 'recoveryCode.noMailbox' : 'recoveryCode.noPhone')}{' '}
        <TextButton onPress={() => emit(asked)}>{text('recoveryCode.enter')}</TextButton>
      </Helper>
    </HelperRow>
  )
}
