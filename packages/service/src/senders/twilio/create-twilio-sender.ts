import { callSender, type SenderAnswer } from '../call-sender.ts'
import type { CreatedSender, SenderPorts } from '../declare-sender.ts'
import { NumberUnsubscribedError, type TextMessage, TextRefusedError } from '../text-sender.ts'
import type { TwilioConfig } from './twilio-setting.ts'

/** Error codes after which another attempt to this number would fail as well. */
const refusals: readonly number[] = [
  21211, // no valid number
  21214, // cannot be reached
  21408, // no permission for the region
  21612, // no route
  21614, // no mobile number
  21635, // a landline
  60410, // blocked for fraud
  63003, // no such channel address
  63016, // free text outside a template
]
const unsubscribed = 21610

/** Sends texts by Twilio's Messages resource. */
export function createTwilioSender(config: TwilioConfig, ports: SenderPorts): CreatedSender {
  const { baseUrl, accountSid, authToken } = config
  const account = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send(message) {
      const form = toForm(config, message, ports.clock.now())
      // Twilio refuses messages whose callback it cannot reach (error 21609).
      if (ports.reportUrl !== null) form.set('StatusCallback', ports.reportUrl)
      const body = form.toString()
      verify(
        await callSender(ports, 'twilio', `${account}/Messages.json`, {
          method: 'POST',
          body,
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        }),
      )
    },
    async examine() {
      const { status, body } = await callSender(ports, 'twilio', `${account}.json`, {
        method: 'GET',
        headers: { authorization },
      })
      if (status === 401) return 'refuses the account or its token'
      if (status !== 200) return `answered ${status} when asked about the account`
      return body.status === 'active' ? null : `says that the account is ${String(body.status)}`
    },
  }
}

function toForm(
  { from, whatsapp }: TwilioConfig,
  { channel, to, text, code, expiresAt }: TextMessage,
  now: number,
): URLSearchParams {
  const validity = String(Math.max(1, Math.min(36_000, Math.floor((expiresAt - now) / 1000))))
  if (channel === 'whatsapp') {
    // The approved template determines the words, so only the code is sent.
    return new URLSearchParams({
      To: `whatsapp:${to}`,
      From: `whatsapp:${whatsapp?.from ?? ''}`,
      ContentSid: whatsapp?.contentSid ?? '',
      ContentVariables: JSON.stringify({ 1: code }),
      ValidityPeriod: validity,
    })
  }
  return new URLSearchParams({
    To: to,
    ...('number' in from
      ? { From: from.number }
      : { MessagingServiceSid: from.messagingServiceSid }),
    Body: text,
    ValidityPeriod: validity,
    RiskCheck: 'enable',
  })
}

function verify({ status, body }: SenderAnswer): void {
  if (status >= 200 && status < 300) return
  const code = typeof body.code === 'number' ? body.code : 0
  const reason = `twilio: answered ${status}${code ? `, error ${code}` : ''}`
  if (code === unsubscribed) throw new NumberUnsubscribedError(reason)
  if (refusals.includes(code)) throw new TextRefusedError(reason)
  throw new Error(reason)
}
