import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** The field name shared by the tabs of SMS and WhatsApp. */
export const phoneField = 'phone'

/** The way in which a passcode is sent. */
export type OtpChannel = 'email' | 'sms' | 'whatsapp'

/**
 * A code that was sent: its channel, its destination, its id, and the time at which it expires (epoch milliseconds).
 */
interface SentCode {
  readonly channel: OtpChannel
  readonly methodId: string
  /** An e-mail address, or a phone number in international format, as it is shown. */
  readonly destination: string
  /** The value of Main's field if the user goes back. @default the destination */
  readonly typed?: string | undefined
  readonly expiresAt: number
  /** Whether the code was sent automatically, because the user has no password. */
  readonly isAutomatic: boolean
  /** The time of the resend in epoch milliseconds; undefined for the first code. */
  readonly resentAt?: number | undefined
  /** Whether another tab requested this code, after the code that this screen was waiting for. */
  readonly isRenewed?: boolean | undefined
}

/** The screens OTP Authenticate and OTP Confirmation. */
export type OtpScreen =
  | ({ readonly name: 'otp.enterCode' } & SentCode)
  | { readonly name: 'otp.success' }

/** The events of sign-in with a passcode. */
export type OtpEvent =
  | ({ readonly type: 'otp.sent' } & SentCode)
  | ({ readonly type: 'otp.renewed' } & SentCode)
  | { readonly type: 'otp.verified' }
  | {
      readonly type: 'otp.left'
      readonly channel: OtpChannel
      readonly typed: string
    }

/** The event that leads to OTP Authenticate. */
export type OtpSent = Extract<OtpEvent, { type: 'otp.sent' }>

/** The flow of sign-in with a passcode (specification section 4). */
export const otpFlow = {
  // a resend is another `otp.sent`
  'otp.sent': {
    from: ['main', 'otp.enterCode'],
    to: ({ type: _, ...sent }) => ({ name: 'otp.enterCode', ...sent }),
  },
  'otp.renewed': {
    from: ['otp.enterCode'],
    to: ({ type: _, ...sent }) => ({ name: 'otp.enterCode', ...sent }),
  },
  'otp.verified': { from: ['otp.enterCode'], to: () => ({ name: 'otp.success' }) },
  'otp.left': {
    from: ['otp.enterCode'],
    to: ({ channel, typed }) => ({
      name: 'main',
      tab: channel,
      typed: { [channel === 'email' ? channel : phoneField]: typed },
    }),
  },
} satisfies Flow<OtpScreen, OtpEvent>

/** The types of the flow. */
export type OtpFlow = FlowOf<OtpScreen, OtpEvent, typeof otpFlow>

/** Properties of a screen of the flow. */
export type OtpProps<Name extends OtpScreen['name']> = PropsOf<OtpFlow, Name>
