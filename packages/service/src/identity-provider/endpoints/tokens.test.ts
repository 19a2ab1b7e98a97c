import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toBasic } from '../../testing/create-test-service.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { clientSecret, newClientApp, newPublicApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, createPkce, type IdpWorld } from '../testing/create-idp-world.ts'

const day = 24 * 3_600_000
const api = 'https://api.example.com/'
const apps = [
  newClientApp(),
  newPublicApp(),
  newClientApp({ clientId: 'other' }),
  newClientApp({ clientId: 'modern', metadata: { id_token_signed_response_alg: 'ES256' } }),
  newClientApp({
    clientId: 'posting',
    metadata: { token_endpoint_auth_method: 'client_secret_post' },
  }),
  newClientApp({ clientId: 'watcher', isFirstParty: true }),
  newClientApp({
    clientId: 'robot',
    metadata: {
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
      scope: 'documents:read',
    },
  }),
]

const lasting = { scopes: ['openid', 'offline_access'] }

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      apps,
      idp: { resources: [{ url: api, name: 'API', scopes: ['documents:read'] }] },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const signIn = async () => {
    people += 1
    const { session_token, user_id } = await world.signIn(`person-${people}@example.com`)
    return { session: String(session_token), userId: String(user_id) }
  }
  return {
    get database() {
      return database
    },
    get world() {
      return world
    },
    signIn,
  }
}

describe.each(pickEngines('sqlite'))('tokens on %s', (engine) => {
  const suite = openSuite(engine)
  const { signIn } = suite

  const isActive = async (token: string) => (await suite.world.introspect(token)).active

  test('OP-03 a code works once, and a second use revokes the tokens of the first', async () => {
    const { session } = await signIn()
    const code = await suite.world.authorize(session, lasting)
    const first = await suite.world.token(code)
    expect(first.status).toBe(200)
    expect(await isActive(first.data.access_token)).toBe(true)
    const second = await suite.world.token(code)
    expect([second.status, second.data.error]).toEqual([400, 'invalid_grant'])
    expect(await isActive(first.data.access_token)).toBe(false)
    expect((await suite.world.refresh(first.data.refresh_token)).data.error).toBe('invalid_grant')
    expect((await suite.world.userinfo(first.data.access_token)).status).toBe(401)
    // The permission itself stands: the person is not asked again for the app's mistake.
    expect(
      (await suite.world.start(session, suite.world.request(lasting))).data.consent_required,
    ).toBe(false)
  })

  test('a code expires after 60 seconds', async () => {
    const { session } = await signIn()
    const code = await suite.world.authorize(session)
    suite.world.advance(60_000)
    expect((await suite.world.token(code)).data.error).toBe('invalid_grant')
  })

  test('a code is valid for its own client app and redirect URI', async () => {
    const { session } = await signIn()
    const code = await suite.world.authorize(session)
    expect((await suite.world.token(code, {}, suite.world.basicOf('other'))).data.error).toBe(
      'invalid_grant',
    )
    const elsewhere = await suite.world.token(code, {
      redirect_uri: 'https://rp.example.com/callback/',
    })
    expect(elsewhere.data.error).toBe('invalid_grant')
  })

  test('OP-05 a public app cannot start without a challenge', async () => {
    const { session } = await signIn()
    const answer = await suite.world.start(
      session,
      suite.world.request({ client_id: 'notes-public' }),
    )
    expect(answer.data.error_type).toBe('connected_app_misconfigured_client')
  })

  test.each([
    ['none', {}],
    ['an empty one', { code_verifier: '' }],
    ['another', { code_verifier: 'x'.repeat(43) }],
    ['one character', { code_verifier: 'x' }],
  ])('OP-05 a challenge requires its verifier: %s is refused', async (_name, fields) => {
    const { session } = await signIn()
    const { challenge } = createPkce()
    const code = await suite.world.authorize(session, {
      client_id: 'notes-public',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    const answer = await suite.world.postForm('/v1/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: 'notes-public',
      redirect_uri: redirectUri,
      code,
      ...fields,
    })
    expect(answer.status).toBe(400)
    expect(['invalid_grant', 'invalid_request']).toContain(answer.data.error)
  })

  test('OP-05 the right verifier is accepted, and a verifier without a challenge is not', async () => {
    const { session } = await signIn()
    const { challenge, verifier } = createPkce()
    const code = await suite.world.authorize(session, {
      client_id: 'notes-public',
      code_challenge: challenge,
    })
    const fields = { client_id: 'notes-public', redirect_uri: redirectUri, code }
    const right = await suite.world.postForm('/v1/oauth2/token', {
      grant_type: 'authorization_code',
      code_verifier: verifier,
      ...fields,
    })
    expect(right.status).toBe(200)
    const bare = await suite.world.authorize(session)
    expect((await suite.world.token(bare, { code_verifier: verifier })).data.error).toBe(
      'invalid_grant',
    )
  })

  test.each(['plain', 'S512', ''])('OP-05 the challenge method "%s" is refused', async (method) => {
    const { session } = await signIn()
    const params = suite.world.request({
      code_challenge: 'a'.repeat(43),
      code_challenge_method: method,
    })
    const answer = await suite.world.start(session, params)
    // An empty one is none: pages drop the method, and S256 is the only one there is.
    expect(answer.status).toBe(method === '' ? 200 : 400)
  })

  test('OP-06 a refresh token is replaced at every use, and reusing an old one ends the family', async () => {
    const { session } = await signIn()
    const first = (await suite.world.token(await suite.world.authorize(session, lasting))).data
    const second = (await suite.world.refresh(first.refresh_token)).data
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await isActive(second.access_token)).toBe(true)
    expect((await suite.world.refresh(first.refresh_token)).data.error).toBe('invalid_grant')
    expect(await isActive(second.access_token)).toBe(false)
    expect((await suite.world.refresh(second.refresh_token)).data.error).toBe('invalid_grant')
  })

  test('OP-06 a refresh token is valid for its own app only, and expires', async () => {
    const { session } = await signIn()
    const first = (await suite.world.token(await suite.world.authorize(session, lasting))).data
    const foreign = await suite.world.refresh(first.refresh_token, {}, suite.world.basicOf('other'))
    expect(foreign.data.error).toBe('invalid_grant')
    suite.world.advance(30 * day)
    expect((await suite.world.refresh(first.refresh_token)).data.error).toBe('invalid_grant')
  })

  test('OP-06 a log-out ends the tokens of the session, but not those with offline access', async () => {
    const { session } = await signIn()
    const bound = (await suite.world.token(await suite.world.authorize(session))).data
    const { session: kept } = await signIn()
    const free = (await suite.world.token(await suite.world.authorize(kept, lasting))).data
    for (const one of [session, kept]) {
      await suite.world.post('/sessions/revoke', undefined, { session: one })
    }
    expect(await isActive(bound.access_token)).toBe(false)
    expect((await suite.world.userinfo(bound.access_token)).status).toBe(401)
    expect(await isActive(free.access_token)).toBe(true)
    expect((await suite.world.refresh(free.refresh_token)).status).toBe(200)
  })

  test('a refresh never grants what roles no longer permit', async () => {
    const { session, userId } = await signIn()
    const { projectId } = suite.world.project
    await suite.world.storage.users.update(projectId, userId, { roles: ['editor'] })
    const scopes = ['openid', 'offline_access', 'documents:write']
    const first = (await suite.world.token(await suite.world.authorize(session, { scopes }))).data
    expect(first.scope).toContain('documents:write')
    await suite.world.storage.users.update(projectId, userId, { roles: [] })
    expect((await suite.world.refresh(first.refresh_token)).data.scope).not.toContain(
      'documents:write',
    )
  })

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['a wrong secret', {}, { authorization: toBasic('notes', 'wrong') }],
    ['an empty secret', {}, { authorization: toBasic('notes', '') }],
    ['no secret', { client_id: 'notes' }, {}],
    [
      'basic and post',
      { client_id: 'notes', client_secret: clientSecret },
      { authorization: toBasic('notes', clientSecret) },
    ],
    ['the hash', {}, { authorization: toBasic('notes', newClientApp().secretHash ?? '') }],
    ['what stands for it', {}, { authorization: toBasic('notes', 'kept-as-hash') }],
    ['an unknown app', {}, { authorization: toBasic('nobody', clientSecret) }],
    ['a public app with a secret', {}, { authorization: toBasic('notes-public', clientSecret) }],
  ])('OP-08 %s is refused', async (_name, fields, headers) => {
    const answer = await suite.world.postForm(
      '/v1/oauth2/token',
      { grant_type: 'authorization_code', code: 'x', redirect_uri: redirectUri, ...fields },
      headers,
    )
    expect([400, 401]).toContain(answer.status)
    expect(['invalid_client', 'invalid_request']).toContain(answer.data.error)
  })

  test('OP-08 a secret in the URL is not read', async () => {
    const answer = await suite.world.postForm(
      `/v1/oauth2/token?client_id=notes&client_secret=${clientSecret}`,
      { grant_type: 'authorization_code', code: 'x', redirect_uri: redirectUri },
    )
    expect(answer.data.error).toBe('invalid_request')
  })

  test('OP-08 a secret is accepted in the form where the app is registered for it', async () => {
    const { session } = await signIn()
    const code = await suite.world.authorize(session, { client_id: 'posting' })
    const fields = { client_id: 'posting', client_secret: clientSecret }
    const answer = await suite.world.postForm('/v1/oauth2/token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      ...fields,
    })
    expect(answer.status).toBe(200)
  })

  test('an app gets tokens of its own with its secret, for its own scopes', async () => {
    const ask = (scope: string) =>
      suite.world.postForm(
        '/v1/oauth2/token',
        { grant_type: 'client_credentials', scope },
        suite.world.basicOf('robot'),
      )
    const { data } = await ask('documents:read')
    expect(data).toMatchObject({ token_type: 'Bearer', scope: 'documents:read' })
    expect((await ask('documents:write')).data.error).toBe('invalid_scope')
    const foreign = await suite.world.postForm(
      '/v1/oauth2/token',
      { grant_type: 'client_credentials' },
      suite.world.basic,
    )
    expect(foreign.status).toBe(400)
  })

  test('a token for a resource is valid there alone', async () => {
    const { session } = await signIn()
    const scopes = ['openid', 'documents:read']
    const code = await suite.world.authorize(session, { scopes, resources: [api] })
    const { data } = await suite.world.token(code, { resource: api })
    expect(data.scope).toBe('documents:read')
    expect(await suite.world.introspect(data.access_token)).toMatchObject({
      active: true,
      aud: api,
    })
    expect((await suite.world.userinfo(data.access_token)).status).toBe(403)
    const unknown = await suite.world.start(
      session,
      suite.world.request({ resources: ['https://elsewhere.example.com/'] }),
    )
    expect(unknown.data.error_details.error).toBe('invalid_target')
  })

  test('a JWT can be introspected like any other token, and is not active', async () => {
    const { session } = await signIn()
    const { id_token } = (await suite.world.token(await suite.world.authorize(session))).data
    for (const token of [id_token, 'eyJhbGciOiJub25lIn0.e30.', 'a.b.c', 'x']) {
      const answer = await suite.world.postForm(
        '/v1/oauth2/introspect',
        { token },
        suite.world.basic,
      )
      expect([answer.status, answer.data]).toEqual([200, { active: false }])
    }
    expect(
      (await suite.world.postForm('/v1/oauth2/introspect', {}, suite.world.basic)).status,
    ).toBe(400)
  })

  test('tokens can be introspected by their app and the owner’s, and by no other', async () => {
    const { session } = await signIn()
    const { access_token: token } = (await suite.world.token(await suite.world.authorize(session)))
      .data
    const ask = async (clientId: string) =>
      (
        await suite.world.postForm(
          '/v1/oauth2/introspect',
          { token },
          suite.world.basicOf(clientId),
        )
      ).data.active
    expect([await ask('notes'), await ask('watcher'), await ask('other')]).toEqual([
      true,
      true,
      false,
    ])
    await suite.world.postForm('/v1/oauth2/revoke', { token }, suite.world.basicOf('other'))
    expect(await isActive(token)).toBe(true)
    await suite.world.postForm('/v1/oauth2/revoke', { token }, suite.world.basic)
    expect(await isActive(token)).toBe(false)
  })

  test('OP-22 userinfo takes a token in the header or the body, and not in the URL', async () => {
    const { session } = await signIn()
    const { access_token: token } = (await suite.world.token(await suite.world.authorize(session)))
      .data
    const inBody = await suite.world.postForm('/v1/oauth2/userinfo', { access_token: token })
    expect(inBody.status).toBe(200)
    const inAddress = await suite.world.getJson(
      `${suite.world.issuerPath}/v1/oauth2/userinfo?access_token=${token}`,
    )
    expect(inAddress.status).toBe(400)
    const none = await suite.world.getJson(`${suite.world.issuerPath}/v1/oauth2/userinfo`)
    expect(none.status).toBe(401)
    expect(none.headers['www-authenticate']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Bearer realm=/)]),
    )
    const wrong = await suite.world.userinfo('made-up')
    expect(wrong.status).toBe(401)
    expect(String(wrong.headers['www-authenticate'])).toContain('invalid_token')
    const scopes = ['email']
    const noOpenid = (
      await suite.world.token(await suite.world.authorize(session, { scopes, nonce: undefined }))
    ).data
    expect((await suite.world.userinfo(noOpenid.access_token)).status).toBe(403)
  })

  test('OP-20 sub is the user id, and claims are returned by scope alone', async () => {
    const { session, userId } = await signIn()
    const { data } = await suite.world.token(
      await suite.world.authorize(session, { scopes: ['openid'] }),
    )
    const { data: claims } = await suite.world.userinfo(data.access_token)
    expect(claims).toEqual({ sub: userId })
  })

  test('OP-19 id tokens verify with the published keys, RS256 unless the app chose ES256', async () => {
    const { session } = await signIn()
    const jwks = await suite.world.getJson(`${suite.world.issuerPath}/v1/oauth2/jwks`)
    expect(jwks.headers['cache-control']).toBe('public, max-age=300')
    expect(new Set(jwks.data.keys.map((key: { kid: string }) => key.kid)).size).toBe(2)
    expect(JSON.stringify(jwks.data)).not.toMatch(/"(d|p|q|dp|dq|qi|k)":/)
    for (const [clientId, alg] of [
      ['notes', 'RS256'],
      ['modern', 'ES256'],
    ] as const) {
      const code = await suite.world.authorize(session, { client_id: clientId })
      const { data } = await suite.world.token(code, {}, suite.world.basicOf(clientId))
      expect(decodeProtectedHeader(data.id_token).alg).toBe(alg)
      await jwtVerify(data.id_token, createLocalJWKSet(jwks.data), {
        issuer: suite.world.issuer,
        audience: clientId,
      })
    }
  })

  test('SES-17 nothing that is stored can be used as a credential', async () => {
    const { session } = await signIn()
    const code = await suite.world.authorize(session, lasting)
    const { data } = await suite.world.token(code)
    const dump = (await dumpDatabase(suite.database.database)).join('\n')
    for (const secret of [code, data.access_token, data.refresh_token, clientSecret]) {
      expect(dump).not.toContain(secret)
    }
  })
})

describe.each(pickEngines('postgres'))('tokens at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { signIn } = suite

  test('OP-03 of 50 exchanges of one code at once, one succeeds', async () => {
    const { session } = await signIn()
    const code = await suite.world.authorize(session)
    const answers = await Promise.all(Array.from({ length: 50 }, () => suite.world.token(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ data }) => data.error)),
    ).toEqual(new Set(['invalid_grant']))
  })

  test('OP-06 of 50 refreshes at once one succeeds', async () => {
    const { session } = await signIn()
    const first = (await suite.world.token(await suite.world.authorize(session, lasting))).data
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => suite.world.refresh(first.refresh_token)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
