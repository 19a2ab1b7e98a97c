import { describe, expect, it } from 'vitest'
import '../testing/loaded-calls.ts'
import type { ClientOptions } from '../foundation/client-options.ts'
import { createFakeBrowser, options, publicToken } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../testing/fake-service.ts'

const useCode = 'POST /otps/authenticate'
const confirm = 'POST /sessions/authenticate'
const minuteMs = 60_000
const custom: ClientOptions = { customBaseUrl: 'https://auth.example.com' }

function createWorld({ hasLocks = true, skewMs = 0, storageLagMs = 0 } = {}) {
  const serviceClock = createFakeClock()
  const clock = createFakeClock(serviceClock.now() + skewMs)
  const service = createFakeService(serviceClock)
  service.on(useCode, () => answer(service.openSession()))
  const browser = createFakeBrowser({ clock, fetch: service.fetch, hasLocks, storageLagMs })
  const signIn = async (given = options) => {
    const client = browser.openTab().connect(given)
    await client.otps.authenticate('123456', 'method-1', { session_duration_minutes: 60 })
    return client
  }
  return { clock, service, browser, signIn }
}

describe('on start', () => {
  it('confirms the session whose cookie is readable', async () => {
    const { clock, service, browser, signIn } = createWorld()
    await signIn()
    browser.openTab().connect()
    await clock.settle()
    expect(service.count(confirm)).toBe(1)
  })

  it('is signed out without a cookie, and sends nothing', async () => {
    const { clock, service, browser, signIn } = createWorld()
    await signIn()
    browser.jar.cookies.length = 0
    const client = browser.openTab().connect()
    expect(client.session.getInfo()).toEqual({ session: null, fromCache: false })
    await clock.pass(10 * minuteMs)
    expect(service.count(confirm)).toBe(0)
  })

  it('asks a custom API host even without a cookie: it may hold the session itself', async () => {
    const { clock, service, browser } = createWorld()
    const held = { ...service.openSession(), session_token: '', session_jwt: '' }
    service.on(confirm, () => answer(held))
    const client = browser.openTab().connect(custom)
    await clock.settle()
    expect(service.requests.find(({ route }) => route === confirm)?.credential).toBe(publicToken)
    expect(client.session.getSync()?.session_id).toBe('session-test-1')
  })

  it('E14: asks no custom API host that leaves sessions to pages: the refusal would be an error in the console', async () => {
    const { clock, service, browser } = createWorld()
    service.on('GET /projects/bootstrap', () => answer({ http_only_cookies: false }))
    const client = browser.openTab().connect(custom)
    expect(client.session.getInfo()).toEqual({ session: null, fromCache: true })
    await clock.settle()
    expect(client.session.getInfo()).toEqual({ session: null, fromCache: false })
    await clock.pass(10 * minuteMs)
    expect(service.count(confirm)).toBe(0)
  })

  it('E14: a sign-in in another tab before that is known stays', async () => {
    const { clock, service, browser, signIn } = createWorld()
    const reply = () => answer({ http_only_cookies: false })
    const told: (() => void)[] = []
    const late = new Promise<void>((resolve) => told.push(resolve)).then(reply)
    let asked = 0
    service.on('GET /projects/bootstrap', () => (asked++ ? reply() : late))
    const client = browser.openTab().connect(custom)
    await clock.settle()
    await signIn(custom)
    for (const tell of told) tell()
    await clock.settle()
    expect(client.session.getSync()?.session_id).toBe('session-test-1')
  })

  it('remembers that the service holds the tokens, even without a custom API host', async () => {
    const { clock, service, browser, signIn } = createWorld()
    const held = { ...service.openSession(), session_token: '', session_jwt: '' }
    service.on(useCode, () => answer(held))
    service.on(confirm, () => answer(held))
    await signIn()
    const client = browser.openTab().connect()
    expect(client.session.getSync()?.session_id).toBe('session-test-1')
    await clock.settle()
    expect(service.count(confirm)).toBe(1)
  })

  it('forgets a session that the service no longer knows', async () => {
    const { clock, service, browser, signIn } = createWorld()
    await signIn()
    service.closeSession('token-1')
    const client = browser.openTab().connect()
    expect(client.session.getSync()).not.toBeNull()
    await clock.settle()
    expect(client.session.getSync()).toBeNull()
    expect(browser.jar.cookies).toEqual([])
  })
})

describe('in the background', () => {
  it('refreshes every three minutes while signed in, and stops after the sign-out', async () => {
    const { clock, service, signIn } = createWorld()
    const client = await signIn()
    await clock.pass(3 * minuteMs - 1)
    expect(service.count(confirm)).toBe(0)
    await clock.pass(1)
    expect(service.count(confirm)).toBe(1)
    await clock.pass(6 * minuteMs)
    expect(service.count(confirm)).toBe(3)
    await client.session.revoke()
    await clock.pass(10 * minuteMs)
    expect(service.count(confirm)).toBe(3)
  })

  it.each([
    { keepSessionAlive: false, sent: {} },
    { keepSessionAlive: true, sent: { session_duration_minutes: 60 } },
  ])('extends the session only when configured: $keepSessionAlive', async (row) => {
    const { clock, service, signIn } = createWorld()
    await signIn({ ...options, keepSessionAlive: row.keepSessionAlive })
    await clock.pass(3 * minuteMs)
    expect(service.requests.find(({ route }) => route === confirm)?.body).toEqual(row.sent)
  })

  it('still extends the session after a reload', async () => {
    const { clock, service, browser, signIn } = createWorld()
    await signIn({ ...options, keepSessionAlive: true })
    browser.openTab().connect({ ...options, keepSessionAlive: true })
    await clock.settle()
    expect(service.requests.find(({ route }) => route === confirm)?.body).toEqual({
      session_duration_minutes: 60,
    })
  })

  it('retries after 4, 8, 16 … seconds, 4 minutes at most, and keeps the session', async () => {
    const { clock, service, signIn } = createWorld()
    const client = await signIn()
    const times: number[] = []
    service.on(confirm, () => {
      times.push(clock.now())
      return refuse(500, 'internal_server_error')
    })
    await clock.pass(25 * minuteMs)
    const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000)
    expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 240, 240, 240, 240])
    expect(client.session.getSync()).not.toBeNull()
  })

  it('returns to three minutes once the service answers', async () => {
    const { clock, service, signIn } = createWorld()
    await signIn()
    const session = service.openSession()
    service.on(confirm, () => refuse(500, 'internal_server_error'))
    await clock.pass(3 * minuteMs)
    service.on(confirm, () => answer(session))
    await clock.pass(4_000)
    const asked = service.count(confirm)
    await clock.pass(3 * minuteMs - 1)
    expect(service.count(confirm)).toBe(asked)
    await clock.pass(1)
    expect(service.count(confirm)).toBe(asked + 1)
  })

  it.each([-1, 1])('works with a browser clock that is %s hour off', async (hours) => {
    const { clock, service, browser, signIn } = createWorld({ skewMs: hours * 60 * minuteMs })
    const client = await signIn()
    await clock.pass(3 * minuteMs)
    expect(service.count(confirm)).toBe(1)
    expect(client.session.getTokens()).not.toBeNull()
    await clock.pass(1_000)
    const reloaded = browser.openTab().connect()
    await clock.settle()
    expect(reloaded.session.getSync()).not.toBeNull()
    expect(service.count(confirm)).toBe(2)
  })

  it('continues when the clock is set back by an hour', async () => {
    const { clock, service, browser, signIn } = createWorld()
    await signIn()
    await clock.pass(3 * minuteMs)
    const note = browser.stored.get(`stytch_sdk_state_${publicToken}::refreshed`) ?? ''
    const ahead = `${Number(note.split(' ')[0]) + 60 * minuteMs} answered`
    browser.stored.set(`stytch_sdk_state_${publicToken}::refreshed`, ahead)
    await clock.pass(3 * minuteMs)
    expect(service.count(confirm)).toBe(2)
  })
})

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('ten tabs %s', (_, hasLocks) => {
  const openTabs = (count: number, open: () => unknown) => Array.from({ length: count }, open)

  it('opened at once send one request between them', async () => {
    const { clock, service, browser, signIn } = createWorld({ hasLocks })
    await signIn()
    const clients = Array.from({ length: 10 }, () => browser.openTab().connect())
    await clock.pass(20_000)
    expect(service.count(confirm)).toBe(1)
    expect(clients.map((client) => client.session.getInfo().fromCache)).toEqual(
      Array(10).fill(false),
    )
  })

  it('send one request also when the storage event reaches the others after the lock', async () => {
    const { clock, service, browser, signIn } = createWorld({ hasLocks, storageLagMs: 40 })
    await signIn()
    await clock.pass(1_000)
    for (let tab = 0; tab < 10; tab++) browser.openTab().connect()
    await clock.pass(20_000)
    expect(service.count(confirm)).toBe(1)
    await clock.pass(3 * minuteMs)
    expect(service.count(confirm)).toBe(2)
  })

  it('send one request every three minutes between them', async () => {
    const { clock, service, browser, signIn } = createWorld({ hasLocks })
    await signIn()
    openTabs(10, () => browser.openTab().connect())
    await clock.pass(20_000)
    const asked = service.count(confirm)
    await clock.pass(9 * minuteMs)
    expect(service.count(confirm) - asked).toBeLessThanOrEqual(4)
    expect(service.count(confirm) - asked).toBeGreaterThanOrEqual(2)
  })

  it('all sign out when the session is gone, after one request', async () => {
    const { clock, service, browser, signIn } = createWorld({ hasLocks })
    await signIn()
    service.closeSession('token-1')
    const clients = Array.from({ length: 10 }, () => browser.openTab().connect())
    await clock.pass(20_000)
    expect(service.count(confirm)).toBe(1)
    expect(clients.map((client) => client.session.getSync())).toEqual(Array(10).fill(null))
  })

  it('do not flood a service that fails', async () => {
    const { clock, service, browser, signIn } = createWorld({ hasLocks })
    await signIn()
    service.on(confirm, () => refuse(500, 'internal_server_error'))
    openTabs(10, () => browser.openTab().connect())
    await clock.pass(20_000)
    expect(service.count(confirm)).toBeLessThanOrEqual(4)
  })

  it('do not wait for a tab that sleeps while it holds the lock', async () => {
    const { clock, service, browser, signIn } = createWorld({ hasLocks })
    await signIn()
    const asleep = browser.openTab()
    if (asleep.ports.locks) {
      const never = new AbortController()
      const name = `stytch_sdk_state_${publicToken}::refresh_lock`
      void asleep.ports.locks.request(name, { signal: never.signal }, () => new Promise(() => {}))
    } else {
      const until = clock.now() + 20_000
      browser.stored.set(`stytch_sdk_state_${publicToken}::refresh_lock`, `asleep ${until}`)
    }
    const client = browser.openTab().connect()
    await clock.pass(21_000)
    expect(service.count(confirm)).toBe(1)
    expect(client.session.getInfo().fromCache).toBe(false)
  })
})
