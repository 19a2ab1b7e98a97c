import type { EmailPasscodeOptions } from '@portico/client'
import { limits } from '@portico/contract'
import type { OtpOptions } from '../../declarations/otp/options.ts'

/** Returns the minutes for which a code is valid. */
export const toExpirationMinutes = (options: OtpOptions | undefined): number =>
  options?.expirationMinutes ?? limits.passcode.defaultMinutes

/** Converts the configured options of a passcode mail to those of the API. */
export const toPasscodeOptions = (options: OtpOptions | undefined): EmailPasscodeOptions => ({
  expiration_minutes: toExpirationMinutes(options),
  login_template_id: options?.loginTemplateId,
  signup_template_id: options?.signupTemplateId,
  locale: options?.locale,
})
