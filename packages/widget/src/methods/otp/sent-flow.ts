import type { Flow } from '../../flow/flow.ts'
import type { OtpEvent, OtpScreen } from './flow.ts'

/** The row of the flow that leads to OTP Authenticate (specification section 4). A resend is another `otp.sent`. */
export const sentFlow = {
  'otp.sent': {
    from: ['main', 'otp.enterCode'],
    to: ({ type: _, ...sent }) => ({ name: 'otp.enterCode', ...sent }),
  },
} satisfies Partial<Flow<OtpScreen, OtpEvent>>
