import type { MethodOf } from '../../flow/method.ts'
import { toEmailTab } from '../../forms/email-tab.ts'
import type { OtpFlow } from './flow.ts'
import { OTPMethods } from './options.ts'
import { sentFlow } from './sent-flow.ts'
import { toSendCode } from './to-send-code.ts'

/** Sign-in by a six-digit code. */
export const otp = {
  id: 'otp',
  tabs: ({ otpOptions }) =>
    otpOptions?.methods?.includes(OTPMethods.Email) ? [toEmailTab(2, toSendCode)] : [],
  flow: sentFlow,
  load: () => import('./otp-screens.tsx'),
} satisfies MethodOf<OtpFlow>
