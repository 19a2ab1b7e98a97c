import type { SentCode } from '../../../flow/account/account-section.ts'
import { minuteMs } from '../../../foundation/time/minute-ms.ts'
import type { Widget } from '../../../kernel/context/widget-context.ts'
import { toExpirationMinutes } from '../to-passcode-options.ts'
import type { PhoneChannel } from './list-phone-channels.ts'

/**
 * Sends a code to a number of the signed-in user, or one that adds the number.
 *
 * @param number - in the E.164 format
 * @param shown - the number as the user reads it
 */
export async function sendToPhone(
  { client, config: { otpOptions } }: Pick<Widget, 'client' | 'config'>,
  channel: PhoneChannel,
  number: string,
  shown: string,
  signal?: AbortSignal,
): Promise<SentCode> {
  const minutes = toExpirationMinutes(otpOptions)
  const options = { expiration_minutes: minutes, locale: otpOptions?.locale }
  const { method_id } = await client.otps[channel].send(number, options, {
    ...(signal && { signal }),
  })
  return { methodId: method_id, destination: shown, expiresAt: Date.now() + minutes * minuteMs }
}
