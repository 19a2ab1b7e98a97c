import type { LoginConfig } from '../../config/login-config.ts'
import { useWidget } from '../../context/widget-context.ts'
import type { TabFormProps } from '../../flow/method.ts'
import { EmailForm } from '../../forms/email-form.tsx'
import { isEmail } from '../../forms/is-email.ts'
import type { OtpEvent } from './flow.ts'
import { useSendCode } from './use-send-code.ts'

/** Whether Main has nothing but the form by which the person came. */
const isOnlyWay = ({ products, otpOptions }: LoginConfig) =>
  otpOptions?.methods.length === 1 && products?.length === 2

/** Main's e-mail form where the answer is a passcode. */
export function OtpEmailForm({ emit, ...form }: TabFormProps<OtpEvent>) {
  const { config } = useWidget()
  const submit = useSendCode(emit, {
    isOnlyWay: form.isAutomatic && isOnlyWay(config),
    check: (email) => (isEmail(email) ? null : 'errors.invalidEmail'),
  })
  return <EmailForm {...form} submit={submit} />
}
