import type { AuthReply, ReplyOf } from '@portico/contract'
import type { otp as operations } from '@portico/contract/methods/otp'
import { otpText } from '../../locales/en/otp.ts'
import { phoneText } from '../../locales/en/otp-phones.ts'
import type { MethodDeclaration } from '../method-declaration.ts'
import type { OtpOptions } from './options.ts'

/** Declares sign-in with passcodes. */
export const otp: MethodDeclaration<
  keyof typeof otpText | keyof typeof phoneText,
  { otpOptions?: OtpOptions },
  {
    OTP_LOGIN_OR_CREATE: ReplyOf<typeof operations.emailLoginOrCreate>
    OTP_AUTHENTICATE: AuthReply & { method_id: string }
  }
> = { texts: { ...otpText, ...phoneText } }
