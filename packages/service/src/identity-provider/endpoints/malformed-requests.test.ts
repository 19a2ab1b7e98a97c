import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { newClientApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

describe.each(pickEngines('postgres'))('values that no database can store on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let session: string
  let userId: string
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      idp: { allowRegistration: true, registrationsPerHour: 1_000, allowMetadataDocuments: true },
      apps: [newClientApp({ metadata: { grant_types: ['authorization_code', deviceGrant] } })],
    })
    const signedIn = await world.signIn('ada@example.com')
    session = String(signedIn.session_token)
    userId = String(signedIn.user_id)
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const get = async (path: string, cookie = '') =>
    (await world.service.app.inject({ url: `${world.issuerPath}${path}`, headers: { cookie } }))
      .statusCode

  describe.each([
    ['with a NUL', 'no\0tes'],
    ['of a NUL', '\0'],
    ['with half a character', 'no\ud800tes'],
    ['like an address with a NUL', 'https://notes.example.com/\0'],
    ['that is too long', 'x'.repeat(2_049)],
  ])('an id %s', (_, clientId) => {
    const address = encodeURIComponent(clientId.replace(/[\ud800-\udfff]/g, '\ufffd'))

    test('SVC-02 is not found, wherever it is used', async () => {
      for (const token of [session, undefined]) {
        const started = await world.post(
          '/idp/oauth/authorize/start',
          world.request({ client_id: clientId }),
          token === undefined ? {} : { session: token },
        )
        expect([400, 401, 404]).toContain(started.status)
        const older = await world.post(
          '/oauth/authorize/start',
          {
            client_id: clientId,
            redirect_uri: redirectUri,
            response_type: 'code',
            scope: 'openid',
          },
          token === undefined ? {} : { session: token },
        )
        expect([400, 401, 404]).toContain(older.status)
        const logout = await world.post(
          '/oauth/logout/start',
          { client_id: clientId, post_logout_redirect_uri: redirectUri },
          token === undefined ? {} : { session: token },
        )
        expect([400, 404]).toContain(logout.status)
        const cookie = token === undefined ? '' : `stytch_session=${token}`
        const asked = `client_id=${address}&redirect_uri=${redirectUri}&response_type=code`
        expect(await get(`/v1/oauth2/authorize?${asked}`, cookie)).toBe(400)
        const left = `client_id=${address}&post_logout_redirect_uri=${redirectUri}`
        expect(await get(`/v1/oauth2/logout?${left}`, cookie)).toBe(200)
      }
    })

    test('SVC-02 is refused at every endpoint', async () => {
      const fields = {
        client_id: clientId,
        client_secret: 'x',
        code: 'x',
        token: 'x',
        scope: 'openid',
      }
      for (const path of ['token', 'device', 'par', 'introspect', 'revoke']) {
        const answer = await world.postForm(`/v1/oauth2/${path}`, {
          grant_type: 'authorization_code',
          ...fields,
        })
        expect([path, [400, 401].includes(answer.status)]).toEqual([path, true])
      }
      const managed = await world.service.app.inject({
        url: `${world.issuerPath}/v1/oauth2/register/${address}`,
        headers: { authorization: 'Bearer x' },
      })
      expect([400, 401, 404, 414]).toContain(managed.statusCode)
    })

    test('SVC-02 cannot be revoked: it is not a token', async () => {
      const own = await world.post(`/users/connected_apps/${address}/revoke`, undefined, {
        session,
      })
      expect([400, 404, 414]).toContain(own.status)
      const host = createHostCalls(world)
      const owners = await host.post(`/users/${userId}/connected_apps/${address}/revoke`, {})
      expect([400, 404, 414]).toContain(owners.status)
    })
  })

  test.each(['acr_values', 'nonce', 'state', 'login_hint', 'ui_locales', 'claims', 'scope'])(
    'SVC-02 a NUL in the %s of a request causes no failure',
    async (name) => {
      const odd = name === 'claims' ? '{"userinfo":{"a\\u0000":null}}' : 'a\0b'
      const asked = { client_id: 'notes', scope: 'openid email', [name]: odd }
      const device = await world.postForm('/v1/oauth2/device', asked, world.basic)
      expect([200, 400]).toContain(device.status)
      const full = { ...asked, redirect_uri: redirectUri, response_type: 'code' }
      const pushed = await world.postForm('/v1/oauth2/par', full, world.basic)
      expect([201, 400]).toContain(pushed.status)
      const { scope, ...rest } = full
      const params = { ...rest, scopes: scope.split(' ') }
      const started = await world.start(session, params)
      expect([200, 400]).toContain(started.status)
      const submitted = await world.submit(session, params)
      expect([200, 400]).toContain(submitted.status)
      const { authorization_code: code } = submitted.data
      if (code !== undefined) expect([200, 400]).toContain((await world.token(code)).status)
    },
  )

  test.each([
    { client_name: 'a\0b' },
    { contacts: ['a\0b'] },
    { software_id: '\0' },
    { default_acr_values: ['\0'] },
    { jwks: { keys: [{ kty: 'oct', kid: '\0', k: 'AAAA' }] } },
  ])('SVC-02 a NUL in client metadata causes no failure: %j', async (change) => {
    const answer = await world.service.app.inject({
      method: 'POST',
      url: `${world.issuerPath}/v1/oauth2/register`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ redirect_uris: [redirectUri], ...change }),
    })
    expect([201, 400]).toContain(answer.statusCode)
  })
})
