import { createHmac } from 'node:crypto'
import {
  startTextServer,
  type TextAnswer,
  type TextCall,
  type TextServer,
  type TextServerOptions,
} from '../start-text-server.ts'

/** A message that Twilio accepted. */
export interface TwilioMessage {
  readonly sid: string
  readonly channel: 'sms' | 'whatsapp'
  /** E.164 */
  readonly to: string
  readonly from: string
  /** The text of an SMS, or the values for a template. */
  readonly body: string
  /** The URL for reports about the message; '' without one. */
  readonly statusCallback: string
  readonly riskCheck: string
  readonly validityPeriod: number
}

/** An account at Twilio. */
export interface TwilioAccount {
  readonly accountSid: string
  readonly authToken: string
  /** The account's numbers, for texts and for WhatsApp. */
  readonly numbers: readonly string[]
  readonly messagingServiceSid?: string
  /** The account's approved templates, by id, with the number of variables in each. */
  readonly templates?: Readonly<Record<string, number>>
  /** Numbers whose owners answered STOP. */
  readonly stopped?: ReadonlySet<string>
  /**
   * The account's status.
   *
   * @default 'active'
   */
  readonly status?: string
}

/** A simulation of Twilio's Messages resource. */
export type Twilio = TextServer<TwilioMessage>

/**
 * Starts a simulation of Twilio (API reference, Messages; errors by their documented codes).
 *
 * @param account the values that the simulation accepts; it refuses all other values
 */
export const startTwilio = (account: TwilioAccount, options?: TextServerOptions): Promise<Twilio> =>
  startTextServer<TwilioMessage>((call, taken) => answer(account, call, taken.length), options)

/** Signs a webhook as Twilio does: HMAC-SHA1 of the URL and of all parameters' names and values, sorted. */
export function signTwilioRequest(
  authToken: string,
  url: string,
  form: Readonly<Record<string, string>>,
): string {
  const parts = Object.keys(form)
    .sort()
    .map((name) => name + form[name])
  return createHmac('sha1', authToken)
    .update(url + parts.join(''))
    .digest('base64')
}

const refuse = (status: number, code: number, message: string): TextAnswer<never> => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

function answer(account: TwilioAccount, call: TextCall, count: number): TextAnswer<TwilioMessage> {
  const { accountSid, authToken } = account
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  if (call.headers.authorization !== `Basic ${credentials}`)
    return refuse(401, 20003, 'Authenticate')
  const base = `/2010-04-01/Accounts/${accountSid}`
  if (call.method === 'GET' && call.path === `${base}.json`)
    return { status: 200, body: { sid: accountSid, status: account.status ?? 'active' } }
  if (call.method !== 'POST' || call.path !== `${base}/Messages.json`)
    return refuse(404, 20404, 'The requested resource was not found')
  return take(account, new URLSearchParams(call.body), count)
}

function take(
  account: TwilioAccount,
  form: URLSearchParams,
  count: number,
): TextAnswer<TwilioMessage> {
  const { numbers, messagingServiceSid, templates = {}, stopped } = account
  const to = form.get('To') ?? ''
  const from = form.get('From') ?? ''
  const service = form.get('MessagingServiceSid')
  const content = form.get('ContentSid')
  const isWhatsApp = to.startsWith('whatsapp:')
  const number = to.replace('whatsapp:', '')
  if (!to) return refuse(400, 21604, "A 'To' phone number is required.")
  if (!from && !service) return refuse(400, 21603, "A 'From' phone number is required.")
  if (service ? service !== messagingServiceSid : !numbers.includes(from.replace('whatsapp:', '')))
    return refuse(400, 21606, 'The From phone number is not a valid message-capable number.')
  if (from && from.startsWith('whatsapp:') !== isWhatsApp)
    return refuse(400, 21910, 'Invalid From and To pair. They should be of the same channel.')
  if (!/^\+[1-9]\d{6,14}$/.test(number))
    return refuse(400, 21211, `The 'To' number ${number} is not a valid phone number.`)
  if (stopped?.has(number)) return refuse(400, 21610, 'Attempt to send to unsubscribed recipient')
  const body = content === null ? form.get('Body') : form.get('ContentVariables')
  if (content === null && !body) return refuse(400, 21602, 'Message body is required.')
  if (isWhatsApp && content === null)
    return refuse(400, 63016, 'Failed to send freeform message: outside the allowed window.')
  if (content !== null) {
    const variables = templates[content]
    if (variables === undefined) return refuse(400, 21655, 'The ContentSid is invalid.')
    if (countVariables(body ?? '') !== variables)
      return refuse(400, 21656, 'The ContentVariables parameter is invalid.')
  }
  const sid = `SM${String(count).padStart(32, '0')}`
  const message = {
    sid,
    channel: isWhatsApp ? 'whatsapp' : 'sms',
    to: number,
    from: from.replace('whatsapp:', '') || (service ?? ''),
    body: body ?? '',
    statusCallback: form.get('StatusCallback') ?? '',
    riskCheck: form.get('RiskCheck') ?? '',
    validityPeriod: Number(form.get('ValidityPeriod')),
  } as const
  return { status: 201, body: { sid, status: 'queued', to, error_code: null }, taken: message }
}

/** Counts the variables with a value; -1 when the text is not a JSON object of texts. */
function countVariables(json: string): number {
  try {
    const values: unknown = JSON.parse(json)
    if (typeof values !== 'object' || values === null) return -1
    const entries = Object.entries(values)
    return entries.every(([, value]) => typeof value === 'string' && value !== '')
      ? entries.length
      : -1
  } catch {
    return -1
  }
}
