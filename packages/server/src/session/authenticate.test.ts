import { sessions } from '@portico/contract'
import { makeKeyPair } from '@portico/testkit/keys'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startHost, toRequest, toSignedIn } from '../testing/start-host.ts'

const minutes = 60_000

/** The cookies that a response sets, by their names. */
const readSetCookies = (headers: Headers) =>
  Object.fromEntries(
    headers.getSetCookie().map((cookie): [string, string] => {
      const [name = '', ...value] = cookie.split('=')
      return [name, value.join('=')]
    }),
  )

describe('who sent a request', () => {
  let host: Awaited<ReturnType<typeof startHost>>
  beforeEach(async () => {
    host = await startHost()
  })
  afterEach(() => host.world.stop())

  test('a valid JWT says who the user is, without a call to the service', async () => {
    const signedIn = await host.signIn()
    const { user, session, headers } = await host.portico.authenticate(toSignedIn(signedIn))
    expect(user).toEqual({
      user_id: signedIn.user_id,
      email: 'ada@example.com',
      phone_number: null,
      roles: signedIn.session.roles,
    })
    expect(session).toMatchObject({
      session_id: signedIn.session.session_id,
      expires_at: signedIn.session.expires_at,
      custom_claims: {},
    })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.getSetCookie()).toEqual([])
    expect(host.listCalls()).toEqual([])
  })

  test('the headers of a request are enough, as frameworks hand them out', async () => {
    const { headers } = toSignedIn(await host.signIn())
    expect((await host.portico.authenticate({ headers })).user?.email).toBe('ada@example.com')
  })

  test('without cookies there is no session, and no call', async () => {
    expect(await host.portico.authenticate(toRequest(''))).toMatchObject({
      user: null,
      reason: 'no_session',
    })
    expect(host.listCalls()).toEqual([])
  })

  test('twenty requests with an expired JWT cause one renewal, and each gets the new cookies', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(6 * minutes)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => host.portico.authenticate(toSignedIn(signedIn))),
    )
    expect(answers.map(({ user }) => user?.user_id)).toEqual(Array(20).fill(signedIn.user_id))
    expect(host.listCalls()).toEqual(['/v1/sessions/authenticate'])
    for (const { headers } of answers) {
      const cookies = readSetCookies(headers)
      expect(cookies.stytch_session).toMatch(`${signedIn.session_token}; Path=/; Expires=`)
      expect(cookies.stytch_session_jwt).not.toContain(signedIn.session_jwt)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    // A request that left before the new cookies arrived.
    expect((await host.portico.authenticate(toSignedIn(signedIn))).user).not.toBeNull()
    expect(host.listCalls()).toHaveLength(1)
  })

  test('the renewed cookies last as long as the session, and need no further call', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(6 * minutes)
    const { headers } = await host.portico.authenticate(toSignedIn(signedIn))
    const cookies = readSetCookies(headers)
    const expires = new Date(signedIn.session.expires_at).toUTCString()
    expect(cookies.stytch_session_jwt).toContain(`; Expires=${expires}; SameSite=Lax`)
    const [session_jwt = ''] = cookies.stytch_session_jwt?.split(';') ?? []
    const other = host.startOther()
    const next = await other.authenticate(toSignedIn({ ...signedIn, session_jwt }))
    expect(next.user?.user_id).toBe(signedIn.user_id)
    expect(host.listCalls()).toHaveLength(1)
  })

  test.each([
    ['no JWT', { session_jwt: '' }],
    ['no JWT that is one', { session_jwt: 'deleted' }],
  ])('a token with %s is enough', async (_, changes) => {
    const signedIn = await host.signIn()
    const { user } = await host.portico.authenticate(toSignedIn({ ...signedIn, ...changes }))
    expect(user?.user_id).toBe(signedIn.user_id)
  })

  test('an expired JWT without its token is renewed as long as its session lasts', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(6 * minutes)
    const request = toRequest({ stytch_session_jwt: signedIn.session_jwt })
    const { user, headers } = await host.portico.authenticate(request)
    expect(user?.user_id).toBe(signedIn.user_id)
    expect(Object.keys(readSetCookies(headers))).toEqual(['stytch_session_jwt'])
  })

  test('a session that was ended is over once its JWT has expired, and costs one call a minute', async () => {
    const signedIn = await host.signIn()
    await host.world.call(sessions.revoke, undefined, { session: signedIn.session_token })
    host.world.clock.advance(6 * minutes)
    for (let i = 0; i < 3; i += 1) {
      const answer = await host.portico.authenticate(toSignedIn(signedIn))
      expect(answer).toMatchObject({ user: null, reason: 'session_over' })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(host.listCalls()).toHaveLength(1)
  })

  test('a service that is down signs nobody out: valid JWTs pass, others are told apart from signed-out users', async () => {
    const signedIn = await host.signIn()
    await host.portico.authenticate(toSignedIn(signedIn))
    host.setDown(true)
    expect((await host.portico.authenticate(toSignedIn(signedIn))).user).not.toBeNull()
    host.world.clock.advance(6 * minutes)
    const answer = await host.portico.authenticate(toSignedIn(signedIn))
    expect(answer).toMatchObject({ user: null, reason: 'unavailable' })
    expect(answer.headers.getSetCookie()).toEqual([])
    host.setDown(false)
    expect((await host.portico.authenticate(toSignedIn(signedIn))).user).not.toBeNull()
  })

  test('public keys that cannot be loaded are told apart from a JWT that is wrong', async () => {
    const signedIn = await host.signIn()
    const lost = host.startOther({ baseUrl: 'http://127.0.0.1:1', issuer: host.world.origin })
    const answer = await lost.authenticate(toSignedIn(signedIn))
    expect(answer).toMatchObject({ user: null, reason: 'unavailable' })
    expect('problem' in answer && answer.problem).toContain('http://127.0.0.1:1/v1/sessions/jwks/')
  })

  test('a wrong secret is told as it is', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(6 * minutes)
    const wrong = host.startOther({ secret: 'secret-test-wrong' })
    expect(await wrong.authenticate(toSignedIn(signedIn))).toMatchObject({
      reason: 'unavailable',
      problem: expect.stringContaining('The project id or secret is wrong.'),
    })
  })

  test('cookies that only the service writes keep their prefix, and stay out of the reach of scripts', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(6 * minutes)
    const { user, headers } = await host.portico.authenticate(toSignedIn(signedIn, '__Host-'))
    expect(user?.user_id).toBe(signedIn.user_id)
    for (const cookie of headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-stytch_session(_jwt)?=\S+; Path=\/; .*; HttpOnly; Secure;/)
  })

  test.each([
    [{ httpOnly: false, domain: null }, /=\S+; Path=\/; Expires=[^;]+; SameSite=Lax$/],
    [{ httpOnly: true, domain: null }, /=\S+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/],
    [
      { httpOnly: true, domain: 'shop.example' },
      /=\S+; Path=\/; Domain=shop\.example; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    ],
  ])('a renewed cookie has the form that the project %j gives it', async (sessionCookies, form) => {
    const other = await startHost({ world: { project: { sessionCookies } } })
    try {
      const { user_id } = await other.portico.users.create({ email: 'ada@example.com' })
      const { token } = await other.portico.magicLinks.create({ user_id })
      const signedIn = await other.portico.magicLinks.authenticate({
        token,
        session_duration_minutes: 60,
      })
      other.world.clock.advance(6 * minutes)
      const { headers } = await other.portico.authenticate(toSignedIn(signedIn))
      expect(headers.getSetCookie()).toHaveLength(2)
      for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(form)
    } finally {
      await other.world.stop()
    }
  })

  test('without an answer about their form no cookie is written', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(6 * minutes)
    const other = host.startOther({
      fetch: async (input, init) =>
        `${input}`.endsWith('/whoami') ? Response.error() : fetch(input, init),
    })
    const found = await other.authenticate(toSignedIn(signedIn))
    expect(found).toMatchObject({ user: null, reason: 'unavailable' })
    expect(found.headers.getSetCookie()).toEqual([])
  })

  test('the settings of the cookies are those of the pages', async () => {
    const signedIn = await host.signIn()
    host.world.clock.advance(6 * minutes)
    const other = host.startOther({
      cookies: { token: 'shop', jwt: 'shop_jwt', domain: 'shop.example', httpOnly: true },
    })
    const request = new Request('https://www.shop.example/', {
      headers: { cookie: `shop=${signedIn.session_token}; shop_jwt=${signedIn.session_jwt}` },
    })
    const cookies = (await other.authenticate(request)).headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(/^shop(_jwt)?=.*; Domain=shop\.example; .*; HttpOnly; Secure;/)
  })

  test('of cookies that a subdomain planted none is believed', async () => {
    const ada = await host.signIn()
    const eve = await host.signIn('eve@example.com')
    const both = `stytch_session=${ada.session_token}; stytch_session=${eve.session_token}`
    const jwts = `stytch_session_jwt=${eve.session_jwt}; stytch_session_jwt=${ada.session_jwt}`
    for (const cookies of [both, `${both}; ${jwts}`, jwts])
      expect(await host.portico.authenticate(toRequest(cookies))).toMatchObject({
        user: null,
        reason: 'ambiguous_cookies',
      })
    // A planted cookie that is no session changes nothing.
    const planted = toRequest(`stytch_session=planted; stytch_session=${ada.session_token}`)
    expect((await host.portico.authenticate(planted)).user?.user_id).toBe(ada.user_id)
  })

  test('claims of the host are handed out', async () => {
    const signedIn = await host.signIn()
    await host.callBackEnd('POST', '/sessions/authenticate', {
      session_token: signedIn.session_token,
      session_custom_claims: { plan: 'gold' },
    })
    const request = toRequest({ stytch_session: signedIn.session_token })
    const { session } = await host.portico.authenticate(request)
    expect(session?.custom_claims).toEqual({ plan: 'gold' })
  })

  test('a JWT that the service did not sign for this project proves nothing', async () => {
    const signedIn = await host.signIn()
    const { kid } = decodeProtectedHeader(signedIn.session_jwt)
    const claims = decodeJwt(signedIn.session_jwt)
    const { privateKey } = makeKeyPair('P-256')
    const [head = '', payload = '', signature = ''] = signedIn.session_jwt.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = [
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(host.world.project.publicToken.padEnd(32))),
      `${encode({ alg: 'none' })}.${payload}.`,
      `${head}.${encode({ ...claims, sub: 'user-test-other' })}.${signature}`,
      `${head}.${payload}`,
      '..',
    ]
    for (const jwt of forged)
      expect(await host.portico.authenticate(toRequest({ stytch_session_jwt: jwt }))).toMatchObject(
        { user: null, reason: 'session_over' },
      )
    // Another project, or another service, does not take it.
    for (const changes of [{ projectId: 'project-test-other' }, { issuer: 'https://a.example' }])
      expect((await host.startOther(changes).authenticate(toSignedIn(signedIn))).user).toBeNull()
  })
})
