import { describe, expect, it, vi } from 'vitest'
import '../testing/loaded-calls.ts'
import { createFakeBrowser, options, publicToken } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService, holdAnswer, refuse } from '../testing/fake-service.ts'

const useCode = 'POST /otps/authenticate'
const confirm = 'POST /sessions/authenticate'
const mirrorKey = `stytch_sdk_state_${publicToken}`

function createWorld(parts: { hasLocks?: boolean; isBlocked?: boolean } = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  service.on(useCode, () => answer(service.openSession()))
  const browser = createFakeBrowser({ clock, fetch: service.fetch, ...parts })
  const connect = () => browser.openTab().connect()
  const signIn = async () => {
    const client = connect()
    await client.otps.authenticate('123456', 'method-1')
    await clock.settle()
    return client
  }
  return { clock, service, browser, connect, signIn }
}

describe('signing in and out', () => {
  it('keeps user and session in local storage, and no token', async () => {
    const { browser, signIn } = createWorld()
    const client = await signIn()
    expect(client.user.getSync()?.user_id).toBe('user-test-1')
    expect(JSON.parse(browser.stored.get(mirrorKey) ?? '')).toEqual({
      session: client.session.getSync(),
      user: client.user.getSync(),
    })
    expect([...browser.stored.values()].join()).not.toMatch(/token-1|jwt-1/)
  })

  it('forgets everything on revoke', async () => {
    const { browser, signIn } = createWorld()
    const client = await signIn()
    await client.session.revoke()
    expect(client.session.getSync()).toBeNull()
    expect(client.user.getSync()).toBeNull()
    expect(browser.jar.cookies).toEqual([])
    expect(browser.stored.get(mirrorKey)).toBe('null')
  })

  it('keeps the session when the service could not be reached, unless forced', async () => {
    const { service, signIn } = createWorld()
    const client = await signIn()
    service.on('POST /sessions/revoke', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(client.session.revoke()).rejects.toThrow('Unable to contact our servers.')
    expect(client.session.getSync()).not.toBeNull()
    await expect(client.session.revoke({ forceClear: true })).rejects.toThrow()
    expect(client.session.getSync()).toBeNull()
  })

  it.each([
    'unauthorized_credentials',
    'user_unauthenticated',
    'invalid_secret_authentication',
    'session_not_found',
  ])('forgets the session when the service answers %s', async (errorType) => {
    const { service, signIn } = createWorld()
    const client = await signIn()
    service.on(confirm, () => refuse(401, errorType))
    await expect(client.session.authenticate()).rejects.toMatchObject({ error_type: errorType })
    expect(client.session.getSync()).toBeNull()
    expect(client.session.getTokens()).toBeNull()
  })

  it('keeps the session on any other error', async () => {
    const { service, signIn } = createWorld()
    const client = await signIn()
    service.on(confirm, () => refuse(429, 'too_many_requests'))
    await expect(client.session.authenticate()).rejects.toThrow()
    expect(client.session.getSync()).not.toBeNull()
  })

  it('does not sign out because a code was wrong', async () => {
    const { service, signIn } = createWorld()
    const client = await signIn()
    service.on(useCode, () => refuse(401, 'unauthorized_credentials'))
    await expect(client.otps.authenticate('000000', 'method-2')).rejects.toThrow()
    expect(client.session.getSync()).not.toBeNull()
  })

  it('sends a further factor with the session, and a first factor without', async () => {
    const { service, connect } = createWorld()
    for (const way of ['primary', 'secondary']) {
      service.on(`POST /otps/email/send/${way}`, () => answer({ method_id: way }))
      service.on(`POST /magic_links/email/send/${way}`, () => answer({}))
    }
    const client = connect()
    expect((await client.otps.email.send('ada@example.com')).method_id).toBe('primary')
    await client.otps.authenticate('123456', 'primary')
    expect((await client.otps.email.send('ada@example.com')).method_id).toBe('secondary')
    await client.magicLinks.email.send('ada@example.com')
    expect(service.count('POST /magic_links/email/send/secondary')).toBe(1)
  })
})

describe('late responses', () => {
  it('do not sign out a newer session when the older one has ended', async () => {
    const { service, signIn } = createWorld()
    const client = await signIn()
    const held = holdAnswer()
    service.on(confirm, () => held.reply)
    const late = client.session.authenticate().catch((error) => error)
    await client.otps.authenticate('123456', 'method-2')
    held.release(refuse(404, 'session_not_found'))
    expect(await late).toMatchObject({ error_type: 'session_not_found' })
    expect(client.session.getSync()?.session_id).toBe('session-test-2')
    expect(client.session.getTokens()?.session_token).toBe('token-2')
  })

  it('do not restore a session that was signed out in the meantime', async () => {
    const { service, signIn } = createWorld()
    const client = await signIn()
    const held = holdAnswer()
    service.on(confirm, () => held.reply)
    const late = client.session.authenticate()
    await client.session.revoke()
    held.release(answer(service.openSession()))
    await late
    expect(client.session.getSync()).toBeNull()
    expect(client.session.getTokens()).toBeNull()
  })

  it('do not combine one user with the session of another', async () => {
    const { service, signIn } = createWorld()
    const client = await signIn()
    const held = holdAnswer()
    service.on('GET /users/me', () => held.reply)
    const late = client.user.get()
    await client.otps.authenticate('123456', 'method-2')
    held.release(answer({ user_id: 'user-test-1' }))
    expect((await late).user_id).toBe('user-test-1')
    expect(client.user.getSync()?.user_id).toBe('user-test-2')
  })
})

describe('subscribers', () => {
  it('are told of a sign-in, a change and a sign-out, and nothing else', async () => {
    const { clock, service, connect } = createWorld()
    const client = connect()
    const onSession = vi.fn()
    const onUser = vi.fn()
    const onState = vi.fn()
    client.session.onChange(onSession)
    client.user.onChange(onUser)
    client.onStateChange(onState)
    await client.otps.authenticate('123456', 'method-1')
    expect([onSession, onUser, onState].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])

    await clock.pass(60_000)
    await client.session.authenticate()
    expect(client.session.getSync()?.last_accessed_at).toBe('2026-01-02T03:05:05.000Z')
    expect([onSession, onUser, onState].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])

    const renamed = { ...client.user.getSync(), name: { first_name: 'Augusta' } }
    service.on('GET /users/me', () => answer(renamed))
    await client.user.get()
    expect([onSession, onUser, onState].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 2])

    await client.session.revoke()
    expect(onSession).toHaveBeenLastCalledWith(null)
    expect(onUser).toHaveBeenLastCalledWith(null)
    expect(onState).toHaveBeenLastCalledWith({ session: null, user: null })
  })

  it('are told once that the cached state is confirmed', async () => {
    const { clock, browser, signIn } = createWorld()
    await signIn()
    const client = browser.openTab().connect()
    const onSession = vi.fn()
    client.session.onChange(onSession)
    expect(client.session.getInfo()).toMatchObject({
      session: { session_id: 'session-test-1' },
      fromCache: true,
    })
    await clock.settle()
    expect(onSession).toHaveBeenCalledTimes(1)
    expect(client.session.getInfo().fromCache).toBe(false)
    expect(client.user.getInfo().fromCache).toBe(false)
    await client.session.authenticate()
    expect(onSession).toHaveBeenCalledTimes(1)
  })

  it('are told nothing after they unsubscribed, and are not silenced by one that throws', async () => {
    const { connect } = createWorld()
    const client = connect()
    const gone = vi.fn()
    const heard = vi.fn()
    client.session.onChange(gone)()
    client.session.onChange(() => {
      throw new Error('broken subscriber')
    })
    client.session.onChange(heard)
    await client.otps.authenticate('123456', 'method-1')
    expect(gone).not.toHaveBeenCalled()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('other tabs', () => {
  it('learn of a sign-in and a sign-out, without writing again', async () => {
    const { clock, browser, connect } = createWorld()
    const [first, second, third] = [connect(), connect(), connect()]
    const heard = vi.fn()
    second.session.onChange(heard)
    await first.otps.authenticate('123456', 'method-1')
    await clock.settle()
    expect(second.user.getSync()?.user_id).toBe('user-test-1')
    expect(third.session.getTokens()?.session_token).toBe('token-1')
    expect(heard).toHaveBeenCalledTimes(1)

    const written = vi.spyOn(browser.stored, 'set')
    await third.session.revoke()
    await clock.settle()
    expect(first.session.getSync()).toBeNull()
    expect(second.session.getSync()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(written.mock.calls.filter(([key]) => key === mirrorKey)).toHaveLength(1)
  })

  it.each(['pageshow', 'visibilitychange'])('that slept catch up on %s', async (wake) => {
    const { clock, browser, signIn } = createWorld()
    await signIn()
    const asleep = browser.openTab()
    const client = asleep.connect()
    await clock.settle()
    browser.stored.set(mirrorKey, 'null') // and no storage event
    asleep.events.dispatchEvent(new Event(wake))
    expect(client.session.getSync()).toBeNull()
  })

  it('ignore unreadable entries in local storage', async () => {
    const { browser, signIn } = createWorld()
    const client = await signIn()
    for (const nonsense of ['', '{', '7', '[]', '"x"']) {
      browser.stored.set(mirrorKey, nonsense)
      expect(() => browser.openTab().connect()).not.toThrow()
    }
    expect(client.session.getSync()).not.toBeNull()
  })

  it('two clients of one page share the session too', async () => {
    const { browser } = createWorld()
    const tab = browser.openTab()
    const [headless, widget] = [tab.connect(), tab.connect()]
    await widget.otps.authenticate('123456', 'method-1')
    expect(headless.user.getSync()?.user_id).toBe('user-test-1')
  })

  it('do not share the session of another project', async () => {
    const { clock, browser, signIn } = createWorld()
    const other = browser.openTab().connect(options, 'public-token-test-2')
    await signIn()
    await clock.settle()
    expect(other.session.getSync()).toBeNull()
  })
})

describe('a browser that blocks storage and cookies', () => {
  it('still lets the user sign in, until the page is left', async () => {
    const { signIn } = createWorld({ isBlocked: true, hasLocks: false })
    const client = await signIn()
    expect(client.session.getTokens()?.session_token).toBe('token-1')
    expect((await client.user.get()).user_id).toBe('user-test-1')
    await client.session.revoke()
    expect(client.session.getTokens()).toBeNull()
  })
})
