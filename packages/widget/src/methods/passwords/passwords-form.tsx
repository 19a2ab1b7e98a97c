import { getInternals } from '@portico/client'
import { useState } from 'react'
import { useWidget } from '../../context/widget-context.ts'
import type { FlowEvent } from '../../flow/flow.ts'
import type { TabFormProps } from '../../flow/method.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { EmailForm } from '../../forms/email-form.tsx'
import { isEmail } from '../../forms/is-email.ts'
import type { PasswordsEvent } from './flow.ts'

/**
 * Main's e-mail form where passwords are configured: it asks who the address belongs to. A person without a
 * password goes on by the form that would stand here otherwise, which submits itself; where there is none,
 * by a mail to set one.
 */
export function PasswordsForm({ emit, next: Next, ...form }: TabFormProps<FlowEvent>) {
  const { client, config, host } = useWidget()
  const [passwordless, setPasswordless] = useState('')
  const submit = useSubmit({
    check: (email: string) => (isEmail(email) ? null : 'error.invalidEmail'),
    async call(email, signal) {
      const { userType } = await getInternals(client).users.search(email, { signal })
      if (userType === 'passwordless' && !Next && !signal.aborted) {
        const { startReset } = await import('./start-reset.ts')
        await startReset({ client, config, host }, email, signal)
      }
      return userType
    },
    done(userType, email) {
      const tell = (event: PasswordsEvent) => emit(event)
      if (userType === 'new') tell({ type: 'passwords.needed', email })
      else if (userType === 'password') tell({ type: 'passwords.known', email })
      else if (Next) setPasswordless(form.email)
      else tell({ type: 'passwords.resetStarted', email, reason: 'setNew' })
    },
  })
  if (Next && passwordless && passwordless === form.email)
    return <Next {...form} emit={emit} isAutomatic />
  return <EmailForm {...form} submit={submit} />
}
