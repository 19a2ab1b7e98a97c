import { callSender, type SenderAnswer } from '../call-sender.ts'
import type { CreatedSender, SenderPorts } from '../declare-sender.ts'
import { NumberUnsubscribedError, TextRefusedError } from '../text-sender.ts'
import { signVonageToken } from './sign-vonage-token.ts'
import { readVonageError, unsubscribed } from './vonage-error.ts'
import type { VonageConfig } from './vonage-setting.ts'

/** Error codes after which another attempt to this number would fail as well (Vonage, "API Errors", Messages API). */
const refusals: readonly number[] = [
  1040, // an unknown prefix
  1050, // barred
  1170, // no valid number
  1190, // no longer active
  1250, // no route
  1260, // unreachable
  1270, // a restriction by age
  1280, // blocked by the network
  1290, // a prepaid number without credit
]
/** Vonage refuses a shorter life (SMS, `ttl`). */
const leastSeconds = 20

/** Sends texts by the Messages API, whose reports are signed with the whole of their content. */
export function createVonageSender(config: VonageConfig, ports: SenderPorts): CreatedSender {
  const post = async (message: object) =>
    callSender(ports, 'vonage', `${config.baseUrl}/v1/messages`, {
      method: 'POST',
      body: JSON.stringify(message),
      headers: {
        authorization: `Bearer ${await signVonageToken(config, ports.clock)}`,
        'content-type': 'application/json',
      },
    })
  return {
    async send({ to, text, expiresAt }) {
      const seconds = Math.floor((expiresAt - ports.clock.now()) / 1000)
      verify(
        await post({
          message_type: 'text',
          channel: 'sms',
          from: toDigits(config.from),
          to: toDigits(to),
          text,
          ttl: Math.max(leastSeconds, seconds),
          ...(ports.reportUrl !== null && {
            webhook_url: ports.reportUrl,
            webhook_version: 'v1',
          }),
        }),
      )
    },
    async examine() {
      // No resource takes an application's token without sending. An incomplete message is refused for its content only
      // after the token was accepted.
      const { status } = await post({})
      if (status === 401) return 'refuses the application or its private key'
      if (status === 402) return 'says that the account has no credit'
      return status === 422 ? null : `answered ${status} when asked with an incomplete message`
    },
  }
}

/** Converts a number to Vonage's form, E.164 without the plus sign. A sender's name stays the same. */
const toDigits = (number: string) => number.replace(/^\+/, '')

function verify({ status, body }: SenderAnswer): void {
  if (status >= 200 && status < 300) return
  const code = readVonageError(body.type)
  const reason = `vonage: answered ${status}${code ? `, error ${code}` : ''}`
  if (code === unsubscribed) throw new NumberUnsubscribedError(reason)
  if (refusals.includes(code)) throw new TextRefusedError(reason)
  throw new Error(reason)
}
