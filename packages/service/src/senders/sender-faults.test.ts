/** Tests every sender with a provider that misbehaves: the sender reports it in time and sends nothing twice. */
import type { TextServer, TextServerOptions } from '@portico/testkit/senders'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '../foundation/clock.ts'
import { allSenders, createSender } from './all-senders.ts'
import { startStandIn } from './testing/start-stand-in.ts'
import { type TextMessage, TextRefusedError, type TextSender } from './text-sender.ts'

/** Longer than any test, so that a slow machine causes no time-out. */
const longMs = 300_000
/** The time limit for providers that never answer. */
const shortMs = 200

const message: TextMessage = {
  channel: 'sms',
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

describe.each(allSenders)('the sender $id', ({ id: name }) => {
  let started: Started | undefined
  afterEach(() => started?.provider.stop())

  const start = async (options?: TextServerOptions, timeoutMs = longMs): Promise<Started> => {
    const { provider, config } = await startStandIn(name, options)
    const ports = { call: fetch, clock: systemClock, timeoutMs, reportUrl: null }
    started = { provider, sender: createSender(config, ports) }
    return started
  }
  const toMessage = ({ channels }: TextSender): TextMessage => ({
    ...message,
    channel: channels.at(-1) ?? 'sms',
  })
  const fail = async (sender: TextSender) => {
    const cause: unknown = await sender.send(toMessage(sender)).catch((error: unknown) => error)
    if (!(cause instanceof Error)) throw new Error('it was sent')
    // the stored reason contains neither the number, nor the code, nor the provider's own words
    expect(cause.message).not.toMatch(/2015550123|482913|token/)
    expect(cause.message.startsWith(`${name}: `)).toBe(true)
    return cause
  }

  test('sends through a provider that does what it should', async () => {
    const { provider, sender } = await start()
    await sender.send(toMessage(sender))
    expect(provider.taken).toHaveLength(1)
    expect(await sender.examine?.()).toBeNull()
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
    await sender.send(toMessage(sender))
    expect(provider.taken).toHaveLength(1)
  })

  test('tries again after no answer at all', async () => {
    const { provider, sender } = await start({}, shortMs)
    provider.fail('hang')
    const cause = await fail(sender)
    expect(cause.message).toContain('timed out')
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(await sender.examine?.()).toMatch(/^could not be called: .*timed out/)
  })

  test('takes a message as accepted by its status, however slowly the body arrives', async () => {
    const { provider, sender } = await start()
    provider.fail('drip')
    await sender.send(toMessage(sender))
    expect(provider.taken).toHaveLength(1)
  })

  test('refuses a provider with an untrusted certificate', async () => {
    const { provider, sender } = await start({ isUntrusted: true })
    const cause = await fail(sender)
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(cause.message).toMatch(/SELF_SIGNED|CERT/)
    expect(provider.calls).toEqual([])
    expect(await sender.examine?.()).toMatch(/^could not be called: .*(SELF_SIGNED|CERT)/)
  })

  test('finds a provider again that was restarted', async () => {
    const { provider, sender } = await start()
    await sender.send(toMessage(sender))
    await provider.stop()
    expect((await fail(sender)).message).toMatch(/ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET/)
    await provider.start()
    await sender.send(toMessage(sender))
    expect(provider.calls).toHaveLength(2)
  })

  test('reports the provider’s refusal when its configuration is examined', async () => {
    const { provider, sender } = await start()
    provider.fail({ status: 403 })
    expect(await sender.examine?.()).toMatch(/^answered 403/)
  })
})
