import type { ReplyOf } from '@portico/contract'
import type { otp } from '@portico/contract/methods/otp'
import type { TabContext } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import type { Action } from '../../flow/use-submit.ts'
import { MessageError } from '../../kernel/host/message-error.ts'
import { toErrorText } from '../../kernel/text/error-text.ts'
import { phoneText } from '../../locales/en/otp-phones.ts'
import { type OtpSent, otpFlow } from './flow.ts'
import { parsePhone } from './phone-number.ts'
import { toExpirationMinutes } from './to-passcode-options.ts'
import { readValue } from './typed-phone.ts'

registerFlow(otpFlow)

const invalidNumber = 'error.invalidPhoneNumber'

/** The service's reply, and the number that the code was sent to, as it is shown. */
interface Sent {
  readonly reply: ReplyOf<typeof otp.smsLoginOrCreate>
  readonly destination: string
}

/** Creates the action that sends a code to a phone. The first code and a resend are the same call. */
export const toSendText = ({
  widget: { client, config, latest },
  id,
  emit,
  isAutomatic,
}: TabContext<OtpSent>): Action<string, Sent> => ({
  async call(value, signal) {
    const { isValid, number, international } = await parsePhone(readValue(value))
    if (!isValid) {
      const { strings } = latest.current
      throw new MessageError(strings?.[invalidNumber] ?? phoneText[invalidNumber])
    }
    const { otpOptions } = config
    const options = {
      expiration_minutes: toExpirationMinutes(otpOptions),
      locale: otpOptions?.locale,
    }
    const { sms, whatsapp } = client.otps
    const { loginOrCreate } = id === 'sms' ? sms : whatsapp
    return { reply: await loginOrCreate(number, options, { signal }), destination: international }
  },
  event: ({ reply }) => ({ type: 'OTP_LOGIN_OR_CREATE', data: reply }),
  done({ reply: { method_id: methodId }, destination }, typed) {
    const expiresAt = Date.now() + toExpirationMinutes(config.otpOptions) * 60_000
    const channel = id === 'sms' ? id : 'whatsapp'
    emit({ type: 'otp.sent', channel, methodId, destination, typed, expiresAt, isAutomatic })
  },
  toText: (error, text) =>
    error instanceof MessageError ? text.with(phoneText)(invalidNumber) : toErrorText(error, text),
})
