import { signVonageReport } from '@portico/testkit/senders/vonage'
import { describe, expect, test } from 'vitest'
import { readVonageReport } from './read-vonage-report.ts'
import type { VonageConfig } from './vonage-setting.ts'

const now = 1_800_000_000_000
const day = 86_400_000
const config: VonageConfig = {
  type: 'vonage',
  baseUrl: 'https://api.nexmo.com',
  applicationId: 'application-1',
  privateKey: '',
  signatureSecret: 'a-signature-token',
  from: '+15005550006',
}

const status = (changes: object = {}) => ({
  message_uuid: 'message-1',
  to: '12015550123',
  from: '15005550006',
  timestamp: '2027-01-15T08:00:00Z',
  channel: 'sms',
  status: 'rejected',
  ...changes,
})
const toError = (code: number) => ({
  error: {
    type: `https://developer.vonage.com/api-errors/messages#${code}`,
    title: code,
    detail: 'It was not delivered.',
    instance: 'bf0ca0bf927b3b52e3cb03217e1a1ddf',
  },
})
const answer = (text: string) => ({
  message_uuid: 'message-2',
  to: '15005550006',
  from: '12015550123',
  channel: 'sms',
  message_type: 'text',
  text,
})

const read = (
  report: object,
  {
    signer = config,
    at = now,
    forge = (body: string) => body,
  }: { signer?: VonageConfig; at?: number; forge?: (body: string) => string } = {},
) => {
  const { headers, body } = signVonageReport(signer, report, at)
  const url = 'https://auth.example.com/v1/public/vonage/project-1'
  return readVonageReport({ url, headers, body: forge(body), receivedAt: now }, config)
}

describe('what Vonage reports', () => {
  test.each(['rejected', 'undeliverable'])('a message that is %s is undelivered', async (how) => {
    expect(await read(status({ status: how, ...toError(1260) }))).toEqual([
      { kind: 'undelivered', channel: 'sms', reference: 'message-1', error: '1260' },
    ])
  })

  test.each(['submitted', 'delivered'])('a message that is %s is no event', async (how) => {
    expect(await read(status({ status: how }))).toEqual([])
  })

  test('a message to a number that answered STOP says so only afterwards', async () => {
    expect(await read(status(toError(1240)))).toEqual([
      { kind: 'undelivered', channel: 'sms', reference: 'message-1', error: '1240' },
      { kind: 'unsubscribed', phoneNumber: '+12015550123' },
    ])
  })

  test('an answer STOP or START is the number’s, any other text is no event', async () => {
    const phoneNumber = '+12015550123'
    expect(await read(answer(' Stop '))).toEqual([{ kind: 'unsubscribed', phoneNumber }])
    expect(await read(answer('START'))).toEqual([{ kind: 'subscribed', phoneNumber }])
    expect(await read(answer('Hello?'))).toEqual([])
    expect(await read({ ...answer('STOP'), channel: 'whatsapp' })).toEqual([])
  })
})

describe('a report is believed', () => {
  test('only by the signature secret, for this application, and with the body that was signed', async () => {
    const other = { ...config, signatureSecret: 'another' }
    expect(await read(answer('STOP'), { signer: other })).toBeNull()
    const elsewhere = { ...config, applicationId: 'application-2' }
    expect(await read(answer('STOP'), { signer: elsewhere })).toBeNull()
    const forge = (body: string) => body.replace('0123', '0199')
    expect(await read(answer('STOP'), { forge })).toBeNull()
  })

  test('not without a signature: "none" is no algorithm', async () => {
    const { headers, body } = signVonageReport(config, answer('STOP'), now)
    const [, claims] = headers.authorization?.split('.') ?? []
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const authorization of [undefined, 'Bearer', `Bearer ${none}.${claims}.`]) {
      const request = { url: '', body, receivedAt: now, headers: { authorization } }
      expect(await readVonageReport(request, config)).toBeNull()
    }
  })

  test('for a day, in which Vonage repeats it, and not from the future', async () => {
    expect(await read(answer('STOP'), { at: now - day + 60_000 })).toHaveLength(1)
    expect(await read(answer('STOP'), { at: now - day - 600_000 })).toBeNull()
    expect(await read(answer('STOP'), { at: now + 60_000 })).toHaveLength(1)
    expect(await read(answer('STOP'), { at: now + 600_000 })).toBeNull()
  })
})
