import { randomBytes } from 'node:crypto'
import { startTextHook, type TextHook, type TextHookOptions } from '@portico/testkit/senders/hook'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, test } from 'vitest'
import { parseWebhookSecrets } from '../../foundation/text/parse-webhook-secrets.ts'
import { NumberUnsubscribedError, type TextMessage, TextRefusedError } from '../text-sender.ts'
import { createHookSender } from './create-hook-sender.ts'

const makeSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const secret = makeSecret()
const newer = makeSecret()

const message: TextMessage = {
  channel: 'sms',
  to: '+12015550123',
  text: '482913 is your code for Meridian.\n\n@meridian.example #482913',
  code: '482913',
  locale: 'pt-br',
  messageId: 'message-1',
  reason: 'passcode.login',
  project: { projectId: 'project-1', name: 'Meridian' },
  expiresAt: Date.UTC(2027, 0, 1),
}

describe('texts by a hook', () => {
  let hook: TextHook
  afterEach(() => hook.stop())

  const start = async (options: Partial<TextHookOptions> = {}, secrets = secret) => {
    hook = await startTextHook({ secret, ...options })
    const parsed = parseWebhookSecrets(secrets)
    if (typeof parsed === 'string') throw new Error(parsed)
    const { url } = hook
    const ports = { call: fetch, clock: { now: () => Date.now() }, reportUrl: null }
    return createHookSender({ type: 'hook', url, secrets: parsed, channels: ['sms'] }, ports)
  }

  test('the endpoint is told the message and why it is sent', async () => {
    await (await start()).send(message)
    expect(hook.taken).toEqual([
      {
        id: 'message-1',
        type: 'message.send',
        data: {
          channel: 'sms',
          to: '+12015550123',
          text: message.text,
          code: '482913',
          locale: 'pt-br',
          reason: 'passcode.login',
          project_id: 'project-1',
          project_name: 'Meridian',
          expires_at: '2027-01-01T00:00:00.000Z',
        },
      },
    ])
  })

  test('its signature is one that the library of Standard Webhooks believes', async () => {
    await (await start()).send(message)
    const [call] = hook.calls
    const verified = new Webhook(secret).verify(call?.body ?? '', { ...call?.headers })
    expect(verified).toMatchObject({ type: 'message.send' })
  })

  test('while a secret is changed, both sign', async () => {
    await (await start({ secret: newer }, `${secret} ${newer}`)).send(message)
    expect(hook.taken).toHaveLength(1)
  })

  test('another try has the same id, so that the endpoint can drop it', async () => {
    const sender = await start()
    await sender.send(message)
    await sender.send(message)
    expect([hook.taken.length, hook.repeats]).toEqual([1, ['message-1']])
  })

  test('an endpoint with another secret takes nothing; the message waits', async () => {
    const sender = await start({ secret: newer })
    const cause: unknown = await sender.send(message).catch((it: unknown) => it)
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(await sender.examine()).toMatch(/^answered 401 to a signed "message.test"/)
  })

  test('it reports numbers that have unsubscribed', async () => {
    const sender = await start({ unsubscribed: new Set([message.to]) })
    await expect(sender.send(message)).rejects.toThrow(NumberUnsubscribedError)
  })

  test.each([400, 410, 422])('%i refuses a message permanently', async (status) => {
    const sender = await start()
    hook.fail({ status })
    const cause: unknown = await sender.send(message).catch((it: unknown) => it)
    expect(cause).toBeInstanceOf(TextRefusedError)
    expect(cause).not.toBeInstanceOf(NumberUnsubscribedError)
  })
})
