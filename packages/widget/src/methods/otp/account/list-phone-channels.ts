import type { OtpOptions } from '../../../declarations/otp/options.ts'

/** A way to send a code to a phone. */
export type PhoneChannel = 'sms' | 'whatsapp'

/** Lists the ways to phones that a configuration offers, in its order. */
export const listPhoneChannels = (options: OtpOptions | undefined): PhoneChannel[] =>
  (options?.methods ?? []).filter((way) => way !== 'email')
