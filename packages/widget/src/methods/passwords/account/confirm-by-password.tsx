import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ProofProps } from '../../../flow/account/proof-props.ts'
import { useSessionMinutes } from '../../../flow/account/use-session-minutes.ts'
import { useSubmit } from '../../../flow/use-submit.ts'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { PasswordField } from '../../../foundation/parts/password-field/password-field.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../../foundation/parts/take-focus.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useAnnounce } from '../../../kernel/context/use-announce.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { HiddenUsername } from './hidden-username.tsx'

const aboutTheField = ['unauthorized_credentials', 'no_user_password']

/** Proves by the password. */
export function ConfirmByPassword({ user, onProved }: ProofProps): ReactNode {
  const { client, toInputId } = useWidget()
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  const email = user.emails[0]?.email ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const { submit, isPending, problem, dismiss } = useSubmit({
    call: (typed: string, signal) =>
      client.passwords.authenticate(
        { email, password: typed, session_duration_minutes },
        { signal },
      ),
    done: onProved,
  })
  const error = problem && aboutTheField.includes(problem.errorType ?? '') ? problem.text : null
  useAnnounce(error, 'assertive')
  useLayoutEffect(() => {
    takeFocus(input.current)
  }, [])
  // before the paint, so that a key typed as soon as the error is seen replaces the password
  useLayoutEffect(() => {
    if (error && takeFocus(input.current)) input.current?.select()
  }, [error])
  return (
    <>
      {problem && !error && <Banner tone="error">{problem.text}</Banner>}
      <Stack onSubmit={() => password && submit(password)}>
        <HiddenUsername email={email} />
        <PasswordField
          id={toInputId('current-password', '')}
          label={text('account.confirm.password')}
          revealLabel={text('account.confirm.showPassword')}
          autoComplete="current-password"
          value={password}
          onChange={(typed) => {
            dismiss()
            setPassword(typed)
          }}
          error={error}
          isQuiet={isPending}
          inputRef={input}
        />
        <Button kind="primary" type="submit" isLoading={isPending}>
          {text('button.continue')}
        </Button>
      </Stack>
    </>
  )
}
