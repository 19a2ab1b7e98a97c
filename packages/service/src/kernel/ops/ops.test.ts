import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createTestService,
  type TestService,
  toWrongCode,
} from '../../testing/create-test-service.ts'
import type { ServiceConfig } from '../config/config.ts'
import { openSqliteStorage } from '../storage/sqlite/open-sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { createLogger } from './create-logger.ts'

let storage: Storage
let service: TestService
let lines: string[]
let isDatabaseAway: boolean
let isDiskFull: boolean

async function open(config: Partial<ServiceConfig> = {}) {
  service = await createTestService({
    storage: {
      ...storage,
      ping: () => (isDatabaseAway ? Promise.reject(new Error('away')) : storage.ping()),
      rates: {
        ...storage.rates,
        take: (of) => (isDiskFull ? Promise.reject(new Error('full')) : storage.rates.take(of)),
      },
    },
    config,
    log: createLogger('debug', { write: (line) => void lines.push(line) }),
  })
}
beforeEach(() => {
  storage = openSqliteStorage({ file: ':memory:' })
  lines = []
  isDatabaseAway = false
  isDiskFull = false
})
afterEach(async () => {
  await service.close()
  await storage.close()
})
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  service.service.app.inject({ url, headers })

describe('health', () => {
  test('/healthz answers even when the database is unreachable, /readyz does not', async () => {
    await open()
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
    isDatabaseAway = true
    expect((await get('/healthz')).statusCode).toBe(200)
    const answer = await get('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ status: 'not_ready', reason: 'storage' })
    isDatabaseAway = false
    expect((await get('/readyz')).statusCode).toBe(200)
  })
})

test('SVC-09 /readyz reports when nothing can be written, and writes at most once a second', async () => {
  await open()
  expect((await get('/readyz')).statusCode).toBe(200)
  isDiskFull = true
  expect((await get('/readyz')).statusCode).toBe(200)
  service.advance(1_000)
  const answer = await get('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not_ready', reason: 'storage_read_only' },
  ])
  isDiskFull = false
  service.advance(1_000)
  expect((await get('/readyz')).statusCode).toBe(200)
})

describe('/metrics', () => {
  const token = 'a-token-of-the-operator'

  test('in production requires the token, and without a configured one does not exist', async () => {
    await open()
    expect((await get('/metrics')).statusCode).toBe(404)
    await service.close()
    await open({ metricsToken: token })
    expect((await get('/metrics')).statusCode).toBe(404)
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).statusCode).toBe(404)
    expect((await get('/metrics', { authorization: `Bearer ${token}` })).statusCode).toBe(200)
  })

  test('counts requests by route, sign-ins by method, limits and mail, without personal data', async () => {
    await open({ metricsToken: token })
    const { methodId, code } = await service.sendCode('ada@example.com')
    await service.post('/otps/authenticate', { token: toWrongCode(code), method_id: methodId })
    await service.post('/otps/authenticate', { token: code, method_id: methodId })
    await service.post('/otps/email/login_or_create', { email: 'bob@example.com' })
    const text = (await get('/metrics', { authorization: `Bearer ${token}` })).body
    expect(text).toContain('portico_sign_ins_total{method="otps",outcome="ok"} 1')
    expect(text).toContain('portico_sign_ins_total{method="otps",outcome="refused"} 1')
    expect(text).toContain('portico_messages_total{channel="email",outcome="sent"} 1')
    expect(text).toContain('portico_outbox_waiting{channel="email"} 1')
    expect(text).toContain(
      'portico_http_request_duration_seconds_count{method="POST",route="/sdk/v1/otps/authenticate",status="200"} 1',
    )
    expect(text).not.toContain('example.com')
    expect(text).not.toContain(code)
  })

  test('every series used by an alert exists with 0 before its first event', async () => {
    await open({ metricsToken: token })
    const text = (await get('/metrics', { authorization: `Bearer ${token}` })).body
    for (const series of [
      'portico_rate_limited_total{route="/sdk/v1/otps/authenticate"}',
      'portico_sign_ins_total{method="otps",outcome="refused"}',
      'portico_sign_ins_total{method="passwords",outcome="ok"}',
      'portico_messages_total{channel="email",outcome="dead"}',
      'portico_messages_total{channel="webhook",outcome="retried"}',
      'portico_breach_lookups_total{outcome="failed"}',
      'portico_captchas_total{outcome="unreachable"}',
      'portico_fingerprints_total{mode="DECISIONING",verdict="UNREACHABLE"}',
      'portico_outbox_dead{channel="logout"}',
      'portico_outbox_oldest_seconds{channel="email"}',
    ]) {
      expect(text).toContain(`${series} 0\n`)
    }
  })

  test('an unknown path adds no label, and a wrong method that of its path', async () => {
    await open({ metricsToken: token })
    for (let n = 0; n < 5; n += 1) await get(`/nothing/${randomBytes(4).toString('hex')}`)
    await get('/sdk/v1/otps/authenticate')
    const text = (await get('/metrics', { authorization: `Bearer ${token}` })).body
    expect(text).toContain('route="none",status="404"} 5')
    expect(text).toContain('method="GET",route="/sdk/v1/otps/authenticate",status="405"} 1')
    expect(text).not.toContain('/nothing')
  })
})

test('SVC-14 a whole sign-in leaves no token, code, cookie or address in the log', async () => {
  await open()
  const ada = `ada.${randomBytes(4).toString('hex')}@example.com`
  const linkToken = await service.sendLink(ada)
  await get(`/v1/public/magic_links/redirect?token=${linkToken}`, {
    cookie: 'stytch_session=canary',
  })
  const byLink = await service.post('/magic_links/authenticate', { token: linkToken })
  await service.post('/magic_links/authenticate', { token: linkToken })
  const { methodId, code } = await service.sendCode(ada)
  await service.post('/otps/authenticate', { token: toWrongCode(code), method_id: methodId })
  const byCode = await service.post('/otps/authenticate', { token: code, method_id: methodId })
  const session: string = byCode.data.session_token
  await service.post('/sessions/authenticate', {}, { session })
  await service.get('/users/me', { session })
  await service.post('/otps/authenticate', `{"token": "${code}`)
  await service.post('/sessions/revoke', undefined, { session })

  const log = lines.join('')
  expect(log).toContain('"route":"/sdk/v1/otps/authenticate"')
  const secrets = [
    linkToken,
    session,
    byCode.data.session_jwt,
    byLink.data.session_token,
    byLink.data.session_jwt,
    ada,
    'canary',
    service.project.publicToken,
  ]
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    for (const form of [
      secret,
      secret.length > 12 ? secret.slice(0, 12) : secret,
      encodeURIComponent(secret),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    ]) {
      expect(log).not.toContain(form)
    }
  }
  // Six digits inside a longer number are no passcode: times and durations contain them by chance.
  expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
})
