import type { EmailPasscodeOptions } from '@portico/client'
import { limits } from '@portico/contract'
import type { OtpOptions } from '../../declarations/otp/options.ts'

/** Minutes a code counts. */
export const toExpirationMinutes = (options: OtpOptions | undefined): number =>
  options?.expirationMinutes ?? limits.passcode.defaultMinutes

/** The configured options of a passcode mail, as the wire spells them. */
export const toPasscodeOptions = (options: OtpOptions | undefined): EmailPasscodeOptions => ({
  expiration_minutes: toExpirationMinutes(options),
  login_template_id: options?.loginTemplateId,
  signup_template_id: options?.signupTemplateId,
  locale: options?.locale,
})
