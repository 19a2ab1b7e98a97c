import type { MethodOf } from '../../flow/method.ts'
import { toEmailTab } from '../../forms/email-tab.ts'
import type { OtpChannel, OtpFlow } from './flow.ts'
import { sentFlow } from './sent-flow.ts'
import { toSendCode } from './to-send-code.ts'

/** The channel that is on; those by phone are declared and have no tab yet. */
const email: OtpChannel = 'email'

/** Sign-in by a six-digit code. */
export const otp = {
  id: 'otp',
  tabs: ({ otpOptions }) =>
    otpOptions?.methods?.includes(email) ? [toEmailTab(2, toSendCode)] : [],
  flow: sentFlow,
  load: () => import('./otp-screens.tsx'),
} satisfies MethodOf<OtpFlow>
