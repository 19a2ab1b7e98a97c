import { makeKeyPair } from '@portico/testkit/keys'
import { startVonage, type Vonage, type VonageApplication } from '@portico/testkit/senders/vonage'
import { afterEach, describe, expect, test } from 'vitest'
import { type TextMessage, TextRefusedError } from '../text-sender.ts'
import { createVonageSender } from './create-vonage-sender.ts'
import { vonage as vonageSender } from './index.ts'
import type { VonageConfig } from './vonage-setting.ts'

const now = 1_800_000_000_000
const reportUrl = 'https://auth.example.com/v1/public/vonage/project-1'
const { publicKey, privateKey } = makeKeyPair(2_048)
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const another = makeKeyPair(2_048)

const application: VonageApplication = {
  applicationId: 'aaaaaaaa-bbbb-cccc-dddd-0123456789ab',
  publicKey,
  senders: ['15005550006', 'Meridian'],
  now: () => now,
}

const message: TextMessage = {
  channel: 'sms',
  to: '+12015550123',
  text: '482913 is your code for Meridian.',
  code: '482913',
  locale: 'en',
  messageId: 'message-1',
  reason: 'passcode.login',
  project: { projectId: 'project-1', name: 'Meridian' },
  expiresAt: now + 300_000,
}

describe('texts by Vonage', () => {
  let provider: Vonage
  afterEach(() => provider.stop())

  const start = async (
    options: Partial<VonageConfig> = {},
    changes?: Partial<VonageApplication>,
    at = now,
  ) => {
    provider = await startVonage({ ...application, ...changes })
    const config: VonageConfig = {
      type: 'vonage',
      applicationId: application.applicationId,
      privateKey: pem,
      signatureSecret: 'a-signature-token',
      from: '+15005550006',
      baseUrl: provider.origin,
      ...options,
    }
    return createVonageSender(config, { call: fetch, clock: { now: () => at }, reportUrl })
  }

  test('a message carries the whole text, no longer than the code counts, and where to report', async () => {
    await (await start()).send(message)
    expect(provider.taken).toMatchObject([
      {
        to: '12015550123',
        from: '15005550006',
        text: message.text,
        ttl: 300,
        webhookUrl: reportUrl,
      },
    ])
  })

  test('a sender name takes the place of a number', async () => {
    await (await start({ from: 'Meridian' })).send(message)
    expect(provider.taken).toMatchObject([{ from: 'Meridian' }])
  })

  test('each request has a token of its own, which ends after five minutes', async () => {
    const sender = await start()
    await sender.send(message)
    await sender.send(message)
    const tokens = provider.calls.map(({ headers }) => headers.authorization?.split('.')[1] ?? '')
    const [first, second] = tokens.map((part) => JSON.parse(`${Buffer.from(part, 'base64url')}`))
    expect(first).toMatchObject({ iat: now / 1000, exp: now / 1000 + 300 })
    expect(first.jti).not.toBe(second.jti)
  })

  test('a message to an invalid number is given up, not tried again', async () => {
    const sender = await start()
    await expect(sender.send({ ...message, to: '+0' })).rejects.toThrow(TextRefusedError)
  })

  test.each<
    readonly [
      what: string,
      options: Partial<VonageConfig>,
      changes: Partial<VonageApplication>,
      words: string,
    ]
  >([
    ['another key', {}, { publicKey: another.publicKey }, 'answered 401'],
    ['another application', { applicationId: 'another' }, {}, 'answered 401'],
    ['an account without credit', {}, { hasCredit: false }, 'answered 402'],
    ['a number of another account', { from: '+15005550001' }, {}, 'answered 422, error 1120'],
  ])('%s is the operator’s to mend while the message waits', async (_, options, changes, words) => {
    const sender = await start(options, changes)
    const cause: unknown = await sender.send(message).catch((it: unknown) => it)
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(String(cause)).toContain(words)
    expect(provider.taken).toEqual([])
  })

  test('reports problems of the application, and sends nothing to find them', async () => {
    expect(await (await start()).examine()).toBeNull()
    expect(provider.taken).toEqual([])
    await provider.stop()
    const refused = await start({}, { publicKey: another.publicKey })
    expect(await refused.examine()).toBe('refuses the application or its private key')
    await provider.stop()
    const empty = await start({}, { hasCredit: false })
    expect(await empty.examine()).toBe('says that the account has no credit')
  })

  test('the stand-in refuses what Vonage refuses', async () => {
    await (await start()).send(message)
    const { authorization = '' } = provider.calls[0]?.headers ?? {}
    const post = async (changes: object, token = authorization) => {
      const answer = await fetch(`${provider.origin}/v1/messages`, {
        method: 'POST',
        headers: { authorization: token },
        body: JSON.stringify({
          message_type: 'text',
          channel: 'sms',
          from: 'Meridian',
          to: '12015550123',
          text: 'x',
          ...changes,
        }),
      })
      const type = /"type":"[^"]*#([\w-]+)"/.exec(await answer.text())?.[1]
      return [answer.status, type]
    }
    expect(await post({}, authorization.slice(0, -8))).toEqual([401, 'unauthorized'])
    expect(await post({ text: '' })).toEqual([422, '1010'])
    expect(await post({ channel: 'whatsapp' })).toEqual([422, '1020'])
    expect(await post({ from: 'Nobody' })).toEqual([422, '1120'])
    expect(await post({ to: '+12015550123' })).toEqual([422, '1170'])
    expect(await post({ ttl: 5 })).toEqual([422, '1130'])
    expect(provider.taken).toHaveLength(1)
    await provider.stop()
    const late = await start({}, {}, now - 3_600_000)
    await expect(late.send(message)).rejects.toThrow('answered 401')
  })
})

test('a private key is read in one line as well, and refused if it is of another kind', () => {
  const { setting } = vonageSender
  const settings = {
    type: 'vonage',
    applicationId: 'a',
    privateKeyEnv: 'KEY',
    signatureSecretEnv: 'SECRET',
    from: 'Meridian',
  } as const
  const find = (key: string) => setting.findProblems?.(settings, { secrets: { KEY: key } })
  const inOneLine = pem.replaceAll('\n', '\\n')
  expect(find(inOneLine)).toEqual([])
  expect(setting.toConfig(settings, { secrets: { KEY: inOneLine } })).toMatchObject({
    privateKey: pem,
    baseUrl: 'https://api.nexmo.com',
  })
  const { privateKey: ec } = makeKeyPair('P-256')
  for (const wrong of ['secret', ec.export({ type: 'pkcs8', format: 'pem' }).toString()]) {
    expect(find(wrong)).toEqual([
      {
        key: 'privateKeyEnv',
        message: 'names KEY, which is no private key of an application (PEM, RSA)',
      },
    ])
  }
})
