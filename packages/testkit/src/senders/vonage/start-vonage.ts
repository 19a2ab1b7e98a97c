import { createHash, createHmac, type KeyObject, randomUUID, verify } from 'node:crypto'
import type { SignedReport } from '../sender-stand-in.ts'
import {
  startTextServer,
  type TextAnswer,
  type TextCall,
  type TextServer,
  type TextServerOptions,
} from '../start-text-server.ts'

/** A message that Vonage accepted. */
export interface VonageMessage {
  readonly uuid: string
  /** Digits only. */
  readonly to: string
  readonly from: string
  readonly text: string
  readonly ttl: number
  /** The URL for reports about the message; '' without one. */
  readonly webhookUrl: string
}

/** An application at Vonage. */
export interface VonageApplication {
  readonly applicationId: string
  readonly publicKey: KeyObject
  /** The account's numbers, digits only, and its sender names. */
  readonly senders: readonly string[]
  /** Numbers, digits only, whose owners answered STOP: messages to them are accepted, and reported as rejected. */
  readonly stopped?: ReadonlySet<string>
  /** @default true */
  readonly hasCredit?: boolean
  /**
   * The clock, in milliseconds.
   *
   * @default the machine's
   */
  readonly now?: () => number
}

/** A simulation of Vonage's Messages API. */
export type Vonage = TextServer<VonageMessage>

/**
 * Starts a simulation of Vonage (API reference, Messages API version 1; errors by their documented codes).
 *
 * @param application the values that the simulation accepts; it refuses all other values
 */
export const startVonage = (
  application: VonageApplication,
  options?: TextServerOptions,
): Promise<Vonage> => startTextServer<VonageMessage>((call) => answer(application, call), options)

/** Signs a report as Vonage does: a token (HS256) with the SHA-256 of the body. */
export function signVonageReport(
  account: { readonly signatureSecret: string; readonly applicationId: string },
  report: object,
  now: number,
): SignedReport {
  const body = JSON.stringify(report)
  const claims = {
    iat: Math.floor(now / 1000),
    jti: randomUUID(),
    iss: 'Vonage',
    payload_hash: createHash('sha256').update(body).digest('hex'),
    api_key: 'a1b2c3d4',
    application_id: account.applicationId,
  }
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims].map(encode).join('.')
  const signature = createHmac('sha256', account.signatureSecret).update(signed).digest('base64url')
  return {
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${signed}.${signature}`,
    },
    body,
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const refuse = (
  status: number,
  problem: string,
  title: string,
  detail: string,
): TextAnswer<never> => ({
  status,
  body: {
    type: `https://developer.vonage.com/api-errors${problem}`,
    title,
    detail,
    instance: 'bf0ca0bf927b3b52e3cb03217e1a1ddf',
  },
})

function answer(application: VonageApplication, call: TextCall): TextAnswer<VonageMessage> {
  if (call.method !== 'POST' || call.path !== '/v1/messages')
    return refuse(404, '#not-found', 'Not Found', 'The requested resource does not exist.')
  if (!isAuthorized(application, call.headers.authorization ?? ''))
    return refuse(
      401,
      '#unauthorized',
      'You did not provide correct credentials.',
      'Check that you are using the correct credentials.',
    )
  if (application.hasCredit === false)
    return refuse(
      402,
      '#low-balance',
      'You do not have enough credit',
      'This request could not be performed due to your account balance being low.',
    )
  return take(application, JSON.parse(call.body))
}

/** Verifies the application's token: its signature, its name and its times. */
function isAuthorized(
  { applicationId, publicKey, now = Date.now }: VonageApplication,
  header: string,
): boolean {
  const [head = '', payload = '', signature = ''] = header.replace(/^Bearer /, '').split('.')
  const signed = Buffer.from(`${head}.${payload}`)
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) return false
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const { application_id, iat, exp, jti } = decode(payload)
  const seconds = now() / 1000
  return (
    decode(head).alg === 'RS256' &&
    application_id === applicationId &&
    typeof jti === 'string' &&
    iat <= seconds + 60 &&
    exp > seconds &&
    exp - iat <= 86_400
  )
}

function take(
  { senders, stopped }: VonageApplication,
  message: Readonly<Record<string, unknown>>,
): TextAnswer<VonageMessage> {
  const { to, from, text, ttl, channel, message_type: type, webhook_url: webhookUrl = '' } = message
  if (![to, from, text, channel, type].every((part) => typeof part === 'string' && part !== ''))
    return refuse(422, '/messages#1010', 'Missing params', 'Your request is incomplete.')
  if (channel !== 'sms' || type !== 'text')
    return refuse(422, '/messages#1020', 'Invalid params', 'The channel is not enabled.')
  if (!senders.includes(String(from)))
    return refuse(
      422,
      '/messages#1120',
      'Invalid sender',
      'The `from` parameter is invalid for the given channel.',
    )
  if (!/^[1-9]\d{6,14}$/.test(String(to)))
    return refuse(422, '/messages#1170', 'Invalid params', 'The `to` parameter is invalid.')
  if (ttl !== undefined && !(Number.isInteger(ttl) && Number(ttl) >= 20))
    return refuse(422, '/messages#1130', 'Invalid TTL', 'The value of `ttl` was invalid.')
  const uuid = randomUUID()
  const taken = {
    uuid,
    to: String(to),
    from: String(from),
    text: String(text),
    ttl: Number(ttl),
    webhookUrl: String(webhookUrl),
  }
  return {
    status: 202,
    body: { message_uuid: uuid },
    ...(!stopped?.has(String(to)) && { taken }),
  }
}
