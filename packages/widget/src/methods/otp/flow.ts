import type { Flow } from '../../flow/flow.ts'

/** How a passcode travels. Phones come with the phone forms. */
export type OtpChannel = 'email'

/** A code that was sent: how, where to, under which id, and until when it counts (epoch milliseconds). */
interface SentCode {
  readonly channel: OtpChannel
  readonly methodId: string
  readonly destination: string
  readonly expiresAt: number
  /** Whether nobody asked for it: it is how a person without a password goes on. */
  readonly isAutomatic?: boolean | undefined
}

/** OTP Authenticate and OTP Confirmation. */
export type OtpScreen =
  | ({ readonly name: 'otp.enterCode' } & SentCode)
  | { readonly name: 'otp.success' }

/** What happens in passcode sign-in. */
export type OtpEvent =
  | ({ readonly type: 'otp.sent' } & SentCode)
  | { readonly type: 'otp.verified' }
  | { readonly type: 'otp.left'; readonly email: string }

/** What leads to OTP Authenticate (specification section 4). A resend is another `otp.sent`. */
export const otpFlow = {
  'otp.sent': {
    from: ['main', 'otp.enterCode'],
    to: ({ type: _, ...sent }) => ({ name: 'otp.enterCode', ...sent }),
  },
} satisfies Flow<OtpScreen, Extract<OtpEvent, { type: 'otp.sent' }>>
