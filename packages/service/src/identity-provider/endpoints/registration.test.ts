import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toBasic } from '../../testing/create-test-service.ts'
import { createIdpWorld, createPkce, type IdpWorld } from '../testing/create-idp-world.ts'

const mcp = 'https://mcp.example.com/'
const redirect = 'http://127.0.0.1:33418/callback'

describe.each(pickEngines('postgres'))('client apps that register themselves on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      idp: {
        allowRegistration: true,
        registrationsPerHour: 1_000,
        resources: [{ url: mcp, name: 'Tools', scopes: ['documents:read', 'tools:run'] }],
      },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const register = async (metadata: unknown, to: IdpWorld = world) => {
    const answer = await to.service.app.inject({
      method: 'POST',
      url: `${to.issuerPath}/v1/oauth2/register`,
      headers: { 'content-type': 'application/json', origin: 'https://inspector.example.com' },
      payload: JSON.stringify(metadata),
    })
    return { status: answer.statusCode, headers: answer.headers, data: answer.json() }
  }
  const app = (change = {}) => ({
    client_name: 'Assistant',
    redirect_uris: [redirect],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    ...change,
  })

  test('an assistant registers, gets a token for one resource, is listed, revoked, and refused', async () => {
    const registered = await register(app())
    expect(registered.status).toBe(201)
    expect(registered.headers['access-control-allow-origin']).toBe('*')
    const { client_id: clientId, client_secret: secret } = registered.data
    expect([typeof clientId, secret]).toEqual(['string', undefined])
    const session = String((await world.signIn('mcp@example.com')).session_token)
    const { challenge, verifier } = createPkce()
    const params = world.request({
      client_id: clientId,
      redirect_uri: redirect,
      scopes: ['tools:run', 'documents:read', 'offline_access'],
      nonce: undefined,
      code_challenge: challenge,
      resources: [mcp],
    })
    const started = await world.start(session, params)
    expect(started.data).toMatchObject({
      consent_required: true,
      client: { client_name: 'Assistant', client_type: 'third_party_public' },
    })
    const { data } = await world.submit(session, params)
    const tokens = await world.postForm('/v1/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirect,
      code: data.authorization_code,
      code_verifier: verifier,
      resource: mcp,
    })
    expect(tokens.data.scope).toBe('tools:run documents:read')
    const refresh = (token: string) =>
      world.postForm('/v1/oauth2/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token,
        resource: mcp,
      })
    const renewed = await refresh(tokens.data.refresh_token)
    const ask = (token: string) =>
      world.postForm('/v1/oauth2/introspect', { token, client_id: clientId })
    expect((await ask(renewed.data.access_token)).data).toMatchObject({ active: true, aud: mcp })
    const list = await world.get('/users/connected_apps', { session })
    expect(list.data.connected_apps).toMatchObject([
      { connected_app_id: clientId, name: 'Assistant' },
    ])
    await world.post(`/users/connected_apps/${clientId}/revoke`, undefined, { session })
    expect((await ask(renewed.data.access_token)).data).toEqual({ active: false })
    expect((await refresh(renewed.data.refresh_token)).data.error).toBe('invalid_grant')
  })

  test('one with a secret can read it once, and authenticates with it', async () => {
    const { data } = await register(
      app({
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: ['https://x.example/cb'],
      }),
    )
    expect(data.client_secret).toMatch(/^[\w-]{43}$/)
    const { pathname } = new URL(data.registration_client_uri)
    const read = await world.service.app.inject({
      method: 'GET',
      url: pathname,
      headers: { authorization: `Bearer ${data.registration_access_token}` },
    })
    expect(read.statusCode).toBe(200)
    expect(read.json()).not.toHaveProperty('client_secret')
    const foreign = await world.service.app.inject({
      method: 'GET',
      url: pathname,
      headers: { authorization: 'Bearer made-up' },
    })
    expect(foreign.statusCode).toBe(401)
    const proved = await world.postForm(
      '/v1/oauth2/introspect',
      { token: 'x' },
      { authorization: toBasic(data.client_id, data.client_secret) },
    )
    expect(proved.data).toEqual({ active: false })
    const removed = await world.service.app.inject({
      method: 'DELETE',
      url: pathname,
      headers: { authorization: `Bearer ${data.registration_access_token}` },
    })
    expect(removed.statusCode).toBe(204)
    const gone = await world.postForm(
      '/v1/oauth2/introspect',
      { token: 'x' },
      { authorization: toBasic(data.client_id, data.client_secret) },
    )
    expect(gone.data.error).toBe('invalid_client')
  })

  describe('that update their registration', () => {
    const change = async (made: Record<string, unknown>, body: Record<string, unknown>) => {
      const answer = await world.service.app.inject({
        method: 'PUT',
        url: new URL(String(made.registration_client_uri)).pathname,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${made.registration_access_token}`,
        },
        payload: JSON.stringify({
          client_id: made.client_id,
          client_name: 'Assistänt',
          redirect_uris: ['https://x.example/cb'],
          ...body,
        }),
      })
      return { status: answer.statusCode, data: answer.json() }
    }
    const isProvedBy = async (made: Record<string, unknown>, secret: unknown) => {
      const authorization = toBasic(String(made.client_id), String(secret))
      const { status } = await world.postForm(
        '/v1/oauth2/introspect',
        { token: 'x' },
        { authorization },
      )
      return status === 200
    }
    const basic = { token_endpoint_auth_method: 'client_secret_basic' }
    const none = { token_endpoint_auth_method: 'none' }
    const made = async (method: object) =>
      (await register(app({ ...method, redirect_uris: ['https://x.example/cb'] }))).data

    test('may repeat their secret, and keep it', async () => {
      const one = await made(basic)
      const changed = await change(one, { ...basic, client_secret: one.client_secret })
      expect([changed.status, changed.data.client_name]).toEqual([200, 'Assistänt'])
      expect(changed.data).not.toHaveProperty('client_secret')
      // Each answer brings the next token.
      expect((await change({ ...one, ...changed.data }, basic)).status).toBe(200)
      expect(await isProvedBy(one, one.client_secret)).toBe(true)
    })

    test.each(['kept-as-hash', 'made-up', '', 7, null])(
      'OP-23 are refused with %j for a secret',
      async (secret) => {
        const one = await made(basic)
        const { status, data } = await change(one, { ...basic, client_secret: secret })
        expect([status, data.error]).toEqual([400, 'invalid_request'])
        const another = await made(basic)
        const foreign = await change(one, { ...basic, client_secret: another.client_secret })
        expect(foreign.status).toBe(400)
        expect(await isProvedBy(one, one.client_secret)).toBe(true)
      },
    )

    test('can drop their secret, which is void from then on', async () => {
      const one = await made(basic)
      const changed = await change(one, none)
      expect([changed.status, changed.data.token_endpoint_auth_method]).toEqual([200, 'none'])
      expect(changed.data).not.toHaveProperty('client_secret')
      expect(await isProvedBy(one, one.client_secret)).toBe(false)
    })

    test('get a secret later, and can read it once', async () => {
      const one = await made(none)
      const changed = await change(one, basic)
      expect(changed.data.client_secret).toMatch(/^[\w-]{43}$/)
      expect(await isProvedBy(one, changed.data.client_secret)).toBe(true)
      const again = await change({ ...one, ...changed.data }, basic)
      expect([again.status, again.data.client_secret]).toEqual([200, undefined])
    })

    test('are refused with a body that is too large', async () => {
      const one = await made(basic)
      const { client_secret: secret } = one
      const large = await change(one, { ...basic, client_secret: secret, x: 'x'.repeat(100_000) })
      expect([400, 413]).toContain(large.status)
    })
  })

  test('OP-23 metadata that would grant rights is ignored or refused', async () => {
    const { status, data } = await register(
      app({
        is_first_party: true,
        isFirstParty: true,
        origin: 'configuration',
        skip_consent: true,
        require_pkce: false,
        client_id: 'notes',
        client_secret: 'mine',
        id_token_signed_response_alg: 'RS256',
      }),
    )
    expect(status).toBe(201)
    expect(data.client_id).not.toBe('notes')
    const known = await world.storage.clients.find(world.project.projectId, data.client_id)
    expect(known).toMatchObject({ isFirstParty: false, origin: 'registration' })
    expect(JSON.stringify(known)).not.toMatch(/skip_consent|require_pkce|mine/)
    const session = String((await world.signIn('rights@example.com')).session_token)
    const bare = world.request({ client_id: data.client_id, redirect_uri: redirect })
    expect((await world.start(session, bare)).status).toBe(400)
    const pkce = { ...bare, code_challenge: createPkce().challenge }
    expect((await world.start(session, pkce)).data).toMatchObject({
      consent_required: true,
      client: { client_type: 'third_party_public' },
    })
  })

  test.each([
    ['a scheme that runs', { redirect_uris: ['javascript:alert(1)'] }],
    ['data', { redirect_uris: ['data:text/html,x'] }],
    ['a file', { redirect_uris: ['file:///etc/passwd'], application_type: 'native' }],
    ['plain http elsewhere', { redirect_uris: ['http://evil.example.com/'] }],
    ['a fragment', { redirect_uris: ['https://x.example/#a'] }],
    ['a wildcard', { redirect_uris: ['https://*.example.com/'] }],
    ['none', { redirect_uris: [] }],
    ['a script for a logo', { logo_uri: 'javascript:alert(1)' }],
    ['tokens without a person', { grant_types: ['client_credentials'], response_types: [] }],
    ['the implicit flow', { response_types: ['token'], grant_types: ['implicit'] }],
    ['unsigned id tokens', { id_token_signed_response_alg: 'none' }],
    ['a symmetric signature', { id_token_signed_response_alg: 'HS256' }],
    ['a very long name', { client_name: 'x'.repeat(10_000) }],
    ['names that are not texts', { client_name: { a: 1 } }],
  ])('OP-02 OP-23 %s is refused', async (_name, change) => {
    const { status, data } = await register(app(change))
    expect(status).toBe(400)
    expect(data.error).toMatch(/^invalid_(client_metadata|redirect_uri|request)$/)
  })

  test.each(['[]', 'null', '"x"', '{', ''])('the body %j is refused', async (body) => {
    const answer = await world.service.app.inject({
      method: 'POST',
      url: `${world.issuerPath}/v1/oauth2/register`,
      headers: { 'content-type': 'application/json' },
      payload: body,
    })
    expect(answer.statusCode).toBe(400)
  })

  test.each([['x'], ['https://a.example.com/', 'https://b.example.com/'], []])(
    'SVC-02 one that requests pairwise subjects is refused: %s',
    async (...uris) => {
      const asked = { subject_type: 'pairwise', redirect_uris: uris, response_types: ['code'] }
      const answer = await register(app(asked))
      expect([answer.status, answer.data.error]).toEqual([400, 'invalid_client_metadata'])
    },
  )

  test.each([101, 201, 4_003])(
    'OP-23 a name of %i characters is refused with the reason',
    async (length) => {
      const answer = await register(app({ client_name: 'x'.repeat(length) }))
      expect([answer.status, answer.data]).toEqual([
        400,
        {
          error: 'invalid_client_metadata',
          error_description: 'client_name must be at most 100 printable characters',
        },
      ])
    },
  )

  test('OP-23 registering calls no URL in the metadata, and a private one is never called', async () => {
    const { data } = await register(
      app({
        token_endpoint_auth_method: 'private_key_jwt',
        redirect_uris: ['https://x.example/cb'],
        jwks_uri: 'https://169.254.169.254/latest/meta-data',
        logo_uri: 'https://10.0.0.1/logo.png',
      }),
    )
    const header = Buffer.from('{"alg":"RS256","kid":"x"}').toString('base64url')
    const claims = { iss: data.client_id, sub: data.client_id, aud: world.issuer, jti: 'x' }
    const payload = Buffer.from(
      JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1_000) + 60 }),
    ).toString('base64url')
    const answer = await world.postForm('/v1/oauth2/token', {
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: 'https://x.example/cb',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: `${header}.${payload}.AAAA`,
    })
    expect([400, 401]).toContain(answer.status)
    expect(answer.text).not.toContain('169.254')
  })

  test('OP-23 one source may register only so many in an hour', async () => {
    const small = await createIdpWorld({
      storage: database.storage,
      idp: { allowRegistration: true, registrationsPerHour: 3 },
    })
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(app(), small)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers['retry-after']).toBeTruthy()
    await small.close()
  })

  test('registration is refused where the owner has not enabled it', async () => {
    const closed = await createIdpWorld({ storage: database.storage })
    const answer = await register(app(), closed)
    expect([answer.status, answer.data.error_type]).toEqual([
      403,
      'dynamic_client_registration_not_enabled',
    ])
    const { data } = await closed.getJson(`${closed.issuerPath}/.well-known/openid-configuration`)
    expect(data.registration_endpoint).toBeUndefined()
    await closed.close()
  })
})
