import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPortico } from '../create-portico.ts'
import { WebhookError } from './verify-webhook.ts'

const bytes = Buffer.alloc(32, 7)
const secret = `whsec_${bytes.toString('base64')}`
const now = Date.UTC(2026, 0, 15, 12)
const portico = createPortico({
  baseUrl: 'https://auth.example.com',
  projectId: 'project-test-1',
  secret: 'secret-test-1',
  now: () => now,
})
const body = JSON.stringify({
  type: 'user.created',
  timestamp: '2026-01-15T12:00:00.000Z',
  data: {},
})

const sign = (text = body, at = now / 1_000, key = bytes) =>
  `v1,${createHmac('sha256', key).update(`msg_1.${at}.${text}`).digest('base64')}`

const send = (headers: Record<string, string> = {}, text = body) =>
  new Request('https://shop.example/hooks', {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': `${now / 1_000}`,
      'webhook-signature': sign(),
      ...headers,
    },
    body: text,
  })

test('a message of the service is read', async () => {
  expect(await portico.verifyWebhook(send(), secret)).toEqual({
    id: 'msg_1',
    type: 'user.created',
    timestamp: '2026-01-15T12:00:00.000Z',
    data: {},
  })
})

test('during a change of the secret either is enough, on both sides', async () => {
  const other = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
  await expect(portico.verifyWebhook(send(), `${other} ${secret}`)).resolves.toMatchObject({})
  const both = `${sign(body, now / 1_000, Buffer.alloc(24, 9))} ${sign()}`
  const request = () => send({ 'webhook-signature': both })
  await expect(portico.verifyWebhook(request(), secret)).resolves.toMatchObject({})
  await expect(portico.verifyWebhook(request(), other)).resolves.toMatchObject({})
})

test.each([
  ['another body', send({}, `${body} `), /signature does not match/],
  [
    'another secret',
    send({ 'webhook-signature': sign(body, now / 1_000, Buffer.alloc(32)) }),
    /does not match/,
  ],
  ['another id', send({ 'webhook-id': 'msg_2' }), /does not match/],
  ['no signature', send({ 'webhook-signature': '' }), /missing/],
  ['a signature of another version', send({ 'webhook-signature': 'v2,AAAA' }), /does not match/],
  ['nonsense', send({ 'webhook-signature': 'v1,%%%' }), /does not match/],
  [
    'an old message',
    send({ 'webhook-timestamp': `${now / 1_000 - 301}` }),
    /older than five minutes/,
  ],
  ['no time', send({ 'webhook-timestamp': 'soon' }), /older than five minutes/],
])('a message with %s is refused', async (_, request, message) => {
  await expect(portico.verifyWebhook(request, secret)).rejects.toThrow(message)
  await expect(
    portico.verifyWebhook(request.bodyUsed ? send({ 'webhook-id': '' }) : request, secret),
  ).rejects.toThrow(WebhookError)
})

test('a secret that is none is an error of the server, not of the message', async () => {
  await expect(portico.verifyWebhook(send(), 'whsec_%')).rejects.toThrow(TypeError)
})
