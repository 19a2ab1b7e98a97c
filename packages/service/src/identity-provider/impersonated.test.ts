import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { newClientApp, redirectUri } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

const own = newClientApp({
  clientId: 'own',
  isFirstParty: true,
  metadata: {
    scope: 'openid email full_access',
    grant_types: ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
  },
})

describe.each(pickEngines('sqlite'))('impersonated sessions, on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  /** Of the person themselves, and of who acts as them. */
  let person: string
  let staff: string
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({ storage: database.storage, apps: [newClientApp(), own] })
    const { session_token, user_id } = await world.signIn('ada@example.com')
    person = String(session_token)
    const issued = await createHostCalls(world).post('/impersonation/token', {
      user_id,
      impersonator_id: 'staff-7',
      impersonator_email_address: 'staff@example.com',
      reason: 'Ticket 4711',
    })
    const begun = await world.post('/impersonation/authenticate', {
      impersonation_token: issued.data.impersonation_token,
    })
    staff = String(begun.data.session_token)
    // What the person allowed earlier would need no decision.
    await world.authorize(person)
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const refused = [403, 'unauthorized_action']
  const openPage = (change: Record<string, string> = {}) =>
    world.service.app.inject({
      method: 'GET',
      url: `${world.issuerPath}/v1/oauth2/authorize?${new URLSearchParams({
        client_id: 'notes',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email',
        ...change,
      })}`,
      headers: { cookie: `stytch_session=${staff}` },
    })

  test.each(['notes', 'own'])('can neither start nor submit a request of %s', async (clientId) => {
    const params = world.request({ client_id: clientId })
    const started = await world.start(staff, params)
    expect([started.status, started.data.error_type]).toEqual(refused)
    const older = await world.post(
      '/oauth/authorize/start',
      { ...params, scope: 'openid email' },
      { session: staff },
    )
    expect([older.status, older.data.error_type]).toEqual(refused)
    const submitted = await world.submit(staff, params)
    expect(submitted.data.error_type).toBe('authorization_request_not_started')
    // Not with what the person started themselves either.
    await world.start(person, params)
    expect((await world.submit(staff, params)).data.redirect_uri).toBeUndefined()
  })

  test('I9: leave nobody on the list of accounts of the browser', async () => {
    const answer = await world.service.app.inject({
      url: `${world.issuerPath}/v1/oauth2/authorize?${new URLSearchParams({
        client_id: 'notes',
        redirect_uri: redirectUri,
        response_type: 'code',
        prompt: 'none',
      })}`,
      headers: { cookie: `stytch_session=${staff}`, 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('get through no page, and prompt=none ends with login_required', async () => {
    const page = await openPage()
    expect([page.statusCode, page.headers.location]).toEqual([403, undefined])
    expect((await openPage({ prompt: 'consent' })).statusCode).toBe(403)
    const { searchParams } = new URL(String((await openPage({ prompt: 'none' })).headers.location))
    expect([searchParams.get('error'), searchParams.has('code')]).toEqual(['login_required', false])
  })

  test('cannot approve a device', async () => {
    const begun = await world.postForm(
      '/v1/oauth2/device',
      { client_id: 'own', scope: 'openid' },
      world.basicOf('own'),
    )
    const page = await world.service.app.inject({
      method: 'GET',
      url: `${world.issuerPath}/device?user_code=${begun.data.user_code}`,
      headers: { cookie: `stytch_session=${staff}` },
    })
    const proof = /name="proof" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const decided = await world.postForm(
      '/device',
      { user_code: begun.data.user_code, proof, decision: 'allow' },
      { cookie: `stytch_session=${staff}` },
    )
    expect(decided.status).toBe(403)
    const polled = await world.postForm(
      '/v1/oauth2/token',
      {
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: begun.data.device_code,
      },
      world.basicOf('own'),
    )
    expect(polled.data.error).toBe('authorization_pending')
  })

  test('cannot exchange a token, which the user still can', async () => {
    const change = { client_id: 'own', scopes: ['openid', 'full_access'] }
    const code = await world.authorize(person, change)
    const { access_token } = (await world.token(code, {}, world.basicOf('own'))).data
    const exchange = (session: string) =>
      world.post('/sessions/exchange_access_token', { access_token }, { session })
    const answer = await exchange(staff)
    expect([answer.status, answer.data.error_type]).toEqual(refused)
    expect((await exchange(person)).status).toBe(200)
  })
})
