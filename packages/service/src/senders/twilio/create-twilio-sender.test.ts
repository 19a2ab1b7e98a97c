import { startTwilio, type Twilio, type TwilioAccount } from '@portico/testkit/senders/twilio'
import { afterEach, describe, expect, test } from 'vitest'
import { NumberUnsubscribedError, type TextMessage, TextRefusedError } from '../text-sender.ts'
import { createTwilioSender } from './create-twilio-sender.ts'
import { twilio as twilioSender } from './index.ts'
import type { TwilioConfig } from './twilio-setting.ts'

const now = 1_800_000_000_000
const account: TwilioAccount = {
  accountSid: 'AC00000000000000000000000000000001',
  authToken: 'a-token',
  numbers: ['+15005550006', '+15005550007'],
  messagingServiceSid: 'MG1',
  templates: { HX1: 1, HX2: 2 },
  stopped: new Set(['+12015550199']),
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

describe('texts by Twilio', () => {
  let twilio: Twilio
  afterEach(() => twilio.stop())

  const reportUrl = 'https://auth.example.com/v1/public/twilio/project-1'
  const start = async (options: Partial<TwilioConfig> = {}, changes?: Partial<TwilioAccount>) => {
    twilio = await startTwilio({ ...account, ...changes })
    const { accountSid, authToken } = account
    const from = { number: '+15005550006' }
    const whatsapp = { from: '+15005550007', contentSid: 'HX1' }
    return createTwilioSender(
      { type: 'twilio', accountSid, authToken, from, whatsapp, baseUrl: twilio.origin, ...options },
      { call: fetch, clock: { now: () => now }, reportUrl },
    )
  }

  test('an SMS carries the whole text, no longer than the code counts, checked for fraud', async () => {
    await (await start()).send(message)
    expect(twilio.taken).toMatchObject([
      {
        channel: 'sms',
        to: '+12015550123',
        from: '+15005550006',
        body: message.text,
        validityPeriod: 300,
        riskCheck: 'enable',
        statusCallback: reportUrl,
      },
    ])
  })

  test('a messaging service takes the place of a number', async () => {
    await (await start({ from: { messagingServiceSid: 'MG1' } })).send(message)
    expect(twilio.taken).toMatchObject([{ from: 'MG1' }])
  })

  test('by WhatsApp only the code is sent, as the variable of a template', async () => {
    await (await start()).send({ ...message, channel: 'whatsapp' })
    expect(twilio.taken).toMatchObject([
      { channel: 'whatsapp', to: '+12015550123', from: '+15005550007', body: '{"1":"482913"}' },
    ])
    expect(twilio.calls[0]?.body).not.toContain('Meridian')
  })

  test('it sends by WhatsApp only where a template is named', () => {
    const write = (more: object) => {
      const written = { type: 'twilio', accountSid: 'AC1', authTokenEnv: 'TOKEN', ...more } as const
      return twilioSender.findChannels?.(twilioSender.setting.toConfig(written, {}))
    }
    expect(write({ whatsapp: { from: '+15005550007', contentSid: 'HX1' } })).toEqual([
      'sms',
      'whatsapp',
    ])
    expect(write({ from: '+15005550006' })).toEqual(['sms'])
  })

  test('a number that answered STOP gets nothing, and the service learns of it', async () => {
    const sender = await start()
    await expect(sender.send({ ...message, to: '+12015550199' })).rejects.toThrow(
      NumberUnsubscribedError,
    )
    expect(twilio.taken).toEqual([])
  })

  test('a message to an invalid number is given up, not tried again', async () => {
    const sender = await start()
    await expect(sender.send({ ...message, to: '+0' })).rejects.toThrow(TextRefusedError)
  })

  test.each([
    ['a wrong token', { authToken: 'another' }, 20003],
    ['a number of somebody else', { from: { number: '+15005550001' } }, 21606],
    [
      'a template that there is not',
      { whatsapp: { from: '+15005550007', contentSid: 'HX9' } },
      21655,
    ],
    [
      'a template with other variables',
      { whatsapp: { from: '+15005550007', contentSid: 'HX2' } },
      21656,
    ],
  ])('%s is the operator’s to mend while the message waits', async (_, options, code) => {
    const sender = await start(options)
    const channel = 'whatsapp' in options ? 'whatsapp' : 'sms'
    const cause: unknown = await sender.send({ ...message, channel }).catch((it: unknown) => it)
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(String(cause)).toContain(`error ${code}`)
  })

  test('the stand-in refuses what Twilio refuses', async () => {
    await start()
    const post = async (form: Record<string, string>) => {
      const credentials = Buffer.from(`${account.accountSid}:${account.authToken}`)
      const answer = await fetch(
        `${twilio.origin}/2010-04-01/Accounts/${account.accountSid}/Messages.json`,
        {
          method: 'POST',
          headers: { authorization: `Basic ${credentials.toString('base64')}` },
          body: new URLSearchParams(form),
        },
      )
      return answer.json()
    }
    const From = '+15005550006'
    const To = '+12015550123'
    const whatsapp = { From: `whatsapp:${From}`, To: `whatsapp:${To}` }
    expect(await post({ From, Body: 'x' })).toMatchObject({ code: 21604 })
    expect(await post({ To, Body: 'x' })).toMatchObject({ code: 21603 })
    expect(await post({ To, From })).toMatchObject({ code: 21602 })
    expect(await post({ ...whatsapp, To, Body: 'x' })).toMatchObject({ code: 21910 })
    expect(await post({ ...whatsapp, Body: 'Your code is 482913' })).toMatchObject({ code: 63016 })
    expect(await post({ ...whatsapp, ContentSid: 'HX1', ContentVariables: '{}' })).toMatchObject({
      code: 21656,
    })
    expect(twilio.taken).toEqual([])
  })

  test('reports problems of the account', async () => {
    expect(await (await start()).examine()).toBeNull()
    await twilio.stop()
    const refused = await start({ authToken: 'another' })
    expect(await refused.examine()).toBe('refuses the account or its token')
    await twilio.stop()
    const suspended = await start({}, { status: 'suspended' })
    expect(await suspended.examine()).toBe('says that the account is suspended')
  })
})
