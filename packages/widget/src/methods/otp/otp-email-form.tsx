import type { TabFormProps } from '../../flow/method.ts'
import { EmailForm } from '../../forms/email-form.tsx'
import { isEmail } from '../../forms/is-email.ts'
import { type OtpSent, useSendCode } from './use-send-code.ts'

/** Main's e-mail form where the answer is a passcode. */
export function OtpEmailForm({ emit, ...form }: TabFormProps<OtpSent>) {
  const submit = useSendCode(emit, {
    isAutomatic: form.isAutomatic,
    check: (email) => (isEmail(email) ? null : 'errors.invalidEmail'),
  })
  return <EmailForm {...form} submit={submit} />
}
