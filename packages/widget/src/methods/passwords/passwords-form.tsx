import { useState } from 'react'
import { useWidget } from '../../context/widget-context.ts'
import type { FlowEvent } from '../../flow/flow.ts'
import type { TabFormProps } from '../../flow/method.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { EmailForm } from '../../forms/email-form.tsx'
import { isEmail } from '../../forms/is-email.ts'
import type { PasswordsOnMain } from './flow.ts'
import { loadScreens } from './load-screens.ts'

/**
 * Main's e-mail form where passwords are configured: it asks who the address belongs to. A person without a
 * password goes on by the form that would stand here otherwise, which submits itself; where there is none,
 * by a mail to set one.
 */
export function PasswordsForm({ emit, next: Next, ...form }: TabFormProps<PasswordsOnMain>) {
  const widget = useWidget()
  const [passwordless, setPasswordless] = useState('')
  const submit = useSubmit({
    check: (email: string) => (isEmail(email) ? null : 'error.invalidEmail'),
    call: async (email, signal) => (await loadScreens()).findOwner(widget, email, !Next, signal),
    done: (event) => (event ? emit(event) : setPasswordless(form.email)),
  })
  return Next && passwordless && passwordless === form.email ? (
    // what the other form says is its own
    <Next {...form} emit={emit as (event: FlowEvent) => void} isAutomatic />
  ) : (
    <EmailForm {...form} submit={submit} />
  )
}
