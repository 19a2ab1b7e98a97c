import type { Session, User } from '@portico/client'
import type { OtpOptions } from '../../../declarations/otp/options.ts'
import { toProductIds } from '../../../kernel/config/to-product-ids.ts'
import { listPhoneChannels, type PhoneChannel } from './list-phone-channels.ts'

/** The number that proves who the user is, and the way that codes take to it. */
interface ProvingPhone {
  /** In the E.164 format. */
  readonly number: string
  readonly channel: PhoneChannel
}

const isPhoneChannel = (way: string): way is PhoneChannel => way === 'sms' || way === 'whatsapp'

/**
 * Finds the number to which a code for a proof goes: the oldest one that is verified, since one that was added a few days
 * ago proves nothing. The code takes the way by which the number was last proved in this session, else the first that
 * the page offers.
 *
 * @returns null when the user has no such number, or the page no way to it
 */
export function findProvingPhone(
  { phone_numbers }: Pick<User, 'phone_numbers'>,
  session: Pick<Session, 'authentication_factors'> | null,
  { products, otpOptions }: Parameters<typeof toOffered>[0],
): ProvingPhone | null {
  const phone = phone_numbers.find(({ verified }) => verified)
  if (!phone) return null
  const used = session?.authentication_factors.find(
    ({ phone_number_factor: own }) => own?.phone_id === phone.phone_id,
  )?.delivery_method
  const channel = used && isPhoneChannel(used) ? used : toOffered({ products, otpOptions })
  return channel ? { number: phone.phone_number, channel } : null
}

const toOffered = (config: {
  readonly products?: Parameters<typeof toProductIds>[0]
  readonly otpOptions?: OtpOptions | undefined
}): PhoneChannel | undefined =>
  toProductIds(config.products).includes('otp')
    ? listPhoneChannels(config.otpOptions)[0]
    : undefined
