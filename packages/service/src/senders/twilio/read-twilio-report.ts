/** The reports of Twilio: the delivery of a message, and an answer STOP or START. */
import { createHmac } from 'node:crypto'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { ReportRequest, SenderEvent } from '../declare-sender.ts'
import { toSubscription } from '../to-subscription.ts'
import type { TwilioConfig } from './twilio-setting.ts'

/** Twilio's error code of a message to an unsubscribed number. */
const unsubscribed = '21610'

type Form = Readonly<Record<string, string>>

/** Reads the form that Twilio sends; null if the account's token did not sign it. */
export function readTwilioReport(
  { url, headers, body }: ReportRequest,
  { authToken }: TwilioConfig,
): readonly SenderEvent[] | null {
  const form: Form = Object.fromEntries(new URLSearchParams(body))
  return isSigned(authToken, headers['x-twilio-signature'], url, form) ? toEvents(form) : null
}

/** Verifies the signature of the URL and of all fields (Twilio, "Validating requests"). */
function isSigned(token: string, given: unknown, url: string, form: Form): boolean {
  if (typeof given !== 'string') return false
  const fields = Object.keys(form)
    .sort()
    .map((name) => `${name}${form[name]}`)
  const signed = url + fields.join('')
  return isEqualDigest(createHmac('sha1', token).update(signed).digest('base64'), given)
}

function toEvents(form: Form): readonly SenderEvent[] {
  const { MessageStatus: status, ErrorCode: error = '', MessageSid: reference = '' } = form
  const isWhatsApp = [form.To, form.From].some((address) => address?.startsWith('whatsapp:'))
  const toNumber = (address = '') => address.replace(/^whatsapp:/, '')
  if (status !== undefined) {
    if (status !== 'failed' && status !== 'undelivered') return []
    return [
      { kind: 'undelivered', channel: isWhatsApp ? 'whatsapp' : 'sms', reference, error },
      ...(error === unsubscribed
        ? [{ kind: 'unsubscribed', phoneNumber: toNumber(form.To) } as const]
        : []),
    ]
  }
  // `OptOutType` is Twilio's own classification, for an account with custom keywords.
  return toSubscription(form.OptOutType ?? form.Body ?? '', toNumber(form.From))
}
