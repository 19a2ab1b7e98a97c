/** The names of types of passcodes; `type-names.ts` of the package explains them. */
import type { ReplyOf } from '@portico/contract'
import type { otp } from '@portico/contract/methods/otp'
import type { SessionDuration } from '../../foundation/client-options.ts'
import type { EmailPasscodeOptions, SmsPasscodeOptions, WhatsAppPasscodeOptions } from './otp.ts'

/** Options of `otps.email`. */
export type OTPCodeEmailOptions = EmailPasscodeOptions
/** Options of `otps.whatsapp`. */
export type OTPCodeOptions = WhatsAppPasscodeOptions
/** Options of `otps.sms`. */
export type OTPCodeSMSOptions = SmsPasscodeOptions
/** Options of `otps.authenticate`. */
export type OTPAuthenticateOptions = SessionDuration
/** Answer of `otps.email.loginOrCreate`. */
export type OTPsLoginOrCreateResponse = ReplyOf<typeof otp.emailLoginOrCreate>
/** Answer of `otps.email.send`. */
export type OTPsSendResponse = ReplyOf<typeof otp.emailSendPrimary>
/** Answer of `otps.authenticate`. */
export type OTPsAuthenticateResponse = ReplyOf<typeof otp.authenticate>
