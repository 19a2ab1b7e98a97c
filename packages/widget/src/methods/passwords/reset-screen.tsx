import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import { ErrorView } from '../../error/error-screen.tsx'
import type { ScreenProps } from '../../flow/method.ts'
import { clearAddress } from './clear-address.ts'
import type { PasswordsEvent, PasswordsScreen } from './flow.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordScreen } from './password-screen.tsx'
import { usePasswordField } from './use-password-field.ts'
import { usePasswordSubmit } from './use-password-submit.ts'

type Reset = Extract<PasswordsScreen, { token: string | null }>

/** Password Reset Form. */
export function View({ screen, emit }: ScreenProps<Reset, PasswordsEvent>): ReactNode {
  const text = useText()
  const { token } = screen
  if (token === null) return <ErrorView message={text('password.reset.noToken')} />
  return <ResetForm token={token} emit={emit} />
}

function ResetForm(props: { token: string; emit: (event: PasswordsEvent) => void }): ReactNode {
  const { token, emit } = props
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
  const field = usePasswordField(submit, false)
  return (
    <PasswordScreen heading={text('password.reset.title')} banner={field.banner}>
      <NewPasswordForm email={null} field={field} isPending={submit.isPending} />
    </PasswordScreen>
  )
}
