import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'
import { sentFlow } from './sent-flow.ts'

/** The name of the field that the tabs of both channels to phones have in common. */
export const phoneField = 'phone'

/** How a passcode travels. */
export type OtpChannel = 'email' | 'sms' | 'whatsapp'

/** A code that was sent: how, where to, under which id, and until when it counts (epoch milliseconds). */
interface SentCode {
  readonly channel: OtpChannel
  readonly methodId: string
  /** As it is shown: an address, or a number in its international format. */
  readonly destination: string
  /** What stands in the field of Main again for who goes back. @default the destination */
  readonly typed?: string | undefined
  readonly expiresAt: number
  /** Whether nobody asked for it: it is how a person without a password goes on. */
  readonly isAutomatic: boolean
  /** When it was asked for once more, epoch milliseconds; undefined for a first one. */
  readonly resentAt?: number | undefined
  /** Whether another tab asked for it, after the one that this screen was waiting for. */
  readonly isRenewed?: boolean | undefined
}

/** OTP Authenticate and OTP Confirmation. */
export type OtpScreen =
  | ({ readonly name: 'otp.enterCode' } & SentCode)
  | { readonly name: 'otp.success' }

/** What happens in passcode sign-in. */
export type OtpEvent =
  | ({ readonly type: 'otp.sent' } & SentCode)
  | ({ readonly type: 'otp.renewed' } & SentCode)
  | { readonly type: 'otp.verified' }
  | {
      readonly type: 'otp.left'
      readonly channel: OtpChannel
      readonly typed: string
    }

/** What leads to OTP Authenticate. */
export type OtpSent = Extract<OtpEvent, { type: 'otp.sent' }>

/** Passcode sign-in (specification section 4). */
export const otpFlow = {
  ...sentFlow,
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

/** The flow of passcodes as one type. */
export type OtpFlow = FlowOf<OtpScreen, OtpEvent, typeof otpFlow>

/** What a screen of it is given. */
export type OtpProps<Name extends OtpScreen['name']> = PropsOf<OtpFlow, Name>
