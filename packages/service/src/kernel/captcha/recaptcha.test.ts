import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestService } from '../../testing/create-test-service.ts'
import { type Receiver, type ReceiverAnswer, startReceiver } from '../../testing/start-receiver.ts'
import type { CaptchaConfig } from '../config/config.ts'
import { createRecaptcha } from './recaptcha.ts'

type Recaptcha = Extract<CaptchaConfig, { kind: 'recaptcha' }>

const secret = 'secret-of-the-provider'
const search = '/users/search'

describe('a captcha that a provider checks', () => {
  let database: TestStorage
  let receiver: Receiver
  let answer: ReceiverAnswer
  let lines: string[]
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    receiver = await startReceiver(() => answer)
  })
  afterEach(() => Promise.all(closers.splice(0).map((close) => close())))
  afterAll(async () => {
    await receiver.close()
    await database.remove()
  })

  const says = (body: unknown, status = 200): ReceiverAnswer => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const toConfig = (changes: Partial<Recaptcha> = {}): Recaptcha => ({
    kind: 'recaptcha',
    siteKey: 'site-key',
    secret,
    verifyUrl: `${receiver.url}/siteverify`,
    leastScore: 0.5,
    whenUnreachable: 'refuse',
    ...changes,
  })
  const start = async (changes: Partial<Recaptcha> = {}) => {
    lines = []
    const world = await createTestService({
      storage: database.storage,
      project: { captcha: toConfig(changes) },
      log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
    })
    closers.push(world.close)
    return world
  }
  const searchWith = async (changes: Partial<Recaptcha> = {}) => {
    const world = await start(changes)
    const body = { email: 'ada@example.com', captcha_token: 'token-of-the-page' }
    const { status, data, headers } = await world.post(search, body)
    return { status, errorType: data.error_type, headers }
  }

  test('bootstrap carries the site key, and the token is checked with the secret', async () => {
    answer = says({ success: true, score: 0.9, action: 'LOGIN' })
    const world = await start()
    const { data } = await world.get(`/projects/bootstrap/${world.project.publicToken}`)
    expect(data.captcha_settings).toEqual({ enabled: true, siteKey: 'site-key' })
    const body = { email: 'ada@example.com', captcha_token: 'token-of-the-page' }
    expect((await world.post(search, body)).status).toBe(200)
    const asked = receiver.received.at(-1)
    expect(asked).toMatchObject({ method: 'POST', path: '/siteverify' })
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      secret,
      response: 'token-of-the-page',
      remoteip: '203.0.113.7',
    })
  })

  test('a call without a token is refused without asking the provider', async () => {
    const world = await start()
    const before = receiver.received.length
    const refused = await world.post(search, { email: 'ada@example.com' })
    expect(refused.data.error_type).toBe('captcha_required')
    expect(receiver.received).toHaveLength(before)
  })

  test.each([
    ['no success', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a low score', { success: true, score: 0.49, action: 'LOGIN' }],
    ['another action', { success: true, score: 0.9, action: 'signup' }],
    ['no action', { success: true, score: 0.9 }],
    ['no score', { success: true, action: 'LOGIN' }],
  ])('%s is refused', async (_, body) => {
    answer = says(body)
    expect(await searchWith()).toMatchObject({ status: 400, errorType: 'captcha_failed' })
  })

  test('providers without scores work with leastScore 0', async () => {
    answer = says({ success: true })
    expect(await searchWith({ leastScore: 0 })).toMatchObject({ status: 200 })
    answer = says({ success: false })
    expect(await searchWith({ leastScore: 0 })).toMatchObject({ errorType: 'captcha_failed' })
  })

  test.each<[string, () => ReceiverAnswer]>([
    ['an error', () => says({}, 500)],
    ['nonsense', () => says('hello')],
    ['a page', () => ({ status: 200, body: '<html>' })],
    ['a redirect', () => ({ status: 302, headers: { location: `${receiver.url}/elsewhere` } })],
    ['a refused secret', () => says({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('%s of the provider refuses everybody, or nobody as configured', async (_, toAnswer) => {
    answer = toAnswer()
    const refused = await searchWith()
    expect(refused).toMatchObject({ status: 503, errorType: 'captcha_unavailable' })
    expect(refused.headers['retry-after']).toBe('5')
    expect(lines.some((line) => line.includes('captcha provider'))).toBe(true)
    expect(await searchWith({ whenUnreachable: 'allow' })).toMatchObject({ status: 200 })
    expect(lines.join()).not.toMatch(/secret-of-the-provider|token-of-the-page/)
    expect(receiver.received.every(({ path }) => path === '/siteverify')).toBe(true)
  })

  test('a provider that never answers is given up', async () => {
    answer = null
    const { project, source } = {
      project: createTestProject({ captcha: toConfig() }),
      source: { address: '203.0.113.7', bucket: '203.0.113.7', userAgent: '' },
    }
    const captcha = createRecaptcha(toConfig(), { log: pino({ level: 'silent' }), timeoutMs: 50 })
    expect(await captcha.verify('token', { project, source })).toBe('unreachable')
  })

  test('an unreachable provider is not mistaken for a wrong token', async () => {
    const gone = await startReceiver(() => null)
    await gone.close()
    expect(await searchWith({ verifyUrl: gone.url })).toMatchObject({
      errorType: 'captcha_unavailable',
    })
  })
})
