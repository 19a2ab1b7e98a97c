import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { startReceiver } from '../testing/start-receiver.ts'
import { newClientApp, newPublicApp, postLogoutRedirectUri } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

describe.each(pickEngines('sqlite'))('the end of consents on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    receiver = await startReceiver(() => ({ status: 200 }))
    world = await createIdpWorld({
      storage: database.storage,
      project: { allowLoopback: true },
      apps: [
        newClientApp(),
        newPublicApp(),
        newClientApp({ clientId: 'other' }),
        newClientApp({
          clientId: 'own',
          isFirstParty: true,
          metadata: { scope: 'openid email offline_access full_access' },
        }),
        newClientApp({
          clientId: 'told',
          metadata: {
            backchannel_logout_uri: receiver.url,
            backchannel_logout_session_required: true,
          },
        }),
      ],
    })
  })
  afterAll(async () => {
    await world.close()
    await receiver.close()
    await database.remove()
  })
  const lasting = { scopes: ['openid', 'offline_access'] }
  const signIn = async () => {
    people += 1
    const { session_token, user_id } = await world.signIn(`person-${people}@example.com`)
    return { session: String(session_token), userId: String(user_id) }
  }
  const getTokens = async (session: string, change = {}, clientId = 'notes') =>
    (
      await world.token(
        await world.authorize(session, { ...lasting, client_id: clientId, ...change }),
        {},
        world.basicOf(clientId),
      )
    ).data
  const isActive = async (token: string) => (await world.introspect(token)).active

  test('a user lists the connected apps, revokes one, and it is refused at once', async () => {
    const { session, userId } = await signIn()
    const tokens = await getTokens(session)
    const other = await getTokens(session, {}, 'other')
    const list = await world.get('/users/connected_apps', { session })
    expect(list.data.connected_apps).toContainEqual({
      connected_app_id: 'notes',
      name: 'Notes',
      description: 'Takes notes',
      client_type: 'third_party',
      scopes_granted: 'openid offline_access',
    })
    const revoked = await world.post('/users/connected_apps/notes/revoke', undefined, { session })
    expect(revoked.status).toBe(200)
    expect(await isActive(tokens.access_token)).toBe(false)
    expect((await world.userinfo(tokens.access_token)).status).toBe(401)
    expect((await world.refresh(tokens.refresh_token)).data.error).toBe('invalid_grant')
    expect((await world.userinfo(other.access_token)).status).toBe(200)
    expect((await world.start(session)).data.consent_required).toBe(true)
    const again = await world.post('/users/connected_apps/notes/revoke', undefined, { session })
    expect([again.status, again.data.error_type]).toEqual([404, 'connected_app_not_found'])
    const host = createHostCalls(world)
    const seen = await host.get(`/users/${userId}/connected_apps`)
    expect(seen.data.connected_apps).toHaveLength(1)
    expect((await host.post(`/users/${userId}/connected_apps/other/revoke`, {})).status).toBe(200)
    expect((await world.userinfo(other.access_token)).status).toBe(401)
  })

  test('an unused code is void when the consent is revoked', async () => {
    const { session } = await signIn()
    const code = await world.authorize(session)
    await world.post('/users/connected_apps/notes/revoke', undefined, { session })
    expect((await world.token(code)).data.error).toBe('invalid_grant')
  })

  test('a blocked user’s tokens are refused at once, and stay void when unblocked', async () => {
    const { session, userId } = await signIn()
    const tokens = await getTokens(session)
    const host = createHostCalls(world)
    await host.put(`/users/${userId}/block`, {})
    expect(await isActive(tokens.access_token)).toBe(false)
    expect((await world.userinfo(tokens.access_token)).status).toBe(401)
    expect((await world.refresh(tokens.refresh_token)).status).toBe(400)
    await host.put(`/users/${userId}/unblock`, {})
    expect(await isActive(tokens.access_token)).toBe(false)
    expect((await world.refresh(tokens.refresh_token)).status).toBe(400)
  })

  test('a deleted user’s tokens are refused at once', async () => {
    const { session, userId } = await signIn()
    const tokens = await getTokens(session)
    await createHostCalls(world).del(`/users/${userId}`)
    expect((await world.userinfo(tokens.access_token)).status).toBe(401)
    expect((await world.refresh(tokens.refresh_token)).status).toBe(400)
  })

  test('OP-06 a new password ends every token but those of the session that set it', async () => {
    const { session } = await signIn()
    const other = String((await world.signIn(`person-${people}@example.com`)).session_token)
    const kept = await getTokens(session)
    const ended = await getTokens(other)
    const reset = await world.post(
      '/passwords/session/reset',
      { password: 'correct horse battery staple' },
      { session },
    )
    expect(reset.status).toBe(200)
    expect(await isActive(ended.access_token)).toBe(false)
    expect((await world.refresh(ended.refresh_token)).status).toBe(400)
    expect(await isActive(kept.access_token)).toBe(true)
  })

  test('the owner’s app with full access signs the user in with its token', async () => {
    const { session, userId } = await signIn()
    const scopes = ['openid', 'full_access']
    const { access_token } = await getTokens(session, { scopes }, 'own')
    const exchanged = await world.post('/sessions/exchange_access_token', { access_token })
    expect(exchanged.data).toMatchObject({
      user_id: userId,
      session: {
        authentication_factors: [
          {
            type: 'oauth',
            delivery_method: 'oauth_access_token_exchange',
            oauth_access_token_exchange_factor: { client_id: 'own' },
          },
        ],
      },
    })
    const weak = await getTokens(session, { scopes: ['openid'] }, 'own')
    const refused = await world.post('/sessions/exchange_access_token', weak)
    expect(refused.data.error_type).toBe('idp_access_token_could_not_be_exchanged')
    const foreign = await getTokens(session)
    for (const [token, type] of [
      [foreign.access_token, 'idp_access_token_could_not_be_exchanged'],
      [foreign.refresh_token, 'idp_access_token_not_found'],
      ['made-up', 'idp_access_token_not_found'],
    ]) {
      const answer = await world.post('/sessions/exchange_access_token', { access_token: token })
      expect(answer.data.error_type).toBe(type)
    }
  })

  test('OP-14 a log-out asks the user unless an id token of this session is given', async () => {
    const { session } = await signIn()
    const { id_token: hint } = await getTokens(session)
    const { session: eve } = await signIn()
    const ask = (body = {}, who: string | undefined = session) =>
      world.post(
        '/oauth/logout/start',
        { client_id: 'notes', post_logout_redirect_uri: postLogoutRedirectUri, ...body },
        who === undefined ? {} : { session: who },
      )
    expect((await ask({ id_token_hint: hint, state: 'a b' })).data).toMatchObject({
      consent_required: false,
      redirect_uri: `${postLogoutRedirectUri}?state=a+b`,
    })
    const other = String((await world.signIn(`person-${people - 1}@example.com`)).session_token)
    const [, payload] = String(hint).split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const answer of [
      await ask(),
      await ask({ id_token_hint: unsigned }),
      await ask({ id_token_hint: 'x' }),
      await ask({ id_token_hint: hint }, eve),
      await ask({ id_token_hint: hint }, other),
      await ask({ id_token_hint: hint, client_id: 'other' }),
    ]) {
      expect(answer.data).toMatchObject({ consent_required: true })
    }
  })

  test.each([
    [{ client_id: 'nobody' }, 'connected_app_not_found'],
    [
      { post_logout_redirect_uri: `${postLogoutRedirectUri}?foo=bar` },
      'connected_app_supplied_redirect_url_not_found_in_client',
    ],
    [
      { post_logout_redirect_uri: 'https://evil.example.com/' },
      'connected_app_supplied_redirect_url_not_found_in_client',
    ],
  ])('a log-out that redirects to %j is refused', async (change, errorType) => {
    const answer = await world.post('/oauth/logout/start', {
      client_id: 'notes',
      post_logout_redirect_uri: postLogoutRedirectUri,
      ...change,
    })
    expect(answer.data.error_type).toBe(errorType)
  })

  test('an app with back-channel logout gets a signed logout token when its session ends', async () => {
    const { session, userId } = await signIn()
    const { id_token: idToken } = await getTokens(session, {}, 'told')
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString())
    const before = receiver.received.length
    await world.post('/sessions/revoke', undefined, { session })
    await world.service.deliverNow()
    expect(receiver.received).toHaveLength(before + 1)
    const token = new URLSearchParams(receiver.received.at(-1)?.body).get('logout_token') ?? ''
    const jwks = await world.getJson(`${world.issuerPath}/v1/oauth2/jwks`)
    const { payload } = await jwtVerify(token, createLocalJWKSet(jwks.data), {
      issuer: world.issuer,
      audience: 'told',
      typ: 'logout+jwt',
    })
    expect(payload).toMatchObject({
      sub: userId,
      sid: claims.sid,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    })
    expect(payload.nonce).toBeUndefined()
  })
})
