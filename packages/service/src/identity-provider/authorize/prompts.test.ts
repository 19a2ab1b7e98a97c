import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp, newPublicApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'
import { pageRequest } from '../testing/page-request.ts'

const apps = [newClientApp(), newPublicApp(), newClientApp({ clientId: 'other' })]

describe.each(pickEngines('sqlite'))('what a client app may request on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({ storage: database.storage, apps })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const newAddress = () => {
    people += 1
    return `person-${people}@example.com`
  }
  const signIn = async (address = newAddress()) =>
    String((await world.signIn(address)).session_token)
  const readRedirect = (text: string) => Object.fromEntries(new URL(text).searchParams)
  const send = async (session: string, change = {}) => {
    const params = world.request(change)
    const started = await world.start(session, params)
    if (started.status !== 200) return { started, answer: {} as Record<string, string> }
    const { data } = await world.submit(session, params, started.data.consent_required)
    return { started, answer: readRedirect(data.redirect_uri) }
  }
  const idTokenOf = async (code: string | undefined, clientId = 'notes') =>
    String((await world.token(code ?? '', {}, world.basicOf(clientId))).data.id_token)

  test('OP-10 prompt=none shows nothing: consent_required where consent would be needed', async () => {
    const session = await signIn()
    const { started, answer } = await send(session, { prompt: 'none' })
    expect(started.data.consent_required).toBe(false)
    expect(answer).toMatchObject({ error: 'consent_required', state: 'state-1', iss: world.issuer })
    await world.authorize(session)
    const silent = await send(session, { prompt: 'none' })
    expect(silent.answer.code).toBeTruthy()
  })

  test('OP-10 prompt=login requires a new proof, once for each request', async () => {
    const address = newAddress()
    const session = await signIn(address)
    await world.authorize(session)
    const first = await send(session, { prompt: 'login' })
    expect([first.started.status, first.started.data.error_type]).toEqual([
      401,
      'user_unauthenticated',
    ])
    world.advance(1_000)
    const fresh = await signIn(address)
    const before = decodeJwt(await idTokenOf(await world.authorize(session)))
    const second = await send(fresh, { prompt: 'login' })
    const after = decodeJwt(await idTokenOf(second.answer.code))
    expect(Number(after.auth_time)).toBeGreaterThan(Number(before.auth_time))
    const third = await send(fresh, { prompt: 'login' })
    expect(third.started.status).toBe(401)
  })

  test('OP-10 prompt=login and consent come together', async () => {
    const address = newAddress()
    await world.authorize(await signIn(address))
    const old = await signIn(address)
    expect((await send(old, { prompt: 'login consent' })).started.status).toBe(401)
    world.advance(1_000)
    const { started, answer } = await send(await signIn(address), { prompt: 'login consent' })
    expect(started.data.consent_required).toBe(true)
    expect(answer.code).toBeTruthy()
  })

  test('OP-10 prompt=select_account requires a new sign-in', async () => {
    const address = newAddress()
    const session = await signIn(address)
    await world.authorize(session)
    expect((await send(session, { prompt: 'select_account' })).started.status).toBe(401)
    world.advance(1_000)
    const { answer } = await send(await signIn(address), { prompt: 'select_account' })
    expect(answer.code).toBeTruthy()
  })

  describe('prompt=select_account on a page that lets users choose', () => {
    const select = (session: string, chosen: boolean, change = {}) =>
      world.start(session, {
        ...world.request({ prompt: 'select_account', ...change }),
        account_selected: chosen,
      })
    const finish = async (session: string, change = {}) => {
      const params = world.request({ prompt: 'select_account', ...change })
      return world.submit(session, params, true)
    }

    test('OP-10 shows who is signed in, and starts nothing before the choice', async () => {
      const address = newAddress()
      const session = await signIn(address)
      const { status, data } = await select(session, false)
      expect([status, data.account_selection_required, data.consent_required]).toEqual([
        200,
        true,
        false,
      ])
      expect(data.user.emails[0].email).toBe(address)
      expect((await finish(session)).data.error_type).toBe('authorization_request_not_started')
      expect((await select(session, false)).data.account_selection_required).toBe(true)
    })

    test('OP-10 the choice lets the signed-in user continue, once, with their own auth_time', async () => {
      const session = await signIn()
      const signedInAt = Math.floor(world.now() / 1_000)
      await select(session, false)
      world.advance(1_200_000)
      const chosen = await select(session, true)
      expect(chosen.status).toBe(200)
      expect(chosen.data.account_selection_required).toBeUndefined()
      expect(chosen.data.consent_required).toBe(true)
      const { code } = readRedirect((await finish(session)).data.redirect_uri)
      expect(Number(decodeJwt(await idTokenOf(code)).auth_time)).toBe(signedInAt)
      expect((await select(session, false)).data.account_selection_required).toBe(true)
    })

    test('OP-10 a choice holds for its request alone: another one asks again', async () => {
      const session = await signIn()
      expect((await select(session, true)).status).toBe(200)
      const other = await select(session, false, { client_id: 'other' })
      expect(other.data.account_selection_required).toBe(true)
    })

    test('OP-10 a choice proves nothing: prompt=login and an old session require a new sign-in', async () => {
      const session = await signIn()
      const both = await select(session, true, { prompt: 'login select_account' })
      expect([both.status, both.data.error_type]).toEqual([401, 'user_unauthenticated'])
      world.advance(10_000)
      const old = await select(session, true, { max_age: 1 })
      expect([old.status, old.data.error_type]).toEqual([401, 'user_unauthenticated'])
    })

    test('OP-10 the choice of one user does not count for another', async () => {
      const [one, other] = [await signIn(), await signIn()]
      await select(one, true)
      expect((await select(other, false)).data.account_selection_required).toBe(true)
      expect((await finish(other)).data.error_type).toBe('authorization_request_not_started')
    })

    test('OP-10 a request without the prompt asks for no choice', async () => {
      const session = await signIn()
      const { data } = await select(session, false, { prompt: '' })
      expect(data.account_selection_required).toBeUndefined()
    })
  })

  describe('I9: login_hint names another account than the one signed in', () => {
    const another = { login_hint: 'another@example.com' }
    const choose = (session: string, chosen: boolean | undefined, change = {}) =>
      world.start(session, {
        ...world.request({ ...another, ...change }),
        ...(chosen !== undefined && { account_selected: chosen }),
      })

    test('I9: the user chooses, once for each request and hint', async () => {
      const session = await signIn()
      expect((await choose(session, false)).data.account_selection_required).toBe(true)
      expect((await choose(session, true)).data.consent_required).toBe(true)
      expect((await choose(session, false)).data.consent_required).toBe(true)
      const third = await choose(session, false, { login_hint: 'third@example.com' })
      expect(third.data.account_selection_required).toBe(true)
      const { data } = await world.submit(session, world.request(another))
      expect(readRedirect(data.redirect_uri).code).toBeTruthy()
      expect((await choose(session, false)).data.account_selection_required).toBe(true)
    })

    test.each([
      ['their address', (address: string) => address],
      ['their address in other letters', (address: string) => ` ${address.toUpperCase()} `],
      ['no address', () => 'ada'],
      ['no number', () => '+1'],
      ['nothing', () => ''],
    ])('I9: the user is not asked where it is %s', async (_, toHint) => {
      const address = newAddress()
      const { data } = await choose(await signIn(address), false, { login_hint: toHint(address) })
      expect(data.account_selection_required).toBeUndefined()
      expect(data.consent_required).toBe(true)
    })

    test('I9: a phone number is compared as well', async () => {
      const session = await signIn()
      const { data } = await choose(session, false, { login_hint: '+1 415 555 0132' })
      expect(data.account_selection_required).toBe(true)
    })

    test('I9: a page that cannot let users choose goes on', async () => {
      const session = await signIn()
      expect((await choose(session, undefined)).data.consent_required).toBe(true)
      const { data } = await world.submit(session, world.request(another))
      expect(readRedirect(data.redirect_uri).code).toBeTruthy()
    })

    test('I9: with prompt=none an app that is told the address gets account_selection_required', async () => {
      const address = newAddress()
      const session = await signIn(address)
      await world.authorize(session)
      const silent = { ...another, prompt: 'none' }
      const answer = (await send(session, silent)).answer
      expect(answer).toMatchObject({ error: 'account_selection_required', iss: world.issuer })
      const own = await send(session, { login_hint: address, prompt: 'none' })
      expect(own.answer.code).toBeTruthy()
    })

    test('I9: an app learns by no hint whose session it is: without consent, or without the scope, each hint is answered alike', async () => {
      const address = newAddress()
      const session = await signIn(address)
      const answerTo = async (login_hint: string, scopes: string[]) => {
        const { answer } = await send(session, { login_hint, scopes, prompt: 'none' })
        return answer.error ?? 'code'
      }
      const answersFor = async (scopes: string[]) => [
        await answerTo(address, scopes),
        await answerTo('another@example.com', scopes),
      ]
      expect(await answersFor(['openid', 'email'])).toEqual([
        'consent_required',
        'consent_required',
      ])
      await world.authorize(session, { scopes: ['openid'] })
      expect(await answersFor(['openid'])).toEqual(['code', 'code'])
      expect(await answersFor(['openid', 'email'])).toEqual([
        'consent_required',
        'consent_required',
      ])
    })
  })

  test.each([
    [2_147_483_647, 200],
    [9_007_199_254_740_991, 200],
    [-1, 400],
    ['1.5', 400],
    ['Infinity', 400],
    ['soon', 400],
  ])('OP-11 max_age of %j: %i', async (maxAge, status) => {
    const session = await signIn()
    expect((await world.start(session, world.request({ max_age: maxAge }))).status).toBe(status)
  })

  test('OP-11 max_age requires a recent proof, and auth_time says when it was', async () => {
    const address = newAddress()
    const session = await signIn(address)
    await world.authorize(session)
    world.advance(10_000)
    const wide = await send(session, { max_age: 10_000 })
    const claims = decodeJwt(await idTokenOf(wide.answer.code))
    expect(Number(claims.auth_time)).toBe(Math.floor((world.now() - 10_000) / 1_000))
    expect((await send(session, { max_age: 1 })).started.status).toBe(401)
    const none = await send(session, { max_age: 1, prompt: 'none' })
    expect(none.answer.error).toBe('login_required')
    const fresh = await send(await signIn(address), { max_age: 1 })
    expect(fresh.answer.code).toBeTruthy()
    expect((await send(await signIn(address), { max_age: 0 })).started.status).toBe(401)
  })

  test('OP-11 a user whose proof was recent when they were asked may take their time to decide', async () => {
    const session = await signIn()
    const params = world.request({ max_age: 5 })
    expect((await world.start(session, params)).status).toBe(200)
    world.advance(60_000)
    expect((await world.submit(session, params)).data.authorization_code).toBeTruthy()
    expect((await world.start(session, params)).status).toBe(401)
  })

  test('OP-11 a proof required by max_age counts when its page is submitted a moment later, once', async () => {
    const address = newAddress()
    const old = await signIn(address)
    world.advance(2_000)
    const params = world.request({ max_age: 1 })
    expect((await world.start(old, params)).status).toBe(401)
    world.advance(1_000)
    const session = await signIn(address)
    world.advance(3_000)
    // Another request's demand is not met by it.
    expect((await world.start(session, { ...params, max_age: 2 })).status).toBe(401)
    expect((await world.start(session, params)).status).toBe(200)
    expect((await world.submit(session, params)).data.authorization_code).toBeTruthy()
    expect((await world.start(session, params)).status).toBe(401)
  })

  test('OP-12 an id_token_hint for the user is accepted, one for somebody else returns login_required', async () => {
    const [ada, eve] = [await signIn(), await signIn()]
    const hint = await idTokenOf(await world.authorize(ada))
    await world.authorize(eve)
    const own = await send(ada, { id_token_hint: hint, prompt: 'none' })
    expect(own.answer.code).toBeTruthy()
    const foreign = await send(eve, { id_token_hint: hint })
    expect(foreign.answer).toMatchObject({ error: 'login_required', iss: world.issuer })
  })

  test('OP-12 an id_token_hint that is unsigned, altered, or for another app is refused', async () => {
    const session = await signIn()
    const hint = await idTokenOf(await world.authorize(session))
    const [, payload, signature] = hint.split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const changed = `${hint.split('.')[0]}.${payload}.${signature?.replace(/^./, 'x')}`
    const other = await idTokenOf(await world.authorize(session, { client_id: 'other' }), 'other')
    const { privateKey } = await generateKeyPair('RS256')
    const foreign = await new SignJWT(decodeJwt(hint))
      .setProtectedHeader({ ...decodeProtectedHeader(hint), alg: 'RS256' })
      .sign(privateKey)
    for (const bad of [none, changed, other, foreign, 'x', 'a.b.c']) {
      const { status } = await world.start(session, world.request({ id_token_hint: bad }))
      expect(status).toBe(400)
    }
  })

  test('OP-25 every response names its issuer', async () => {
    const session = await signIn()
    for (const change of [{}, { prompt: 'none', scopes: ['phone', 'openid'] }]) {
      expect((await send(session, change)).answer.iss).toBe(world.issuer)
    }
  })

  test('OP-15 a form_post response is sent once, escaped, with one script by its hash', async () => {
    const session = await signIn()
    const params = world.request({
      response_mode: 'form_post',
      state: '"><script>alert(1)</script>',
    })
    await world.start(session, params)
    const { data } = await world.submit(session, params)
    expect(data.authorization_code).toBeUndefined()
    const { pathname, search } = new URL(data.redirect_uri)
    const get = () => world.service.app.inject({ method: 'GET', url: `${pathname}${search}` })
    const page = await get()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`action="${redirectUri}"`)
    expect(page.body).toMatch(/name="code" value="[\w-]{43}"/)
    expect(page.body).not.toContain('<script>alert')
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+'/)
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await get()).statusCode).toBe(404)
  })

  describe('a request started on a page of the service', () => {
    const source = { address: '203.0.113.7', bucket: '203.0.113.7', userAgent: '' }
    const decide = async (session: string | null, change = {}) => {
      const { authorizations } = world.identityProvider
      return authorizations.decide({
        http: pageRequest,
        project: world.project,
        source,
        proved: session === null ? null : await world.findSession(session),
        params: {
          client_id: 'notes',
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'openid email',
          state: 'state-1',
          ...change,
        },
      })
    }

    test('OP-10 without a session leads to the sign-in, or to login_required with prompt=none', async () => {
      expect(await decide(null)).toEqual({
        kind: 'sign_in',
        request: null,
        params: expect.objectContaining({ client_id: 'notes', scope: 'openid email' }),
        pendingReauthentication: null,
      })
      const none = await decide(null, { prompt: 'none' })
      expect(none.kind === 'redirect' && readRedirect(none.url)).toMatchObject({
        error: 'login_required',
        state: 'state-1',
        iss: world.issuer,
      })
    })

    test('leads to the consent page at first, and straight to a code once the user has consented', async () => {
      const session = await signIn()
      const first = await decide(session)
      expect(first).toMatchObject({ kind: 'consent', request: { isCovered: false } })
      await world.authorize(session)
      const second = await decide(session)
      expect(second.kind === 'redirect' && readRedirect(second.url).code).toBeTruthy()
    })

    test.each([
      { client_id: 'nobody' },
      { client_id: '' },
      { redirect_uri: 'https://evil.example.com/' },
      { redirect_uri: 'https://evil.example.com/', prompt: 'none' },
      { redirect_uri: 'https://evil.example.com/', response_type: 'token' },
    ])('CON-07 %j does not redirect', async (change) => {
      expect((await decide(null, change)).kind).toBe('refused')
      expect((await decide(await signIn(), change)).kind).toBe('refused')
    })

    test.each([
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ response_type: 'id_token' }, 'unsupported_response_type'],
      [{ response_type: 'code token' }, 'unsupported_response_type'],
      [{ response_type: 'code id_token token' }, 'unsupported_response_type'],
      [{ response_type: 'none' }, 'unsupported_response_type'],
      [{ response_mode: 'web_message' }, 'unsupported_response_mode'],
      [{ response_mode: 'made_up' }, 'unsupported_response_mode'],
      [{ request_uri: 'https://rp.example.com/request.jwt' }, 'request_uri_not_supported'],
      [{ request_uri: 'http://169.254.169.254/latest' }, 'request_uri_not_supported'],
      [{ request: 'x.y.z' }, 'request_not_supported'],
      [{ prompt: 'none login' }, 'invalid_request'],
      [{ code_challenge: 'x' }, 'invalid_request'],
      [{ max_age: 'abc' }, 'invalid_request'],
    ])('OP-15 OP-17 %j is returned to the app as %s', async (change, error) => {
      const answer = await decide(await signIn(), change)
      if (answer.kind !== 'redirect') throw new Error(answer.kind)
      const { searchParams, hash } = new URL(answer.url)
      const read = new URLSearchParams(hash.slice(1))
      expect(searchParams.get('error') ?? read.get('error')).toBe(error)
      expect(searchParams.get('iss') ?? read.get('iss')).toBe(world.issuer)
      expect(answer.url).not.toContain('code=')
    })
  })
})
