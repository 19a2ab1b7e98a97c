import { getInternals } from '@portico/client'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../context/text-context.ts'
import { useAnnounce } from '../context/use-announce.ts'
import { useWidget } from '../context/widget-context.ts'
import { idleForm, type TabFormProps } from '../flow/method.ts'
import type { Submit } from '../flow/use-submit.ts'
import { Button } from '../parts/button/button.tsx'
import { Stack } from '../parts/stack/stack.tsx'
import { takeFocus } from '../parts/take-focus.ts'
import { TextField } from '../parts/text-field/text-field.tsx'

/** Error types that are about the address, so they stand under the field. */
const aboutTheField = ['invalid_input', 'invalid_email', 'inactive_email', 'email_not_found']

/** The e-mail field and its button. What the submit does, the method says. */
export function EmailForm(
  props: Omit<TabFormProps<never>, 'emit'> & { submit: Submit<string> },
): ReactNode {
  const { email, onEmail, onStatus, tabId, isLabelHidden, submit } = props
  const { isPending, problem } = submit
  const { toInputId, client } = useWidget()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const send = () => submit.submit(email.trim())
  const arrive = useRef(props.isAutomatic && send)
  const isAboutField = problem !== null && aboutTheField.includes(problem.errorType ?? '')
  const banner = isAboutField ? null : problem
  useAnnounce(isAboutField ? problem.text : null, 'assertive')

  useEffect(() => onStatus({ isPending, banner }), [onStatus, isPending, banner])
  useEffect(() => () => onStatus(idleForm), [onStatus])
  useEffect(() => {
    if (arrive.current) arrive.current()
  }, [])
  useEffect(() => {
    if (problem && isAboutField) takeFocus(input.current)
  }, [problem, isAboutField])

  const onChange = (value: string) => {
    submit.dismiss()
    if (!email) getInternals(client).preload()
    onEmail(value)
  }

  return (
    <Stack onSubmit={send}>
      <TextField
        id={toInputId('email')}
        name="email"
        label={text('formField.email.label')}
        labelledBy={tabId ?? undefined}
        isLabelHidden={isLabelHidden}
        type="email"
        inputMode="email"
        autoComplete={props.autoComplete}
        dir="ltr"
        placeholder={text('formField.email.placeholder')}
        value={email}
        onChange={onChange}
        error={isAboutField ? problem.text : undefined}
        inputRef={input}
        isRequired
      />
      <Button kind="primary" type="submit" isLoading={isPending}>
        {text('button.emailLogin')}
      </Button>
    </Stack>
  )
}
