import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  startTextServer,
  type TextAnswer,
  type TextCall,
  type TextServer,
  type TextServerOptions,
} from '../start-text-server.ts'

/** A message that was sent to the hook. */
export interface HookMessage {
  /** The id, which is the same at every attempt. */
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Options of an operator's endpoint. */
export interface TextHookOptions extends TextServerOptions {
  /** `whsec_…` */
  readonly secret: string
  /**
   * The clock, in milliseconds.
   *
   * @default the machine's
   */
  readonly now?: () => number
  /** Numbers whose owners have unsubscribed. */
  readonly unsubscribed?: ReadonlySet<string>
}

/** The maximum age of a signature (Standard Webhooks). */
const toleranceSeconds = 300

/** A simulation of an operator's endpoint that follows Standard Webhooks. */
export interface TextHook extends TextServer<HookMessage> {
  /** The URL for the configuration. */
  readonly url: string
  /** The ids of messages that arrived again after they were accepted. */
  readonly repeats: readonly string[]
}

/** Starts an endpoint, which verifies signature and time and accepts no message twice. */
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
