import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

describe.each(pickEngines('sqlite'))('claims requested one by one, on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const narrow = newClientApp({ clientId: 'narrow', metadata: { scope: 'openid email' } })
    world = await createIdpWorld({ storage: database.storage, apps: [newClientApp(), narrow] })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const signIn = async () => {
    people += 1
    const email = `person-${people}@example.com`
    const { session_token, user_id } = await world.signIn(email)
    await world.storage.users.update(world.project.projectId, String(user_id), {
      name: { first: 'Ada', middle: '', last: 'Example' },
    })
    return { session: String(session_token), userId: String(user_id), email }
  }
  const asking = (claims: unknown, change = {}) => ({
    scopes: ['openid'],
    claims: JSON.stringify(claims),
    ...change,
  })
  const readError = (text: string) => new URL(text).searchParams.get('error')
  const known = (token: string) => {
    const { iss, aud, exp, iat, auth_time, acr, amr, sid, at_hash, nonce, ...rest } =
      decodeJwt(token)
    return rest
  }

  test('are returned where they were requested, without any other claims', async () => {
    const { session, userId, email } = await signIn()
    const change = asking({
      id_token: { email: null, given_name: { essential: true } },
      userinfo: { name: { essential: true }, family_name: { value: 'Another' } },
    })
    const code = await world.authorize(session, change)
    const { data } = await world.token(code)
    expect(data.scope).toBe('openid')
    expect(known(data.id_token)).toEqual({ sub: userId, email, given_name: 'Ada' })
    expect((await world.userinfo(data.access_token)).data).toEqual({
      sub: userId,
      name: 'Ada Example',
      family_name: 'Example',
    })
  })

  test('are shown to the user as the scope that covers them, and asked for once', async () => {
    const { session } = await signIn()
    const params = world.request(asking({ userinfo: { name: null } }))
    const started = await world.start(session, params)
    expect(started.data.consent_required).toBe(true)
    expect(started.data.scope_results.map(({ scope }: { scope: string }) => scope)).toEqual([
      'openid',
      'profile',
    ])
    expect((await world.submit(session, params)).data.authorization_code).toBeTruthy()
    expect((await world.start(session, params)).data.consent_required).toBe(false)
    // What stands may be asked for by the scope's name too, and nothing else may.
    const named = world.request({ scopes: ['openid', 'profile'] })
    expect((await world.start(session, named)).data.consent_required).toBe(false)
    const more = world.request(asking({ userinfo: { email: null } }))
    expect((await world.start(session, more)).data.consent_required).toBe(true)
  })

  test('are kept by a refresh, and end when the consent is revoked', async () => {
    const { session, userId } = await signIn()
    const change = asking({ userinfo: { name: null } }, { scopes: ['openid', 'offline_access'] })
    const first = (await world.token(await world.authorize(session, change))).data
    const { data } = await world.refresh(first.refresh_token)
    expect((await world.userinfo(data.access_token)).data.name).toBe('Ada Example')
    await world.identityProvider.connectedApps.revoke(world.project.projectId, userId, 'notes')
    expect((await world.userinfo(data.access_token)).status).toBe(401)
  })

  test('are left out if they are unknown or the app may not request them', async () => {
    const { session, userId } = await signIn()
    const claims = {
      id_token: { made_up: { essential: true }, constructor: null },
      userinfo: { name: null, 'https://example.com/x': { values: [1, null] } },
    }
    const change = asking(claims, { client_id: 'narrow' })
    const { data } = await world.token(
      await world.authorize(session, change),
      {},
      world.basicOf('narrow'),
    )
    expect((await world.userinfo(data.access_token)).data).toEqual({ sub: userId })
    expect(known(data.id_token)).toEqual({ sub: userId })
  })

  test.each([
    ['another person', { sub: { value: 'somebody-else' } }, 'login_required'],
    ['one of other people', { sub: { values: ['somebody', 'else'] } }, 'login_required'],
    [
      'a grade',
      { acr: { essential: true, values: ['gold'] } },
      'unmet_authentication_requirements',
    ],
    ['one grade', { acr: { essential: true, value: 'gold' } }, 'unmet_authentication_requirements'],
  ])(
    'when the id token must be of %s and is not, the app gets an error',
    async (_name, idToken, error) => {
      const { session } = await signIn()
      const params = world.request(asking({ id_token: idToken }))
      const started = await world.start(session, params)
      expect(started.data.consent_required).toBe(false)
      const { data } = await world.submit(session, params)
      expect(readError(data.redirect_uri)).toBe(error)
    },
  )

  test('a non-essential acr or sub in the claims parameter does not block the request', async () => {
    const { session, userId } = await signIn()
    const wishes = { acr: { values: ['gold'] }, sub: { value: userId } }
    expect(await world.authorize(session, asking({ id_token: wishes }))).toBeTruthy()
  })

  test.each([
    '{',
    '[]',
    '{}',
    '{"userinfo":[]}',
    '{"id_token":"x"}',
    '{"id_token":{"sub":1}}',
    'null',
  ])('malformed claims are refused: %s', async (claims) => {
    const { session } = await signIn()
    const answer = await world.start(session, world.request({ scopes: ['openid'], claims }))
    expect(answer.data.error_details.error).toBe('invalid_request')
  })
})
