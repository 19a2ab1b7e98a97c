import type { Flow } from '../../flow/flow.ts'
import type { OtpEvent, OtpScreen } from './flow.ts'

/** What leads away from OTP Authenticate (specification section 4): its screens bring it. */
export const enterCodeFlow = {
  'otp.verified': { from: ['otp.enterCode'], to: () => ({ name: 'otp.success' }) },
  'otp.left': { from: ['otp.enterCode'], to: ({ email }) => ({ name: 'main', email }) },
} satisfies Flow<OtpScreen, Exclude<OtpEvent, { type: 'otp.sent' }>>
