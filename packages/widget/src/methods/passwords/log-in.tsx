import type { ReactNode } from 'react'
import { type Submit, useSubmit } from '../../flow/use-submit.ts'
import { Button } from '../../foundation/parts/button/button.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { PasswordField } from '../../foundation/parts/password-field/password-field.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { PasswordsProps } from './flow.ts'
import { PasswordScreen } from './password-screen.tsx'
import { startReset } from './start-reset.ts'
import { useLogInByMail } from './use-log-in-by-mail.ts'
import { usePasswordField } from './use-password-field.ts'
import { usePasswordSubmit } from './use-password-submit.ts'
import { UsernameField } from './username-field.tsx'

/** The screen Password, for an account with a password. */
export function LogIn(props: PasswordsProps<'passwords.enter'>): ReactNode {
  const { screen, emit } = props
  const { email, toNext } = screen
  const widget = useWidget()
  const text = useText()
  const submit = usePasswordSubmit(
    {
      account: { email, emit },
      isLogIn: true,
      call: ({ passwords }, password, session_duration_minutes, signal) =>
        passwords.authenticate({ email, password, session_duration_minutes }, { signal }),
      toEvent: (data) => ({ type: 'PASSWORD_AUTHENTICATE', data }),
    },
    () => emit({ type: 'passwords.verified' }),
  )
  const forgot = useSubmit({
    call: (address: string, signal) => startReset(widget, address, signal),
    done: () =>
      emit({ type: 'passwords.resetStarted', email, reason: 'forgot', sentAt: Date.now() }),
  })
  const byMail = useLogInByMail(props)
  const field = usePasswordField(submit)
  const isMailing = forgot.isPending || byMail.isPending
  const isBusy = submit.isPending || isMailing
  const dismissMails = () => {
    forgot.dismiss()
    byMail.dismiss()
  }
  const ask = (mail: Submit<string>) => {
    submit.dismiss()
    dismissMails()
    mail.submit(email)
  }
  const send = () => {
    if (isMailing) return
    dismissMails()
    field.send()
  }

  return (
    <PasswordScreen
      heading={text('password.login.title')}
      banner={field.banner ?? forgot.problem ?? byMail.problem}
      onBack={() => emit({ type: 'passwords.left', email })}
    >
      <Stack onSubmit={send}>
        <UsernameField email={email} />
        <PasswordField
          id={widget.toInputId('current-password', '')}
          label={text('formField.password.label')}
          revealLabel={text('button.showPassword')}
          autoComplete="current-password"
          value={field.password}
          onChange={field.change}
          error={field.fieldError}
          isQuiet={isBusy}
          inputRef={field.inputRef}
          labelEnd={
            <TextButton onPress={() => ask(forgot)} isDisabled={isBusy}>
              {text('button.forgotPassword')}
            </TextButton>
          }
        />
        <Button kind="primary" type="submit" isLoading={submit.isPending} isQuiet={isMailing}>
          {text('button.continue')}
        </Button>
      </Stack>
      {toNext && (
        <HelperRow>
          <TextButton onPress={() => ask(byMail)} isDisabled={isBusy}>
            {text('button.logInByEmail')}
          </TextButton>
        </HelperRow>
      )}
    </PasswordScreen>
  )
}
