import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { TextField } from '../../foundation/parts/text-field/text-field.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { TabFormProps } from '../method.ts'

/** The e-mail field and its button. */
export function EmailForm(props: TabFormProps): ReactNode {
  const { value, tabId, isLabelHidden, submit, fieldError } = props
  const { problem } = submit
  const { toInputId } = useWidget()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  useAnnounce(fieldError, 'assertive')

  useEffect(() => {
    if (problem && fieldError) takeFocus(input.current)
  }, [problem, fieldError])

  const onChange = (typed: string) => {
    submit.dismiss()
    props.change(typed)
  }

  return (
    <Stack onSubmit={() => submit.submit(value)} onFocus={props.prepare}>
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
        value={value}
        onChange={onChange}
        error={fieldError}
        inputRef={input}
        isRequired
      />
      <Button kind="primary" type="submit" isLoading={submit.isPending}>
        {text('button.emailLogin')}
      </Button>
    </Stack>
  )
}
