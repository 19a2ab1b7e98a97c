import { type ReactNode, useEffect } from 'react'
import { useText } from '../../context/text-context.ts'
import { clearAddress } from './clear-address.ts'
import type { PasswordsEvent } from './flow.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordScreen } from './password-screen.tsx'
import { usePasswordField } from './use-password-field.ts'
import { usePasswordSubmit } from './use-password-submit.ts'

/** Password Reset Form. */
export function ResetForm(props: {
  token: string
  /** Whose password it is; null where the service did not say. */
  email: string | null
  /** The link was used up since it was checked. */
  onDead: () => void
  emit: (event: PasswordsEvent) => void
}): ReactNode {
  const { token, email, onDead, emit } = props
  const text = useText()
  const submit = usePasswordSubmit(
    {
      email: null,
      isLogIn: false,
      call: ({ passwords }, password, session_duration_minutes, signal) =>
        passwords.resetByEmail({ token, password, session_duration_minutes }, { signal }),
      toEvent(data) {
        clearAddress(token)
        return { type: 'PASSWORD_RESET_BY_EMAIL', data }
      },
    },
    emit,
  )
  const field = usePasswordField(submit)
  const isDead = submit.problem?.errorType === 'unable_to_auth_password_reset_token'
  useEffect(() => {
    if (isDead) onDead()
  }, [isDead, onDead])

  return (
    <PasswordScreen heading={text('password.reset.title')} banner={field.banner}>
      <NewPasswordForm email={email} field={field} isPending={submit.isPending} />
    </PasswordScreen>
  )
}
