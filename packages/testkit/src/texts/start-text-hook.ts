import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  startTextServer,
  type TextAnswer,
  type TextCall,
  type TextServer,
  type TextServerOptions,
} from './start-text-server.ts'

/** A message that the hook was told to send. */
export interface HookMessage {
  /** The same for every try. */
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** An owner's endpoint. */
export interface TextHookOptions extends TextServerOptions {
  /** `whsec_…` */
  readonly secret: string
  /** @default the machine's */
  readonly now?: () => number
  /** Whose owners want no texts. */
  readonly unsubscribed?: ReadonlySet<string>
}

/** How old a signature may be (Standard Webhooks). */
const toleranceSeconds = 300

/** A stand-in of an owner's endpoint that does what Standard Webhooks asks of one. */
export interface TextHook extends TextServer<HookMessage> {
  /** The URL to configure. */
  readonly url: string
  /** How often a message came that it had taken before. */
  readonly repeats: readonly string[]
}

/** Starts an endpoint: it checks signature and time, and takes no message twice. */
export async function startTextHook(options: TextHookOptions): Promise<TextHook> {
  const { secret, now = Date.now, unsubscribed, ...serverOptions } = options
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const repeats: string[] = []
  const hear = (call: TextCall, taken: readonly HookMessage[]): TextAnswer<HookMessage> => {
    const id = call.headers['webhook-id'] ?? ''
    const timestamp = call.headers['webhook-timestamp'] ?? ''
    const signed = `${id}.${timestamp}.${call.body}`
    const expected = createHmac('sha256', key).update(signed).digest()
    const isSigned = (call.headers['webhook-signature'] ?? '').split(' ').some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
    if (call.method !== 'POST' || call.path !== '/send-text') return { status: 404, body: {} }
    if (!id || !isSigned) return { status: 401, body: { error: 'bad signature' } }
    if (Math.abs(now() / 1000 - Number(timestamp)) > toleranceSeconds)
      return { status: 401, body: { error: 'stale' } }
    const { type, data } = JSON.parse(call.body)
    if (unsubscribed?.has(data.to)) return { status: 422, body: { error: 'unsubscribed' } }
    if (type !== 'message.send') return { status: 204, body: undefined }
    if (taken.some((one) => one.id === id)) {
      repeats.push(id)
      return { status: 200, body: {} }
    }
    return { status: 200, body: {}, taken: { id, type, data } }
  }
  const server = await startTextServer<HookMessage>(hear, serverOptions)
  const { origin } = server
  return Object.assign(server, { url: `${origin}/send-text`, repeats })
}
