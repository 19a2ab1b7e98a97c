import { type ReactNode, useRef, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import type { SentCode } from '../../../flow/account/account-section.ts'
import { useAct } from '../../../flow/account/use-act.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { MessageError } from '../../../kernel/host/message-error.ts'
import { PhoneForm } from '../phone-form.tsx'
import { parsePhone } from '../phone-number.ts'
import { isAboutField } from '../phone-tab.ts'
import { readValue } from '../typed-phone.ts'
import { listPhoneChannels, type PhoneChannel } from './list-phone-channels.ts'
import { sendToPhone } from './send-to-phone.ts'

/** What the form is for, where the number is not only added to the account. */
interface Purpose {
  readonly title: string
  readonly lead: string
  /** Says for what a proof is asked. */
  readonly act: string
  /** A text above the form. */
  readonly note: ReactNode
  onBack(): void
  /** Called after a text message was sent. */
  onSent(sent: SentCode & { readonly number: string }): void
}

/** The form for another phone number. */
export function AddPhone({ purpose }: { purpose?: Purpose }): ReactNode {
  const widget = useWidget()
  const { openSection, openStep } = useAccount()
  const text = useText()
  const [value, setValue] = useState('')
  const channels = purpose ? [] : listPhoneChannels(widget.config.otpOptions)
  const [first = 'sms', ...others] = channels
  const channel = useRef<PhoneChannel>(first)
  const submit = useAct({
    act: () => purpose?.act ?? text('account.act.addPhone'),
    async call(typed: string, signal) {
      const { isValid, number, international } = await parsePhone(readValue(typed))
      if (!isValid) throw new MessageError(text('error.invalidPhoneNumber'))
      const sent = await sendToPhone(widget, channel.current, number, international, signal)
      return { ...sent, number }
    },
    done({ number, ...sent }) {
      if (purpose) purpose.onSent({ ...sent, number })
      else openStep('phones', { kind: 'code', channel: channel.current, ...sent })
    },
  })
  const { problem, isPending } = submit
  const fieldError = problem && isAboutField(problem) ? problem.text : null
  const sendBy = (way: PhoneChannel) => {
    channel.current = way
    submit.submit(value)
  }
  const label = (way: PhoneChannel) =>
    text(way === 'sms' ? 'account.sendCode' : 'account.phones.sendWithWhatsApp')
  return (
    <AccountScreen
      title={purpose?.title ?? text('account.phones.add')}
      lead={purpose?.lead ?? (first === 'sms' ? text('account.phones.addContent') : undefined)}
      problem={fieldError ? null : problem}
      onBack={purpose?.onBack ?? (() => openSection('phones'))}
    >
      {purpose?.note}
      <PhoneForm
        value={value}
        change={setValue}
        submit={{ ...submit, submit: () => sendBy(first) }}
        prepare={() => {}}
        fieldError={fieldError}
        autoComplete="tel"
        tabId={null}
        isLabelHidden={false}
        buttonLabel={label(first)}
      >
        {others.map((way) => (
          <Button key={way} kind="secondary" isQuiet={isPending} onPress={() => sendBy(way)}>
            {label(way)}
          </Button>
        ))}
      </PhoneForm>
    </AccountScreen>
  )
}
