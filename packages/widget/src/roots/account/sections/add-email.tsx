import { cleanEmail } from '@portico/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { isEmail } from '../../../flow/forms/is-email.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../../foundation/parts/take-focus.ts'
import { TextField } from '../../../foundation/parts/text-field/text-field.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useAnnounce } from '../../../kernel/context/use-announce.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { MessageError } from '../../../kernel/host/message-error.ts'
import { sendToEmail } from './send-to-email.ts'

/** The form for another address. */
export function AddEmail(): ReactNode {
  const { client, toInputId } = useWidget()
  const { openSection, openStep } = useAccount()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const { submit, isPending, problem, dismiss } = useAct({
    act: () => text('account.act.addEmail'),
    async call(typed: string, signal) {
      if (!isEmail(typed)) throw new MessageError(text('error.invalidEmail'))
      return sendToEmail(client, typed, signal)
    },
    done: (sent) => openStep('emails', { kind: 'code', channel: 'email', ...sent }),
  })
  const isAboutField = /^invalid_(input|email)$/.test(problem?.errorType ?? '')
  const error = problem && isAboutField ? problem.text : null
  useAnnounce(error, 'assertive')
  useEffect(() => {
    takeFocus(input.current)
  }, [])
  return (
    <AccountScreen
      title={text('account.emails.add')}
      lead={text('account.emails.addContent')}
      problem={error ? null : problem}
      onBack={() => openSection('emails')}
    >
      <Stack
        onSubmit={() => {
          const cleaned = cleanEmail(email)
          setEmail(cleaned)
          submit(cleaned)
        }}
      >
        <TextField
          id={toInputId('email')}
          name="email"
          label={text('formField.email.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          value={email}
          onChange={(typed) => {
            dismiss()
            setEmail(typed)
          }}
          error={error}
          isQuiet={isPending}
          inputRef={input}
          isRequired
        />
        <Button kind="primary" type="submit" isLoading={isPending}>
          {text('account.sendCode')}
        </Button>
      </Stack>
    </AccountScreen>
  )
}
