import { secondSteps } from '@portico/client'
import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { useAct } from '../../../flow/account/use-act.ts'
import { MessageIcon } from '../../../foundation/icons/message-icon.tsx'
import { ItemText } from '../../../foundation/parts/item-list/item-list.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { findSmsNumber } from './find-sms-number.ts'

/** The text message among the second steps that are on. */
export function SmsRow(props: { mayEdit: boolean; onRemoved: () => void }): ReactNode {
  const { mayEdit, onRemoved } = props
  const { client, toInputId } = useWidget()
  const { user, openSection } = useAccount()
  const text = useText()
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.smsOff'),
    call: (_: null, signal) => secondSteps(client).removeSms({ signal }),
    done() {
      openSection('secondStep', text('account.step.smsOff'))
      onRemoved()
    },
  })
  const number = findSmsNumber(user)
  if (number === null) return null
  const nameId = toInputId('sms-step')
  const actId = `${nameId}-act`
  return (
    <li className="st-item">
      <MessageIcon />
      <ItemText
        id={nameId}
        title={text('account.step.sms')}
        detail={<bdi dir="ltr">{number}</bdi>}
        warning={problem?.text}
      />
      {mayEdit && (
        <TextButton
          id={actId}
          labelledBy={`${actId} ${nameId}`}
          isDisabled={isPending}
          onPress={() => submit(null)}
        >
          {text('account.step.turnOff')}
        </TextButton>
      )}
    </li>
  )
}
