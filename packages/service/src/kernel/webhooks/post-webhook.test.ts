import { afterEach, describe, expect, test } from 'vitest'
import { type ReceiverAnswer, startReceiver } from '../../testing/start-receiver.ts'
import { isPublicAddress } from '../outgoing/is-public-address.ts'
import { postWebhook, type WebhookRequest } from './post-webhook.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closers.splice(0).map((close) => close())))

const listen = async (answer: () => ReceiverAnswer) => {
  const receiver = await startReceiver(answer)
  closers.push(receiver.close)
  return receiver
}
const toRequest = (url: string, changes: Partial<WebhookRequest> = {}): WebhookRequest => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: '{"type":"ü"}',
  isAdmitted: isPublicAddress,
  timeoutMs: 10_000,
  ...changes,
})

describe('posting a webhook', () => {
  test('sends the bytes as they were signed and returns the status', async () => {
    const receiver = await listen(() => ({ status: 202, body: 'thank you' }))
    expect(await postWebhook(toRequest(receiver.url, { isAdmitted: () => true }))).toBe(202)
    expect(receiver.received).toMatchObject([
      { method: 'POST', path: '/', body: '{"type":"ü"}', headers: { 'content-length': '13' } },
    ])
  })

  test('resolves a receiver by its name', async () => {
    const receiver = await listen(() => ({ status: 200 }))
    const seen: string[] = []
    const isAdmitted = (address: string) => seen.push(address) > 0
    const url = `http://localhost:${receiver.port}/hooks`
    expect(await postWebhook(toRequest(url, { isAdmitted }))).toBe(200)
    expect(receiver.received).toMatchObject([
      { path: '/hooks', headers: { host: `localhost:${receiver.port}` } },
    ])
    expect(seen).toContain('127.0.0.1')
  })

  test.each([
    ['an address', '127.0.0.1'],
    ['a name', 'localhost'],
    ['another spelling', '0x7f.1'],
    ['a number', '2130706433'],
    ['everybody', '0.0.0.0'],
  ])('does not call a loopback receiver by %s', async (_, host) => {
    const receiver = await listen(() => ({ status: 200 }))
    const url = `http://${host}:${receiver.port}/`
    await expect(postWebhook(toRequest(url))).rejects.toThrow(/not a public one/)
    expect(receiver.received).toEqual([])
  })

  test.each([
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
  ])('does not call %s', async (url) => {
    await expect(postWebhook(toRequest(url))).rejects.toThrow(/not a public one/)
  })

  test('gives up on a receiver that hangs', async () => {
    const receiver = await listen(() => null)
    const wanted = toRequest(receiver.url, { isAdmitted: () => true, timeoutMs: 100 })
    await expect(postWebhook(wanted)).rejects.toMatchObject({
      message: 'webhook: timed out',
      isTimeout: true,
    })
  })

  test('reports an unreachable receiver without its address', async () => {
    const receiver = await startReceiver(() => null)
    await receiver.close()
    await expect(
      postWebhook(toRequest(receiver.url, { isAdmitted: () => true })),
    ).rejects.toMatchObject({ message: 'webhook: ECONNREFUSED', isTimeout: false })
  })

  test('does not read a response that is too large', async () => {
    const receiver = await listen(() => ({ status: 200, body: 'x'.repeat(50_000_000) }))
    expect(await postWebhook(toRequest(receiver.url, { isAdmitted: () => true }))).toBe(200)
  })
})
