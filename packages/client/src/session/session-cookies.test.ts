import { describe, expect, it } from 'vitest'
import type { Client } from '../client/client.ts'
import type { ClientOptions, CookieOptions } from '../foundation/client-options.ts'
import { PorticoSDKUsageError } from '../foundation/errors/errors.ts'
import { createFakeBrowser, options } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService } from '../testing/fake-service.ts'

const useCode = 'POST /otps/authenticate'
const minuteMs = 60_000

function createWorld(skewMs = 0) {
  const serviceClock = createFakeClock()
  const clock = createFakeClock(serviceClock.now() + skewMs)
  const service = createFakeService(serviceClock)
  service.on(useCode, () => answer(service.openSession()))
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const signIn = async (href?: string, cookieOptions: CookieOptions = {}) => {
    const given: ClientOptions = { ...options, cookieOptions }
    const client = browser.openTab(href).connect(given)
    await client.otps.authenticate('123456', 'method-1')
    return client
  }
  const names = () => browser.jar.cookies.map(({ name }) => name).sort()
  return { clock, service, browser, signIn, names }
}

describe('SES-10 cookie flags', () => {
  it.each([
    ['https://app.example.com/', true],
    ['https://localhost/', false],
    ['http://localhost:3000/', false],
    ['http://app.localhost:3000/', false],
    ['http://127.0.0.1:3000/', false],
    ['http://[::1]:3000/', false],
    ['https://localhost.example.com/', true],
    ['https://127.0.0.1.example.com/', true],
    ['https://203.0.113.7/', true],
  ])('SES-10 on %s Secure is %s; always Lax, one path, one host', async (href, isSecure) => {
    const { browser, signIn, names } = createWorld()
    await signIn(href)
    expect(names()).toEqual(['stytch_session', 'stytch_session_jwt'])
    for (const { attributes, name, value } of browser.jar.cookies) {
      expect('secure' in attributes).toBe(isSecure)
      expect(attributes).toMatchObject({ path: '/', samesite: 'Lax' })
      expect(attributes).not.toHaveProperty('domain')
      expect(`${name}=${value}`.length).toBeLessThan(4096)
    }
  })

  it('SES-10 Domain is set only with availableToSubdomains, and never on loopback', async () => {
    const wide = createWorld()
    await wide.signIn('https://app.example.com/', { availableToSubdomains: true })
    expect(wide.browser.jar.cookies.map(({ domain }) => domain)).toEqual([
      'app.example.com',
      'app.example.com',
    ])
    const wider = createWorld()
    await wider.signIn('https://app.example.com/', {
      availableToSubdomains: true,
      domain: 'example.com',
    })
    expect(wider.browser.jar.cookies.map(({ domain }) => domain)).toEqual([
      'example.com',
      'example.com',
    ])
    const narrow = createWorld()
    await narrow.signIn('https://app.example.com/', { domain: 'example.com' })
    expect(narrow.browser.jar.cookies.map(({ domain }) => domain)).toEqual([null, null])
    const local = createWorld()
    await local.signIn('http://localhost:3000/', { availableToSubdomains: true })
    expect(local.browser.jar.cookies.map(({ domain }) => domain)).toEqual([null, null])
  })

  it('SES-10 plain http off loopback keeps Secure: the page gets a warning, and the session lasts until the page is left', async () => {
    const { browser, signIn, names } = createWorld()
    const client = await signIn('http://intranet.example.com/')
    expect(names()).toEqual([])
    expect(client.session.getTokens()).toEqual({ session_token: 'token-1', session_jwt: 'jwt-1' })
    expect((await browser.readWarnings()).join()).toContain(
      'The browser refused the cookie "stytch_session"',
    )
  })
})

describe('the session cookies', () => {
  it('expire with the session', async () => {
    const { clock, browser, signIn } = createWorld()
    await signIn()
    for (const { expiresAt } of browser.jar.cookies)
      expect(expiresAt).toBe(clock.now() - (clock.now() % 1000) + 30 * minuteMs)
  })

  it.each([-1, 1])('survive a browser clock that is %s hour off', async (hours) => {
    const { clock, browser, signIn } = createWorld(hours * 60 * minuteMs)
    const client = await signIn()
    expect(client.session.getTokens()).not.toBeNull()
    for (const { expiresAt } of browser.jar.cookies)
      expect(expiresAt).toBe(clock.now() + 30 * minuteMs)
  })

  it('use the configured names and path', async () => {
    const { browser, signIn, names } = createWorld()
    const client = await signIn('https://app.example.com/shop/', {
      opaqueTokenCookieName: 'token',
      jwtCookieName: 'jwt',
      path: '/shop',
    })
    expect(names()).toEqual(['jwt', 'token'])
    expect(browser.jar.cookies.map(({ path }) => path)).toEqual(['/shop', '/shop'])
    expect(client.session.getTokens()).toEqual({ session_token: 'token-1', session_jwt: 'jwt-1' })
  })

  it('replace the intermediate session token, which lives ten minutes', async () => {
    const { clock, service, browser, names } = createWorld()
    const client = browser.openTab().connect()
    service.on(useCode, () => answer({ intermediate_session_token: 'half-way' }))
    await client.otps.authenticate('123456', 'method-1')
    expect(browser.jar.cookies).toMatchObject([
      {
        name: 'stytch_intermediate_session_token',
        value: 'half-way',
        expiresAt: clock.now() + 10 * minuteMs,
      },
    ])
    expect(client.session.getSync()).toBeNull()
    service.on(useCode, () => answer(service.openSession()))
    await client.otps.authenticate('123456', 'method-1')
    expect(names()).toEqual(['stytch_session', 'stytch_session_jwt'])
  })

  it('never keep the JWT of an older session beside a new token', async () => {
    const { service, signIn, names } = createWorld()
    const client = await signIn()
    service.on(useCode, () => answer({ ...service.openSession(), session_jwt: '' }))
    await client.otps.authenticate('123456', 'method-1')
    expect(names()).toEqual(['stytch_session'])
    expect(client.session.getTokens()).toEqual({ session_token: 'token-2', session_jwt: '' })
  })

  it('are removed when the service keeps the tokens itself', async () => {
    const { service, signIn, names } = createWorld()
    const client = await signIn()
    service.on(useCode, () =>
      answer({ ...service.openSession(), session_token: '', session_jwt: '' }),
    )
    await client.otps.authenticate('123456', 'method-1')
    expect(names()).toEqual([])
    expect(client.session.getTokens()).toBeNull()
    expect(client.session.getSync()?.session_id).toBe('session-test-2')
  })

  it('can be set from tokens that the host obtained elsewhere', async () => {
    const { service, browser } = createWorld()
    const elsewhere = service.openSession()
    const client = browser.openTab().connect()
    client.session.updateSession({ session_token: elsewhere.session_token, session_jwt: 'jwt' })
    expect(client.session.getTokens()).toEqual({ session_token: 'token-1', session_jwt: 'jwt' })
    await client.session.authenticate()
    expect(client.user.getSync()?.user_id).toBe('user-test-1')
  })
})

describe('tokens that the host hands over', () => {
  type Given = Parameters<Client['session']['updateSession']>[0]
  const parse = (json: string): Given => JSON.parse(json)

  it.each(['{}', '{"session_token":""}', '{"session_token":null,"session_jwt":null}'])(
    'A5: %s has no tokens, and the cookies are removed',
    async (json) => {
      const { signIn, names } = createWorld()
      const client = await signIn()
      expect(names()).not.toEqual([])
      client.session.updateSession(parse(json))
      expect(names()).toEqual([])
      expect(client.session.getTokens()).toBeNull()
    },
  )

  it('A5: may come without a JWT, or with null for it', () => {
    const { browser } = createWorld()
    const client = browser.openTab().connect()
    for (const json of ['{"session_token":"a"}', '{"session_token":"b","session_jwt":null}']) {
      client.session.updateSession(parse(json))
      expect(client.session.getTokens()).toEqual({ ...parse(json), session_jwt: '' })
    }
  })

  it.each([
    ['null', 'tokens must be an object.'],
    ['"a text"', 'tokens must be an object.'],
    ['["a"]', 'tokens must be an object.'],
    ['{"session_token":7}', 'session_token must be a string.'],
    ['{"session_token":{"a":1}}', 'session_token must be a string.'],
    ['{"session_jwt":"jwt"}', 'session_token must be a string.'],
    ['{"session_token":"a","session_jwt":true}', 'session_jwt must be a string.'],
  ])('A5: %s is refused by name, and the cookies stay', async (json, message) => {
    const { signIn } = createWorld()
    const client = await signIn()
    const before = client.session.getTokens()
    const update = () => client.session.updateSession(parse(json))
    expect(update).toThrow(PorticoSDKUsageError)
    expect(update).toThrow(`Invalid call to session.updateSession\n${message}`)
    expect(client.session.getTokens()).toEqual(before)
  })
})

describe('every call of the session refuses nonsense by name', () => {
  /** What takes no argument: nothing can be wrong with it. */
  const withoutArguments = ['getSync', 'getInfo', 'getTokens', 'list', 'endOthers']
  /** What takes the id of a session: any text may be one. */
  const byId = ['end']
  const { browser } = createWorld()
  const { session } = browser.openTab().connect()
  const calls = Object.entries(session).filter(([name]) => !withoutArguments.includes(name))

  it.each(calls)('A5: session.%s', async (name, call: (...given: never[]) => unknown) => {
    const texts = byId.includes(name) ? [] : ['"nonsense"']
    for (const nonsense of ['null', ...texts, '7', '[]']) {
      const attempt = async () => call(JSON.parse(nonsense) as never) // what a host without types may pass
      await expect(attempt(), nonsense).rejects.toThrow(PorticoSDKUsageError)
      await expect(attempt(), nonsense).rejects.toThrow(`session.${name}`)
    }
  })

  it('A5: and so do the other listeners', () => {
    const client = createWorld().browser.openTab().connect()
    const nothing = undefined as never // what a host without types may pass
    expect(() => client.user.onChange(nothing)).toThrow('listener must be a function.')
    expect(() => client.onStateChange(nothing)).toThrow('listener must be a function.')
  })
})

const scopes: [string, CookieOptions][] = [
  ['this host', {}],
  ['this host and below', { availableToSubdomains: true }],
  ['the site', { availableToSubdomains: true, domain: 'example.com' }],
  ['a path', { path: '/shop' }],
  ['a path of the site', { path: '/shop', availableToSubdomains: true, domain: 'example.com' }],
]
const pairs = scopes.flatMap(([from, before]) =>
  scopes.map(([to, after]) => ({ from, before, to, after })),
)

describe('no duplicate cookie stays behind', () => {
  const href = 'https://app.example.com/shop/basket'

  it.each(pairs)('signed in for $from, then for $to: one cookie of each name', async (pair) => {
    const { browser, signIn } = createWorld()
    await signIn(href, pair.before)
    const client = await signIn(href, pair.after)
    const visible = browser.jar.openDocument(href).cookie.split('; ').sort()
    const tokens = visible.filter((cookie) => cookie.startsWith('stytch_session='))
    // a path of its own is not undone from elsewhere: then the page says so
    const isWarned = (await browser.readWarnings()).some((text) =>
      text.includes('"stytch_session"'),
    )
    expect(tokens.length === 1 || isWarned).toBe(true)
    if (tokens.length === 1) {
      expect(client.session.getTokens()?.session_token).toBe('token-2')
    }
  })

  it.each(pairs.filter(({ before, after }) => !before.path || before.path === after.path))(
    'signed in for $from, signed out for $to: no cookie is left',
    async ({ before, after }) => {
      const { browser, signIn } = createWorld()
      await signIn(href, before)
      const client = browser.openTab(href).connect({ ...options, cookieOptions: after })
      await client.session.revoke({ forceClear: true })
      expect(browser.jar.cookies).toEqual([])
      expect(await browser.readWarnings()).toEqual([])
    },
  )

  it('remembers the domains it has written to', async () => {
    const { browser, signIn } = createWorld()
    await signIn(href, { availableToSubdomains: true, domain: 'example.com' })
    expect(browser.stored.get('stytch_sdk_state_public-token-test-1::seen_domains')).toBe(
      '["example.com"]',
    )
  })

  it('removes a duplicate that was written without a Path', async () => {
    const { browser, signIn } = createWorld()
    browser.jar.openDocument(href).cookie = 'stytch_session=planted; Secure'
    const client = await signIn(href)
    expect(client.session.getTokens()?.session_token).toBe('token-1')
    expect(await browser.readWarnings()).toEqual([])
  })

  it('warns of a stray token or JWT that cannot be removed', async () => {
    const { browser, signIn } = createWorld()
    const page = browser.jar.openDocument(href)
    page.cookie = 'stytch_session=planted; Path=/shop/basket; Secure'
    page.cookie = 'stytch_session_jwt=planted; Path=/shop/basket; Secure'
    await signIn(href)
    const warnings = await browser.readWarnings()
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toContain('A stray cookie "stytch_session" could not be removed')
    expect(warnings[1]).toContain('A stray cookie "stytch_session_jwt" could not be removed')
  })

  it('leaves cookies of other names alone', async () => {
    const { browser, signIn, names } = createWorld()
    browser.jar.openDocument(href).cookie = 'my_stytch_session=mine; Path=/'
    const client = await signIn(href)
    await client.session.revoke()
    expect(names()).toEqual(['my_stytch_session'])
  })
})
