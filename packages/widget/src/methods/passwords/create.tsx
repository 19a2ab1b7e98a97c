import type { ReactNode } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import type { PasswordsProps } from './flow.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordScreen } from './password-screen.tsx'
import { usePasswordField } from './use-password-field.ts'
import { usePasswordSubmit } from './use-password-submit.ts'

/** The screen Password, for a new account. */
export function Create({ screen, emit }: PasswordsProps<'passwords.enter'>): ReactNode {
  const { email } = screen
  const text = useText()
  const submit = usePasswordSubmit(
    {
      account: { email, emit },
      isLogIn: false,
      call: ({ passwords }, password, session_duration_minutes, signal) =>
        passwords.create({ email, password, session_duration_minutes }, { signal }),
      toEvent: (data) => ({ type: 'PASSWORD_CREATE', data }),
    },
    () => emit({ type: 'passwords.verified' }),
  )
  const field = usePasswordField(submit)
  return (
    <PasswordScreen
      heading={text('password.createAccount.content')}
      banner={field.banner}
      onBack={() => emit({ type: 'passwords.left', email })}
    >
      <NewPasswordForm email={email} owner={{ email }} field={field} isPending={submit.isPending} />
    </PasswordScreen>
  )
}
