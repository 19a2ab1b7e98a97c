import type { MethodOf } from '../../flow/method.ts'
import type { OtpEvent, OtpScreen, otpFlow } from './flow.ts'
import { OTPMethods } from './options.ts'
import { OtpEmailForm } from './otp-email-form.tsx'
import { sentFlow } from './sent-flow.ts'

/** Sign-in by a six-digit code. */
export const otp = {
  id: 'otp',
  tabs: ({ otpOptions }) =>
    otpOptions?.methods?.includes(OTPMethods.Email)
      ? [{ id: 'email', label: 'tab.email', rank: 2, Form: OtpEmailForm }]
      : [],
  flow: sentFlow,
  load: () => import('./otp-screens.tsx'),
} satisfies MethodOf<OtpScreen, OtpEvent, typeof otpFlow>
