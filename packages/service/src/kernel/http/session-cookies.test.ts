import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestService,
  type TestAnswer,
  type TestServiceOptions,
} from '../../testing/create-test-service.ts'

const origin = 'https://app.example.com'

/** Parses the Set-Cookie headers of an answer. */
function parseSetCookies({ headers }: TestAnswer) {
  return [headers['set-cookie'] ?? []].flat().map((header) => {
    const text = String(header)
    const [pair = '', ...rest] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    const attributes = Object.fromEntries(rest.map((part) => part.split('=')))
    return {
      text,
      name,
      value,
      attributes: { ...attributes } as Record<string, string | undefined>,
    }
  })
}
const toHeader = (answer: TestAnswer) =>
  parseSetCookies(answer)
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

describe.each(pickEngines('sqlite'))('HttpOnly mode on %s', (engine) => {
  let database: TestStorage
  const closers: (() => Promise<void>)[] = []
  const start = async (domain: string | null = null, options: Partial<TestServiceOptions> = {}) => {
    const world = await createTestService({
      storage: database.storage,
      ...options,
      project: { sessionCookies: { httpOnly: true, domain }, ...options.project },
    })
    closers.push(world.close)
    const signIn = async (email: string, cookie = '', body = {}) => {
      const token = await world.sendLink(email)
      const headers = { origin, ...(cookie && { cookie }) }
      const answer = await world.post('/magic_links/authenticate', { token, ...body }, { headers })
      if (answer.status !== 200) throw new Error(answer.text)
      return { answer, cookie: toHeader(answer), data: answer.data }
    }
    const as = (cookie: string, more: Record<string, string> = {}) => ({
      headers: { origin, cookie, ...more },
    })
    return { ...world, signIn, as }
  }
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(async () => {
    await Promise.all(closers.map((close) => close()))
    await database.remove()
  })

  test('a call that was on its way while a proof renewed the session removes no cookies, and a sign-out does', async () => {
    const world = await start()
    const before = await world.signIn('renewed@example.com')
    const renewed = await world.signIn('renewed@example.com', before.cookie, {
      session_duration_minutes: 60,
    })
    expect(renewed.data.session.session_id).toBe(before.data.session.session_id)
    const late = await world.get('/users/me', world.as(before.cookie))
    expect([late.status, late.data.error_type]).toEqual([404, 'session_not_found'])
    expect(parseSetCookies(late)).toEqual([])
    const [token = ''] = before.cookie.split('; ')
    const cleared = (answer: TestAnswer) =>
      parseSetCookies(answer).map(({ name, value }) => `${name}=${value}`)
    // without a JWT that says so, the token is that of a session that has ended
    expect(cleared(await world.get('/users/me', world.as(token)))).not.toEqual([])
    const out = await world.post('/sessions/revoke', {}, world.as(before.cookie))
    expect(cleared(out)).toEqual(['__Host-stytch_session=', '__Host-stytch_session_jwt='])

    await world.post('/sessions/revoke', {}, world.as(renewed.cookie))
    const after = await world.get('/users/me', world.as(before.cookie))
    expect(cleared(after)).toEqual(['__Host-stytch_session=', '__Host-stytch_session_jwt='])
  })

  test('a wrong password that a signed-in user types removes no cookies', async () => {
    const world = await start()
    const email = 'wrong-password@example.com'
    const { cookie } = await world.signIn(email)
    const body = { email, password: 'not the right one', session_duration_minutes: 60 }
    const wrong = await world.post('/passwords/authenticate', body, world.as(cookie))
    expect([wrong.status, wrong.data.error_type]).toEqual([401, 'unauthorized_credentials'])
    expect(parseSetCookies(wrong)).toEqual([])
    expect((await world.get('/users/me', world.as(cookie))).status).toBe(200)
    // with the token of a session that has ended it does
    await world.post('/sessions/revoke', {}, world.as(cookie))
    const later = await world.post('/passwords/authenticate', body, world.as(cookie))
    expect(parseSetCookies(later)).toHaveLength(2)
  })

  test('a sign-in returns no token; from then on the cookies carry the session', async () => {
    const world = await start()
    const { data, cookie } = await world.signIn('a@example.com')
    expect([data.session_token, data.session_jwt]).toEqual(['', ''])
    expect(data.session.session_id).toMatch(/^session-test-/)
    const me = await world.get('/users/me', world.as(cookie))
    expect([me.status, me.data.user_id]).toEqual([200, data.user_id])
  })

  test('SES-10 on https the cookies are HttpOnly, Secure, Lax, host-only, small, and end with the session', async () => {
    const world = await start()
    const { answer, data } = await world.signIn('flags@example.com')
    const cookies = parseSetCookies(answer)
    expect(cookies.map(({ name }) => name)).toEqual([
      '__Host-stytch_session',
      '__Host-stytch_session_jwt',
    ])
    for (const { text, attributes } of cookies) {
      expect(Object.keys(attributes).sort()).toEqual(
        ['Expires', 'HttpOnly', 'Max-Age', 'Path', 'SameSite', 'Secure'].sort(),
      )
      expect(attributes).toMatchObject({ Path: '/', SameSite: 'Lax', 'Max-Age': '1800' })
      expect(Date.parse(attributes.Expires ?? '')).toBe(Date.parse(data.session.expires_at))
      expect(Buffer.byteLength(text)).toBeLessThan(4096)
    }
  })

  test('SES-10 domain-wide only when configured: then with its domain and without the prefix', async () => {
    const world = await start('example.com')
    const { answer, cookie, data } = await world.signIn('wide@example.com')
    for (const { attributes } of parseSetCookies(answer))
      expect(attributes).toMatchObject({ Domain: 'example.com', Path: '/' })
    expect(cookie).toMatch(/^stytch_session=[\w-]{43}; stytch_session_jwt=/)
    expect((await world.get('/users/me', world.as(cookie))).data.user_id).toBe(data.user_id)
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'SES-10 on %s the cookies have neither Secure nor prefix nor domain, which would not work there',
    async (baseUrl) => {
      const world = await start('example.com', { config: { baseUrl } })
      const { answer } = await world.signIn('local@example.com')
      const cookies = parseSetCookies(answer)
      expect(cookies.map(({ name }) => name)).toEqual(['stytch_session', 'stytch_session_jwt'])
      for (const { attributes } of cookies) {
        expect(attributes).toMatchObject({ SameSite: 'Lax', Path: '/' })
        expect(Object.keys(attributes)).toContain('HttpOnly')
        expect(Object.keys(attributes)).not.toContain('Secure')
        expect(Object.keys(attributes)).not.toContain('Domain')
      }
    },
  )

  test('SES-10 plain http elsewhere keeps Secure', async () => {
    const world = await start(null, { config: { baseUrl: 'http://auth.example.com' } })
    const { answer } = await world.signIn('plain@example.com')
    for (const { attributes } of parseSetCookies(answer))
      expect(Object.keys(attributes)).toContain('Secure')
  })

  test('SES-10 a JWT too large for a cookie is left out, and no older one stays in its place', async () => {
    const world = await start()
    const { cookie, data } = await world.signIn('large@example.com')
    await world.storage.sessions.touch(world.project.projectId, data.session.session_id, {
      now: world.now(),
      customClaims: { text: 'x'.repeat(3_500) },
    })
    const answer = await world.post('/sessions/authenticate', {}, world.as(cookie))
    const [, jwt] = parseSetCookies(answer)
    expect(jwt).toMatchObject({ value: '', attributes: { 'Max-Age': '0' } })
    for (const { text } of parseSetCookies(answer))
      expect(Buffer.byteLength(text)).toBeLessThan(4096)
  })

  test('a refresh renews the JWT cookie and the lifetime of both', async () => {
    const world = await start()
    const { cookie } = await world.signIn('refresh@example.com')
    world.advance(60_000)
    const body = { session_duration_minutes: 60 }
    const answer = await world.post('/sessions/authenticate', body, world.as(cookie))
    expect([answer.status, answer.data.session_token]).toEqual([200, ''])
    const [token, jwt] = parseSetCookies(answer)
    expect(cookie).toContain(`${token?.name}=${token?.value}`)
    expect(cookie).not.toContain(jwt?.value)
    expect([token?.attributes['Max-Age'], jwt?.attributes['Max-Age']]).toEqual(['3600', '3600'])
  })

  test('signing out, and a session that has ended, remove the cookies', async () => {
    const world = await start()
    const { cookie } = await world.signIn('out@example.com')
    const revoked = await world.post('/sessions/revoke', undefined, world.as(cookie))
    const dead = await world.post('/sessions/authenticate', {}, world.as(cookie))
    expect([revoked.status, dead.status, dead.data.error_type]).toEqual([
      200,
      404,
      'session_not_found',
    ])
    for (const answer of [revoked, dead]) {
      const cookies = parseSetCookies(answer)
      expect(cookies.map(({ name, value }) => [name, value])).toEqual([
        ['__Host-stytch_session', ''],
        ['__Host-stytch_session_jwt', ''],
      ])
      for (const { attributes } of cookies)
        expect(attributes).toMatchObject({ 'Max-Age': '0', Path: '/' })
    }
    const none = await world.post('/sessions/authenticate', {}, { headers: { origin } })
    expect([none.data.error_type, none.headers['set-cookie']]).toEqual([
      'unauthorized_credentials',
      undefined,
    ])
  })

  test('an error that does not end the session leaves the cookies unchanged', async () => {
    const world = await start()
    const { cookie } = await world.signIn('survive@example.com')
    const answer = await world.post(
      '/sessions/authenticate',
      { session_duration_minutes: 1 },
      world.as(cookie),
    )
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined])
  })

  test('a project without HttpOnly mode neither reads nor sets cookies', async () => {
    const world = await createTestService({ storage: database.storage })
    closers.push(world.close)
    const signedIn = await world.signIn('plain@example.com')
    expect(signedIn.session_token).toMatch(/^[\w-]{43}$/)
    const cookie = `stytch_session=${signedIn.session_token}; __Host-stytch_session=${signedIn.session_token}`
    const answer = await world.get('/users/me', { headers: { origin, cookie } })
    expect([answer.data.error_type, answer.headers['set-cookie']]).toEqual([
      'user_unauthenticated',
      undefined,
    ])
  })

  test('cookies count only with the public token and a listed origin', async () => {
    const world = await start()
    const { cookie } = await world.signIn('csrf@example.com')
    const refused = async (headers: Record<string, string>, method: 'GET' | 'POST' = 'POST') => {
      const path = method === 'GET' ? '/users/me' : '/sessions/authenticate'
      const body = method === 'GET' ? undefined : {}
      const answer = await world.send(method, path, body, { headers: { cookie, ...headers } })
      return [answer.status, answer.data.error_type]
    }
    const forbidden = [403, 'bad_domain_for_stytch_sdk']
    expect(await refused({ authorization: '', origin })).toEqual([
      401,
      'invalid_authorization_header',
    ])
    expect(await refused({ origin: 'https://evil.example' })).toEqual(forbidden)
    expect(await refused({ origin: 'null' })).toEqual(forbidden)
    // A request without `Origin` that changes something comes from no browser.
    expect(await refused({})).toEqual(forbidden)
    expect(await refused({ 'sec-fetch-site': 'same-origin' })).toEqual(forbidden)
    expect(await refused({ 'sec-fetch-site': 'cross-site' }, 'GET')).toEqual(forbidden)
    expect((await refused({}, 'GET'))[0]).toBe(200)
    for (const site of ['same-origin', 'same-site', 'none'])
      expect((await refused({ 'sec-fetch-site': site }, 'GET'))[0]).toBe(200)
  })

  test('a page that is allowed by a pattern only gets no cookies, except through its own server', async () => {
    const world = await start(null, {
      project: {
        sessionCookies: { httpOnly: true, domain: null },
        originPatterns: ['https://shop-*-team.example.com'],
      },
    })
    const { cookie } = await world.signIn('ada@example.com')
    const preview = { origin: 'https://shop-fix-team.example.com' }
    for (const site of [undefined, 'same-site', 'cross-site', 'none']) {
      const headers = { ...preview, ...(site && { 'sec-fetch-site': site }) }
      const renewed = await world.post(
        '/sessions/authenticate',
        {},
        { headers: { ...headers, cookie } },
      )
      expect([site, renewed.status, renewed.data.error_type]).toEqual([
        site,
        403,
        'bad_domain_for_stytch_sdk',
      ])
      expect(renewed.data.error_message).toContain('HttpOnly cookies need a listed origin')
      const token = await world.sendLink('bob@example.com')
      const signedIn = await world.post('/magic_links/authenticate', { token }, { headers })
      expect([site, signedIn.status, signedIn.headers['set-cookie']]).toEqual([
        site,
        403,
        undefined,
      ])
    }
    const own = { ...preview, 'sec-fetch-site': 'same-origin' }
    const token = await world.sendLink('bob@example.com')
    const signedIn = await world.post('/magic_links/authenticate', { token }, { headers: own })
    expect([signedIn.status, parseSetCookies(signedIn).length]).toEqual([200, 2])
    const renewed = await world.post(
      '/sessions/authenticate',
      {},
      { headers: { ...own, cookie: toHeader(signedIn) } },
    )
    expect(renewed.status).toBe(200)
  })

  test('SES-01 a session cookie set before a sign-in is void after it', async () => {
    const world = await start()
    const before = await world.signIn('fix@example.com')
    const after = await world.signIn('fix@example.com', before.cookie)
    expect(after.data.session.session_id).toBe(before.data.session.session_id)
    expect(after.cookie).not.toBe(before.cookie)
    const old = await world.get('/users/me', world.as(before.cookie))
    expect(old.data.error_type).toBe('session_not_found')
  })

  test('SES-01 a sign-in does not adopt another user’s planted cookie', async () => {
    const world = await start()
    const eve = await world.signIn('eve@example.com')
    const ada = await world.signIn('ada@example.com', eve.cookie)
    expect(ada.data.session.session_id).not.toBe(eve.data.session.session_id)
    expect((await world.get('/users/me', world.as(ada.cookie))).data.user_id).toBe(ada.data.user_id)
  })

  test('SES-01 a dead duplicate with another path does not win, wherever it is in the header', async () => {
    const world = await start('example.com')
    const { cookie, data } = await world.signIn('twin@example.com')
    const dead = `stytch_session=${'A'.repeat(43)}`
    for (const both of [`${dead}; ${cookie}`, `${cookie}; ${dead}`, `stytch_session=; ${cookie}`]) {
      const me = await world.get('/users/me', world.as(both))
      expect([me.status, me.data.user_id]).toEqual([200, data.user_id])
    }
  })

  test('SES-01 a live planted duplicate does not win either, and is removed', async () => {
    const world = await start('example.com')
    const ada = await world.signIn('victim@example.com')
    const eve = await world.signIn('planter@example.com')
    for (const both of [`${eve.cookie}; ${ada.cookie}`, `${ada.cookie}; ${eve.cookie}`]) {
      const answer = await world.get('/users/me', world.as(both))
      expect([answer.status, answer.data.error_type]).toEqual([404, 'session_not_found'])
      const removed = parseSetCookies(answer)
        .filter(({ name, value }) => name === 'stytch_session' && value === '')
        .map(({ attributes }) => `${attributes.Domain ?? ''} ${attributes.Path}`)
      for (const place of [
        'example.com /',
        ' /',
        'example.com /sdk/v1',
        ' /sdk/v1/users/',
        ' /sdk',
      ])
        expect(removed).toContain(place)
    }
    // Both sessions are still active, so neither cookie could end the other's session.
    expect((await world.get('/users/me', world.as(ada.cookie))).status).toBe(200)
  })

  test('SES-01 a cookie without the __Host- prefix is not read where the prefix is used', async () => {
    const world = await start()
    const { cookie } = await world.signIn('prefix@example.com')
    const planted = cookie.replaceAll('__Host-', '')
    const answer = await world.get('/users/me', world.as(planted))
    expect(answer.data.error_type).toBe('user_unauthenticated')
  })

  test('a header full of planted cookies signs nobody in, and costs no look-up', async () => {
    const world = await start('example.com')
    const { cookie } = await world.signIn('full@example.com')
    const planted = Array.from(
      { length: 20 },
      (_, i) => `stytch_session=${String(i).repeat(43).slice(0, 43)}`,
    )
    const answer = await world.get('/users/me', world.as([...planted, cookie].join('; ')))
    expect(answer.data.error_type).toBe('session_not_found')
  })
})
