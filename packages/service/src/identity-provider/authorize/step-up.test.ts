import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { decodeJwt, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { newClientApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

const password = 'correct horse battery staple 7'
const apps = [
  newClientApp(),
  newClientApp({ clientId: 'own', isFirstParty: true, name: 'Own' }),
  newClientApp({ clientId: 'strong', metadata: { default_acr_values: ['2'] } }),
  newClientApp({ clientId: 'objects', metadata: { request_object_signing_alg: 'none' } }),
]
const unmet = 'unmet_authentication_requirements'
const second = { acr_values: '2' }
const essential = (value: string) =>
  JSON.stringify({ id_token: { acr: { essential: true, value } } })

describe.each(pickEngines('sqlite'))('a level that a client app asks for, on %s', (engine) => {
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

  /** Signs in by mail alone. */
  const signIn = async (email: string) => String((await world.signIn(email)).session_token)
  const newEmail = () => {
    people += 1
    return `level-${people}@example.com`
  }
  /** A user who has a password, signed in by mail. */
  async function begin() {
    const email = newEmail()
    const session = await signIn(email)
    const set = await world.post('/passwords/session/reset', { password }, { session })
    expect(set.status, set.text).toBe(200)
    world.advance(1_000)
    return { email, session: await signIn(email) }
  }
  /** Proves the password in the session, and returns its new token. */
  async function prove({ email, session }: { email: string; session: string }) {
    world.advance(1_000)
    const proved = await world.post('/passwords/authenticate', { email, password }, { session })
    expect(proved.status, proved.text).toBe(200)
    return String(proved.data.session_token)
  }
  const readError = (url: unknown) => {
    const { searchParams } = new URL(String(url))
    return [searchParams.get('error'), searchParams.get('state'), searchParams.get('code')]
  }
  const readClaims = async (code: string, clientId = 'notes') =>
    decodeJwt((await world.token(code, {}, world.basicOf(clientId))).data.id_token)
  /** What the hosted page does: shows a step, or sends the browser on. */
  async function open(session: string, change: Record<string, string>) {
    const query = {
      client_id: 'own',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      state: 'state-1',
      ...change,
    }
    const answer = await world.service.app.inject({
      url: `${world.issuerPath}/v1/oauth2/authorize?${new URLSearchParams(query)}`,
      headers: { cookie: `stytch_session=${session}` },
    })
    const step = /data-step="([a-z-]+)"/.exec(answer.body)?.[1] ?? null
    return { step, location: answer.headers.location ?? null, status: answer.statusCode }
  }

  test('is asked of a user who can prove it, and the request then goes on with its acr and amr', async () => {
    const user = await begin()
    const params = world.request(second)
    const asked = await world.start(user.session, params)
    expect([asked.status, asked.data.error_type]).toEqual([403, 'insufficient_factors'])
    expect(asked.data.error_details).toEqual({
      step_up: { factors: 2, ways: ['password'] },
      client_name: 'Notes',
    })
    const code = await world.authorize(await prove(user), second)
    expect(await readClaims(code)).toMatchObject({ acr: '2', amr: ['mfa', 'otp', 'pwd'] })
  })

  test('is asked on the hosted page, which answers by itself after the proof and after a reload', async () => {
    const user = await begin()
    expect(await open(user.session, second)).toMatchObject({ step: 'ask', location: null })
    expect(await open(user.session, second)).toMatchObject({ step: 'ask', location: null })
    const proved = await prove(user)
    const { location } = await open(proved, second)
    const code = new URL(String(location)).searchParams.get('code')
    expect(await readClaims(String(code), 'own')).toMatchObject({ acr: '2' })
  })

  test('that the user cannot reach is refused to the app, also where it must not ask', async () => {
    const session = await signIn(newEmail())
    const params = world.request(second)
    expect((await world.start(session, params)).data.consent_required).toBe(false)
    const { data } = await world.submit(session, params, false)
    expect(readError(data.redirect_uri)).toEqual([unmet, 'state-1', null])
    const hosted = await open(session, second)
    expect(readError(hosted.location)).toEqual([unmet, 'state-1', null])
  })

  test('is not asked with prompt=none: the app gets the error at once', async () => {
    const user = await begin()
    const { location } = await open(user.session, { ...second, prompt: 'none' })
    expect(readError(location)).toEqual([unmet, 'state-1', null])
    const proved = await open(await prove(user), { ...second, prompt: 'none' })
    expect(readError(proved.location)[2]).not.toBeNull()
  })

  test.each([
    ['unknown ones are no demand', { acr_values: 'urn:gold silver' }, '1'],
    ['one that is reached is enough', { acr_values: '2 1' }, '1'],
    ['one that is known is a demand beside unknown ones', { acr_values: 'urn:gold 2' }, null],
    ['an essential claim is a demand', { claims: essential('2') }, null],
    [
      'a list beside an essential claim does not weaken it',
      { claims: essential('2'), acr_values: '1' },
      null,
    ],
  ])('of several values: %s', async (_, change, given) => {
    const { session } = await begin()
    const started = await world.start(session, world.request(change))
    expect(started.status).toBe(given === null ? 403 : 200)
    if (given !== null) {
      const claims = await readClaims(await world.authorize(session, change))
      expect(claims).toMatchObject({ acr: given, amr: ['otp'] })
    }
  })

  test('an essential one that the service does not know is refused to the app', async () => {
    const { session } = await begin()
    const { location } = await open(session, { claims: essential('urn:gold') })
    expect(readError(location)[0]).toBe(unmet)
  })

  test('that an app has registered as its default is a demand as well', async () => {
    const user = await begin()
    const change = { client_id: 'strong' }
    expect((await world.start(user.session, world.request(change))).status).toBe(403)
    const code = await world.authorize(await prove(user), change)
    expect(await readClaims(code, 'strong')).toMatchObject({ acr: '2' })
  })

  test('with max_age takes one proof for both, also if the page is slow after it', async () => {
    const user = await begin()
    world.advance(60_000)
    const change = { ...second, max_age: '1' }
    expect((await world.start(user.session, world.request(change))).status).toBe(403)
    const proved = await prove(user)
    const provedAt = Math.floor(world.now() / 1_000)
    world.advance(5_000)
    const claims = await readClaims(await world.authorize(proved, change))
    expect(claims).toMatchObject({ acr: '2', auth_time: provedAt })
  })

  test('max_age alone still asks for a new sign-in', async () => {
    const user = await begin()
    const proved = await prove(user)
    world.advance(60_000)
    expect((await open(proved, { ...second, max_age: '30' })).step).toBe('sign-in')
  })

  test('is asked for a pushed request, and for a request object', async () => {
    const user = await begin()
    const fields = {
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      state: 'state-1',
    }
    const pushed = await world.postForm(
      '/v1/oauth2/par',
      { client_id: 'own', ...fields, ...second },
      world.basicOf('own'),
    )
    const byReference = { request_uri: String(pushed.data.request_uri) }
    const full = await open(user.session, byReference)
    expect(full.location).toContain('acr_values=2')
    const object = new UnsecuredJWT({ client_id: 'objects', ...fields, ...second }).encode()
    const byValue = { client_id: 'objects', request: object }
    expect((await open(user.session, byValue)).location).toContain('acr_values=2')
    const sent = Object.fromEntries(new URL(String(full.location), world.issuer).searchParams)
    expect((await open(user.session, sent)).step).toBe('ask')
    const proved = await prove(user)
    const { location } = await open(proved, sent)
    const code = new URL(String(location)).searchParams.get('code')
    expect(await readClaims(String(code), 'own')).toMatchObject({ acr: '2' })
  })

  test('that the user does not want to prove is refused to the app, once', async () => {
    const user = await begin()
    const params = world.request(second)
    await world.start(user.session, params)
    for (const isConsentGiven of [true, false]) {
      await world.start(user.session, params)
      const { data } = await world.submit(user.session, params, isConsentGiven)
      expect(readError(data.redirect_uri)).toEqual([unmet, 'state-1', null])
      const again = await world.submit(user.session, params, false)
      expect(again.data.error_type).toBe('authorization_request_not_started')
    }
  })

  test('a request that was left without a proof is not granted after a proof elsewhere', async () => {
    const user = await begin()
    const params = world.request({ ...second, client_id: 'own' })
    await world.start(user.session, params)
    const { data } = await world.submit(await prove(user), params, true)
    expect(readError(data.redirect_uri)).toEqual(['access_denied', 'state-1', null])
  })

  test('another user who signs in meanwhile is asked anew', async () => {
    const [one, other] = [await begin(), await begin()]
    const params = world.request(second)
    await world.start(one.session, params)
    const proved = await prove(other)
    const early = await world.submit(proved, params, true)
    expect(early.data.error_type).toBe('authorization_request_not_started')
    expect((await world.start(one.session, params)).status).toBe(403)
    expect((await world.start(proved, params)).status).toBe(200)
  })

  test('an impersonated session is refused, as for any other proof', async () => {
    const { session } = await begin()
    const { userId } = (await world.findSession(session)).user
    const issued = await createHostCalls(world).post('/impersonation/token', {
      user_id: userId,
      impersonator_id: 'staff-7',
      impersonator_email_address: 'staff@example.com',
      reason: 'Ticket 4711',
    })
    const begun = await world.post('/impersonation/authenticate', {
      impersonation_token: issued.data.impersonation_token,
    })
    const staff = String(begun.data.session_token)
    const started = await world.start(staff, world.request(second))
    expect([started.status, started.data.error_type]).toEqual([403, 'unauthorized_action'])
    expect((await open(staff, second)).status).toBe(403)
  })

  test('a page of the older dialect is told too', async () => {
    const user = await begin()
    const { scopes: _, ...params } = world.request({ ...second, scope: 'openid' })
    const asked = await world.post('/oauth/authorize/start', params, { session: user.session })
    expect(asked.data.error_type).toBe('insufficient_factors')
  })
})
