import { limits } from '@portico/contract'
import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { WithTexts } from '../../../kernel/context/with-texts.tsx'
import { NewPasswordForm } from '../new-password-form.tsx'
import { getTexts } from '../texts.ts'
import { usePasswordField } from '../use-password-field.ts'
import { HiddenUsername } from './hidden-username.tsx'

const texts = getTexts()

/** The screen on which the user sets a new password. The old one is not asked: a fresh proof of any kind is. */
export function Section(): ReactNode {
  return (
    <WithTexts texts={texts}>
      <PasswordForm />
    </WithTexts>
  )
}

function PasswordForm(): ReactNode {
  const { client, config } = useWidget()
  const { user, mayEdit, openSection } = useAccount()
  const text = useText()
  const isSet = user.password !== null
  const session_duration_minutes =
    config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  const submit = useAct({
    act: () => text(isSet ? 'account.act.changePassword' : 'account.act.setPassword'),
    call: (password: string, signal) =>
      client.passwords.resetBySession({ password, session_duration_minutes }, { signal }),
    done() {
      field.change('')
      openSection('password', text('account.password.changed'))
    },
  })
  const field = usePasswordField(submit)
  const email = user.emails[0]?.email ?? ''
  const title = text(isSet ? 'account.password.change' : 'account.password.set')
  return (
    <AccountScreen title={title} problem={field.banner}>
      {mayEdit && (
        <NewPasswordForm
          email={email || null}
          owner={{ email }}
          field={field}
          isPending={submit.isPending}
          Username={HiddenUsername}
          label={text('account.password.new')}
          buttonLabel={text(isSet ? 'account.password.submit' : 'account.password.set')}
        />
      )}
    </AccountScreen>
  )
}
