import { describe, expect, it } from 'vitest'
import '../testing/loaded-calls.ts'
import type { ClientOptions } from '../foundation/client-options.ts'
import { createFakeBrowser, options, publicToken } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService, holdAnswer, refuse } from '../testing/fake-service.ts'

const useCode = 'POST /otps/authenticate'
const useTotp = 'POST /totps/authenticate'
const confirm = 'POST /sessions/authenticate'
const minuteMs = 60_000
const custom: ClientOptions = { customBaseUrl: 'https://auth.example.com' }
const totp = { totp_code: '123456' }

function createWorld({ hasLocks = true } = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on(useCode, () => answer(service.openSession()))
  const browser = createFakeBrowser({ clock, fetch: service.fetch, hasLocks })
  const connect = (given = options) => browser.openTab().connect(given)
  const signIn = async () => {
    const client = connect()
    await client.otps.authenticate('123456', 'method-1')
    await clock.settle()
    return client
  }
  /** A tab whose client knows nothing of our locks. */
  const plantToken = (token: string) => {
    browser.jar.openDocument('https://app.example.com/').cookie =
      `stytch_session=${token}; Path=/; SameSite=Lax; Secure`
  }
  return { clock, service, browser, connect, signIn, plantToken }
}

const ways: [string, boolean][] = [
  ['with Web Locks', true],
  ['without Web Locks', false],
]

describe.each(ways)('a background refresh %s', (_, hasLocks) => {
  it('answered after the sign-out restores nothing, in any tab', async () => {
    const { clock, service, browser, connect, signIn } = createWorld({ hasLocks })
    const client = await signIn()
    const held = holdAnswer()
    service.on(confirm, () => held.reply)
    const refreshing = connect()
    await clock.pass(1_000)
    expect(service.count(confirm)).toBe(1)
    await client.session.revoke()
    held.release(answer(service.openSession()))
    await clock.pass(1_000)
    expect([client, refreshing].map(({ session }) => session.getSync())).toEqual([null, null])
    expect(browser.jar.cookies).toEqual([])
    expect(browser.stored.get(`stytch_sdk_state_${publicToken}`)).toBe('null')
  })

  it('answered late does not overwrite a token that was renewed in the meantime', async () => {
    const { clock, service, connect, signIn, plantToken } = createWorld({ hasLocks })
    await signIn()
    const held = holdAnswer()
    service.on(confirm, () => held.reply)
    const refreshing = connect()
    await clock.pass(1_000)
    const older = service.openSession()
    plantToken(service.renewSession('token-1').session_token)
    held.release(answer({ ...older, session_token: 'token-1' }))
    await clock.pass(1_000)
    expect(refreshing.session.getTokens()?.session_token).toBe('token-1-renewed')
  })

  it('refused because its token was renewed in the meantime does not sign out', async () => {
    const { clock, service, browser, connect, signIn, plantToken } = createWorld({ hasLocks })
    await signIn()
    const held = holdAnswer()
    service.on(confirm, () => held.reply)
    const refreshing = connect()
    await clock.pass(1_000)
    plantToken(service.renewSession('token-1').session_token)
    held.release(refuse(404, 'session_not_found'))
    await clock.pass(1_000)
    expect(refreshing.session.getSync()).not.toBeNull()
    expect(browser.jar.cookies.map(({ name }) => name)).toContain('stytch_session')
  })

  it('delays a further factor, so that neither uses a token that the other renews', async () => {
    const { clock, service, connect, signIn } = createWorld({ hasLocks })
    const client = await signIn()
    const held = holdAnswer()
    service.on(confirm, () => held.reply)
    service.on(useTotp, () => answer(service.renewSession('token-1')))
    connect()
    await clock.pass(1_000)
    const proved = client.totps.authenticate(totp)
    await clock.pass(1_000)
    expect(service.count(useTotp)).toBe(0)
    held.release(answer({ ...service.openSession(), session_token: 'token-1' }))
    await clock.pass(1_000)
    await proved
    expect(client.session.getTokens()?.session_token).toBe('token-1-renewed')
  })

  it('that hangs does not block a further factor', async () => {
    const { clock, service, connect, signIn } = createWorld({ hasLocks })
    const client = await signIn()
    service.on(confirm, () => holdAnswer().reply)
    service.on(useTotp, () => answer(service.renewSession('token-1')))
    connect()
    await clock.pass(1_000)
    const proved = client.totps.authenticate(totp)
    await clock.pass(4_000)
    await proved
    expect(client.session.getTokens()?.session_token).toBe('token-1-renewed')
  })

  it('waits for a further factor that another tab is authenticating', async () => {
    const { clock, service, connect, signIn } = createWorld({ hasLocks })
    const client = await signIn()
    const held = holdAnswer()
    service.on(useTotp, () => held.reply)
    const proved = client.totps.authenticate(totp)
    await clock.pass(1_000)
    const other = connect()
    await clock.pass(1_000)
    expect(service.count(confirm)).toBe(0)
    held.release(answer(service.renewSession('token-1')))
    await clock.pass(1_000)
    await proved
    expect(service.requests.find(({ route }) => route === confirm)?.credential).toBe(
      'token-1-renewed',
    )
    expect(other.session.getSync()).not.toBeNull()
  })

  it('keeps the session when a call is refused while another tab renews the token', async () => {
    const { clock, service, connect, signIn } = createWorld({ hasLocks })
    const client = await signIn()
    const other = connect()
    await clock.pass(20_000)
    const held = holdAnswer()
    let renewed: Response | undefined
    service.on(useTotp, () => {
      renewed = answer(service.renewSession('token-1'))
      return held.reply
    })
    const proved = client.totps.authenticate(totp)
    await clock.pass(500)
    // the service knows the new token already, this browser does not yet
    const refused = other.user.get().catch((error: unknown) => error)
    await clock.pass(500)
    expect(other.session.getSync()).not.toBeNull()
    if (!renewed) throw new Error('the factor was not asked for')
    held.release(renewed)
    await clock.pass(500)
    expect(await refused).toMatchObject({ error_type: 'user_unauthenticated' })
    await proved
    expect([client, other].map(({ session }) => session.getTokens()?.session_token)).toEqual(
      Array(2).fill('token-1-renewed'),
    )
    expect([client, other].every(({ session }) => session.getSync())).toBe(true)
  })
})

describe('a session whose tokens only the service can read', () => {
  const hold = (world: ReturnType<typeof createWorld>) => {
    const held = { ...world.service.openSession(), session_token: '', session_jwt: '' }
    let isOpen = true
    world.service.on(confirm, () =>
      isOpen ? answer(held) : refuse(401, 'unauthorized_credentials'),
    )
    world.service.on('POST /sessions/revoke', () => {
      isOpen = false
      return answer()
    })
    return held
  }

  it('is found on load, refreshed by one of ten tabs, and exposes no tokens', async () => {
    const world = createWorld()
    const { clock, service, browser, connect } = world
    hold(world)
    const clients = Array.from({ length: 10 }, () => connect(custom))
    await clock.pass(1_000)
    expect(service.count(confirm)).toBe(1)
    expect(clients.every(({ session }) => session.getSync())).toBe(true)
    expect(clients.map(({ session }) => session.getTokens())).toEqual(Array(10).fill(null))
    expect(browser.jar.cookies).toEqual([])
    const credentials = new Set(service.requests.map(({ credential }) => credential))
    credentials.delete('') // the event log sends none
    expect([...credentials]).toEqual([publicToken])
  })

  it('is kept when a call is refused while another tab proves a further factor', async () => {
    const world = createWorld()
    const { clock, service, connect } = world
    const held = hold(world)
    const [client, other] = [connect(custom), connect(custom)]
    await clock.settle()
    const proof = holdAnswer()
    service.on(useTotp, () => proof.reply)
    service.on('GET /users/me', () => refuse(404, 'session_not_found'))
    const proved = client.totps.authenticate(totp)
    await clock.pass(500)
    // the service has renewed the cookie's token, and its answer is still under way
    const refused = other.user.get().catch((error: unknown) => error)
    await clock.pass(500)
    const factor = { type: 'totp', delivery_method: 'authenticator_app' }
    const session = { ...held.session, authentication_factors: [factor] }
    proof.release(answer({ ...held, session }))
    await clock.pass(500)
    await proved
    expect(await refused).toMatchObject({ error_type: 'session_not_found' })
    expect([client, other].map((one) => one.session.getSync())).toEqual([session, session])
  })

  it('ends in every tab, and a confirmation under way restores nothing', async () => {
    const world = createWorld()
    const { clock, service, connect } = world
    const held = hold(world)
    const [client, other] = [connect(custom), connect(custom)]
    await clock.settle()
    const late = holdAnswer()
    service.on(confirm, () => late.reply)
    const confirming = other.session.authenticate()
    await client.session.revoke()
    late.release(answer(held))
    await confirming
    await clock.settle()
    expect([client, other].map(({ session }) => session.getSync())).toEqual([null, null])
  })

  it('is not restored when the first look-up is answered after a sign-out', async () => {
    const world = createWorld()
    const { clock, service, connect } = world
    const held = hold(world)
    const late = holdAnswer()
    service.on(confirm, () => late.reply)
    const client = connect(custom)
    await clock.settle()
    await client.session.revoke({ forceClear: true })
    late.release(answer(held))
    await clock.settle()
    expect(client.session.getSync()).toBeNull()
  })

  it('is replaced by a session with readable tokens, and the other way round', async () => {
    const world = createWorld()
    const { clock, service, browser, connect } = world
    const held = hold(world)
    const client = connect(custom)
    await clock.settle()
    await client.otps.authenticate('123456', 'method-1')
    expect(client.session.getTokens()?.session_token).toBe('token-2')
    service.on(useCode, () => answer(held))
    await client.otps.authenticate('123456', 'method-2')
    expect(client.session.getTokens()).toBeNull()
    expect(client.session.getSync()?.session_id).toBe('session-test-1')
    expect(browser.jar.cookies).toEqual([])
  })
})

describe('SES-12 a tab that slept', () => {
  it.each(['pageshow', 'visibilitychange'])(
    'SES-12 refreshes at once on %s when it missed its turn',
    async (wake) => {
      const { clock, service, browser, signIn } = createWorld()
      await signIn()
      const asleep = browser.openTab()
      const client = asleep.connect()
      await clock.pass(1_000)
      const asked = service.count(confirm)
      service.closeSession('token-1')
      clock.sleep(60 * minuteMs)
      asleep.events.dispatchEvent(new Event(wake))
      await clock.settle()
      expect(service.count(confirm)).toBe(asked + 1)
      expect(client.session.getSync()).toBeNull()
    },
  )

  it('SES-12 sends nothing when it was only briefly in the background', async () => {
    const { clock, service, browser, signIn } = createWorld()
    await signIn()
    const tab = browser.openTab()
    tab.connect()
    await clock.pass(minuteMs)
    const asked = service.count(confirm)
    tab.events.dispatchEvent(new Event('visibilitychange'))
    await clock.settle()
    expect(service.count(confirm)).toBe(asked)
  })
})
