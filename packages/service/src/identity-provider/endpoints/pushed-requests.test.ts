import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp, newPublicApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'
import { pageRequest } from '../testing/page-request.ts'

const minute = 60_000

describe.each(pickEngines('postgres'))('pushed requests on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      apps: [newClientApp(), newPublicApp({ clientId: 'native' })],
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const signIn = async () => {
    people += 1
    return String((await world.signIn(`person-${people}@example.com`)).session_token)
  }
  const push = (fields = {}, headers: Record<string, string> = world.basic) =>
    world.postForm(
      '/v1/oauth2/par',
      {
        client_id: 'notes',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email',
        state: 'pushed',
        ...fields,
      },
      headers,
    )
  /** The request as a page sends it that was pushed before. */
  const asPushed = (requestUri: string, scopes: readonly string[]) =>
    world.request({ scopes, state: 'pushed', nonce: '', request_uri: requestUri })
  const send = async (session: string | null, requestUri: string, clientId = 'notes') =>
    world.identityProvider.authorizations.decide({
      http: pageRequest,
      project: world.project,
      source: { address: '', bucket: '', userAgent: '' },
      proved: session === null ? null : await world.findSession(session),
      params: { client_id: clientId, request_uri: requestUri },
    })

  test('OP-18 are processed as they were pushed, once', async () => {
    const session = await signIn()
    await world.authorize(session)
    const { status, data } = await push()
    expect([status, data.expires_in]).toEqual([201, 60])
    const answer = await send(session, data.request_uri)
    expect(answer.kind === 'redirect' && answer.url).toContain('state=pushed')
    expect((await send(session, data.request_uri)).kind).not.toBe('consent')
    // The same answer again, where it was given; for everybody else it is over.
    expect(await send(session, data.request_uri)).toEqual(answer)
    const other = await signIn()
    await world.authorize(other)
    expect((await send(other, data.request_uri)).kind).toBe('refused')
    expect((await send(session, data.request_uri, 'native')).kind).toBe('refused')
    expect(JSON.stringify(await send(null, data.request_uri))).not.toContain('code=')
  })

  describe('I1: that were answered', () => {
    /** One that needs nobody's word. */
    const answerOnce = async (fields = {}) => {
      const session = await signIn()
      await world.authorize(session)
      const { data } = await push(fields)
      return { session, uri: data.request_uri, answer: await send(session, data.request_uri) }
    }
    const readCode = (answer: Awaited<ReturnType<typeof send>>) =>
      new URL(answer.kind === 'redirect' ? answer.url : 'x:').searchParams.get('code') ?? ''

    test('I1: get one answer, and one code, by twenty navigations at once', async () => {
      const session = await signIn()
      await world.authorize(session)
      const { data } = await push()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send(session, data.request_uri)),
      )
      const codes = [...new Set(answers.map(readCode))]
      expect(codes).toHaveLength(1)
      expect((await world.token(codes[0] ?? '')).status).toBe(200)
    })

    test('I1: get the same answer where a form carries it', async () => {
      const { session, uri, answer } = await answerOnce({ response_mode: 'form_post' })
      expect(answer.kind).toBe('form_post')
      expect(await send(session, uri)).toEqual(answer)
    })

    test('I1: get the same answer where the person was asked, and are not asked anew', async () => {
      const session = await signIn()
      const { data } = await push({ prompt: 'consent' })
      expect((await send(session, data.request_uri)).kind).toBe('consent')
      const params = { ...asPushed(data.request_uri, ['openid', 'email']), prompt: 'consent' }
      await world.start(session, params)
      const { redirect_uri: url } = (await world.submit(session, params)).data
      expect(await send(session, data.request_uri)).toEqual({ kind: 'redirect', url })
    })

    test('I1: are over once the code was used, once it ran out, and once the session ended', async () => {
      const used = await answerOnce()
      await world.token(readCode(used.answer))
      expect((await send(used.session, used.uri)).kind).toBe('refused')

      const ended = await answerOnce()
      await world.post('/sessions/revoke', {}, { session: ended.session })
      expect(JSON.stringify(await send(null, ended.uri))).not.toContain('code=')
      const anew = await signIn()
      await world.authorize(anew)
      expect((await send(anew, ended.uri)).kind).toBe('refused')

      const late = await answerOnce()
      world.advance(minute)
      expect((await send(late.session, late.uri)).kind).toBe('refused')
    })

    test('I1: are kept so that nobody reads the code in the database', async () => {
      const { answer } = await answerOnce()
      const kept: string[] = []
      const { challenges } = database.storage
      const { supersede } = challenges
      Object.assign(challenges, {
        supersede(...args: Parameters<typeof supersede>) {
          kept.push(JSON.stringify(args))
          return supersede(...args)
        },
      })
      const second = await answerOnce()
      Object.assign(challenges, { supersede })
      expect(kept.join()).toContain('given_answer')
      for (const one of [answer, second.answer]) expect(kept.join()).not.toContain(readCode(one))
    })
  })

  test('OP-18 can be shown again while awaiting a decision, which alone uses them up', async () => {
    const session = await signIn()
    const { data } = await push({ scope: 'openid phone' })
    for (let i = 0; i < 2; i += 1) {
      const shown = await send(session, data.request_uri)
      expect(shown).toMatchObject({ kind: 'consent', request: { params: { state: 'pushed' } } })
    }
    const params = asPushed(data.request_uri, ['openid', 'phone'])
    await world.start(session, params)
    const decided = await world.submit(session, params)
    expect(decided.data.redirect_uri).toContain('state=pushed')
    await world.start(session, params)
    const again = await world.submit(session, params)
    expect(JSON.stringify(again.data)).not.toContain('code=')
  })

  test('OP-17 OP-18 are refused when expired, another app’s, guessed, nested or without authentication', async () => {
    const session = await signIn()
    const { data } = await push()
    const foreign = await send(session, data.request_uri, 'native')
    expect(JSON.stringify(foreign)).not.toContain('code=')
    expect(foreign.kind).toBe('refused')
    world.advance(60_000)
    expect((await send(session, data.request_uri)).kind).toBe('refused')
    expect((await send(session, `${data.request_uri}x`)).kind).toBe('refused')
    expect((await push({ request_uri: data.request_uri })).status).toBe(400)
    expect((await push({}, {})).status).toBe(401)
    expect((await push({ redirect_uri: 'https://evil.example.com/' })).status).toBe(400)
    const large = await push({ state: 'x'.repeat(1_000_000) })
    expect([400, 413]).toContain(large.status)
    const get = await world.service.app.inject({
      method: 'GET',
      url: `${world.issuerPath}/v1/oauth2/par`,
    })
    expect(get.statusCode).toBe(405)
  })

  test('OP-18 give the user minutes to sign in and decide if they were shown in time', async () => {
    const { data } = await push({ scope: 'openid phone' })
    expect((await send(null, data.request_uri)).kind).toBe('sign_in')
    world.advance(4 * minute)
    const session = await signIn()
    expect(await send(session, data.request_uri)).toMatchObject({
      kind: 'consent',
      request: { params: { state: 'pushed', scope: 'openid phone' } },
    })
    world.advance(2 * minute)
    const params = asPushed(data.request_uri, ['openid', 'phone'])
    await world.start(session, params)
    world.advance(2 * minute)
    const decided = await world.submit(session, params)
    expect((await world.token(decided.data.authorization_code)).data.scope).toBe('openid phone')
    // Still once, although it lives on.
    expect((await send(session, data.request_uri)).kind).toBe('refused')
    await world.start(session, params)
    expect(JSON.stringify((await world.submit(session, params)).data)).not.toContain('code=')
  })

  test('OP-17 OP-18 expire in the end even if they were shown, and never become another app’s', async () => {
    const session = await signIn()
    const { data } = await push({ scope: 'openid address' })
    expect((await send(session, data.request_uri)).kind).toBe('consent')
    world.advance(9 * minute)
    expect((await send(session, data.request_uri, 'native')).kind).toBe('refused')
    expect((await send(session, data.request_uri)).kind).toBe('consent')
    world.advance(minute)
    expect((await send(session, data.request_uri)).kind).toBe('refused')
  })

  test('OP-18 parameters that contradict the pushed ones are refused, so that no other redirect URI is shown', async () => {
    const session = await signIn()
    const { data } = await push({ scope: 'openid phone' })
    const params = asPushed(data.request_uri, ['phone', 'openid'])
    for (const change of [
      { redirect_uri: 'https://bank.example.com/' },
      { scopes: ['openid'] },
      { state: 'other' },
      { nonce: 'n' },
      { prompt: 'none' },
      { resource: 'https://api.example.com/' },
    ]) {
      const started = await world.start(session, { ...params, ...change })
      expect([started.status, started.data.error_type]).toEqual([
        400,
        'connected_app_misconfigured_client',
      ])
      expect((await world.submit(session, { ...params, ...change })).status).toBe(400)
    }
    expect((await world.start(session, params)).status).toBe(200)
  })

  test('OP-18 without scopes can be started by a page that adds the usual ones', async () => {
    const { data } = await push({ scope: '' })
    const params = asPushed(data.request_uri, ['openid', 'email', 'profile'])
    const started = await world.start(await signIn(), params)
    expect([started.status, started.data.scope_results]).toEqual([200, []])
  })

  test('OP-18 the hosted page’s address has what was pushed, and nothing else', async () => {
    const headers = { cookie: `stytch_session=${await signIn()}` }
    const path = `${world.issuerPath}/v1/oauth2/authorize`
    const open = (url: string) => world.service.app.inject({ url, headers })
    const { data } = await push({ scope: 'openid phone' })
    const pushed = {
      client_id: 'notes',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid phone',
      state: 'pushed',
      request_uri: data.request_uri,
    }
    const own = { client_id: 'notes', request_uri: data.request_uri }
    const other = { ...own, redirect_uri: 'https://bank.example.com/', nonce: 'n', state: 'x' }
    for (const asked of [own, other]) {
      const moved = await open(`${path}?${new URLSearchParams(Object.entries(asked))}`)
      expect(moved.statusCode).toBe(303)
      const location = String(moved.headers.location)
      expect(Object.fromEntries(new URL(location, world.issuer).searchParams)).toEqual(pushed)
      const page = await open(location)
      expect([page.statusCode, page.body.includes('data-step="ask"')]).toEqual([200, true])
    }
  })
})
