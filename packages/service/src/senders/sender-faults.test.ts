/** Tests every sender with a provider that misbehaves: the sender reports it in time and sends nothing twice. */
import { randomBytes } from 'node:crypto'
import {
  startCloudApi,
  startTextHook,
  startTwilio,
  type TextServer,
  type TextServerOptions,
} from '@portico/testkit/texts'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '../foundation/clock.ts'
import { parseWebhookSecrets } from '../foundation/text/parse-webhook-secrets.ts'
import { type TextMessage, TextRefusedError, type TextSender } from './text-sender.ts'
import { createHookSender } from './hook/create-hook-sender.ts'
import { createTwilioSender } from './twilio/create-twilio-sender.ts'
import { createWhatsAppSender } from './whatsapp/create-whatsapp-sender.ts'

const secret = `whsec_${randomBytes(32).toString('base64')}`
/** Longer than any test, so that a slow machine causes no time-out. */
const longMs = 300_000
/** The time limit for providers that never answer. */
const shortMs = 200
const toPorts = (timeoutMs: number) => ({ call: fetch, clock: systemClock, timeoutMs })

const message: TextMessage = {
  channel: 'whatsapp',
  to: '+12015550123',
  text: '482913 is your code for Meridian.',
  code: '482913',
  locale: 'en',
  messageId: 'message-1',
  reason: 'passcode.login',
  project: { projectId: 'project-1', name: 'Meridian' },
  expiresAt: Date.now() + 300_000,
}

interface Started {
  readonly provider: TextServer<unknown>
  readonly sender: TextSender
}

const starters: Record<
  string,
  (timeoutMs: number, options?: TextServerOptions) => Promise<Started>
> = {
  async hook(timeoutMs, options) {
    const ports = toPorts(timeoutMs)
    const provider = await startTextHook({ secret, ...options })
    const secrets = parseWebhookSecrets(secret)
    if (typeof secrets === 'string') throw new Error(secrets)
    const { url } = provider
    const sender = createHookSender({ url, secrets, channels: ['sms', 'whatsapp'] }, ports)
    return { provider, sender }
  },
  async twilio(timeoutMs, options) {
    const ports = toPorts(timeoutMs)
    const account = { accountSid: 'AC1', authToken: 'token-1' }
    const provider = await startTwilio(
      { ...account, numbers: ['+15005550006'], templates: { HX1: 1 } },
      options,
    )
    const whatsapp = { from: '+15005550006', contentSid: 'HX1' }
    const from = { number: '+15005550006' }
    const sender = createTwilioSender(
      { ...account, from, whatsapp, baseUrl: provider.origin, eventsUrl: null },
      ports,
    )
    return { provider, sender }
  },
  async whatsapp(timeoutMs, options) {
    const ports = toPorts(timeoutMs)
    const phone = { phoneNumberId: '1', accessToken: 'token-1' }
    const provider = await startCloudApi({ ...phone, templates: ['code en_US'] }, options)
    const template = { name: 'code', language: 'en_US' }
    const baseUrl = `${provider.origin}/v23.0`
    return { provider, sender: createWhatsAppSender({ ...phone, template, baseUrl }, ports) }
  },
}

describe.each(Object.entries(starters))('the sender "%s"', (name, startProvider) => {
  let started: Started | undefined
  afterEach(() => started?.provider.stop())

  const start = async (options?: TextServerOptions, timeoutMs = longMs) => {
    started = await startProvider(timeoutMs, options)
    return started
  }
  const fail = async (sender: TextSender) => {
    const cause: unknown = await sender.send(message).catch((error: unknown) => error)
    if (!(cause instanceof Error)) throw new Error('it was sent')
    // the stored reason contains neither the number, nor the code, nor the provider's own words
    expect(cause.message).not.toMatch(/2015550123|482913|token/)
    expect(cause.message.startsWith(`${name}: `)).toBe(true)
    return cause
  }

  test('sends through a provider that does what it should', async () => {
    const { provider, sender } = await start()
    await sender.send(message)
    expect(provider.taken).toHaveLength(1)
    expect(await sender.findProblem?.()).toBeNull()
  })

  test.each([
    ['a server error', { status: 500 }],
    ['an overloaded server', { status: 503 }],
    ['too many requests', { status: 429 }],
    ['an error without JSON', { status: 502, body: 'bad gateway' }],
    ['a connection that breaks', 'reset'],
    ['a redirect, which is not followed', 'redirect'],
    ['an answer of megabytes', 'too much'],
  ] as const)('tries again after %s', async (_, fault) => {
    const { provider, sender } = await start()
    provider.fail(fault, 1)
    const cause = await fail(sender)
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(provider.taken).toEqual([])
    await sender.send(message)
    expect(provider.taken).toHaveLength(1)
  })

  test('tries again after no answer at all', async () => {
    const { provider, sender } = await start({}, shortMs)
    provider.fail('hang')
    const cause = await fail(sender)
    expect(cause.message).toContain('timed out')
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(await sender.findProblem?.()).toMatch(/^could not be called: .*timed out/)
  })

  test('takes a message as accepted by its status, however slowly the body arrives', async () => {
    const { provider, sender } = await start()
    provider.fail('drip')
    await sender.send(message)
    expect(provider.taken).toHaveLength(1)
  })

  test('refuses a provider with an untrusted certificate', async () => {
    const { provider, sender } = await start({ isUntrusted: true })
    const cause = await fail(sender)
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(cause.message).toMatch(/SELF_SIGNED|CERT/)
    expect(provider.calls).toEqual([])
    expect(await sender.findProblem?.()).toMatch(/^could not be called: .*(SELF_SIGNED|CERT)/)
  })

  test('finds a provider again that was restarted', async () => {
    const { provider, sender } = await start()
    await sender.send(message)
    await provider.stop()
    expect((await fail(sender)).message).toMatch(/ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET/)
    await provider.start()
    await sender.send(message)
    expect(provider.calls).toHaveLength(2)
  })

  test('reports the provider’s refusal when its configuration is examined', async () => {
    const { provider, sender } = await start()
    provider.fail({ status: 403 })
    expect(await sender.findProblem?.()).toMatch(/^answered 403/)
  })
})
