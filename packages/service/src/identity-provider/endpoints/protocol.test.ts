import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toBasic } from '../../testing/create-test-service.ts'
import { newClientApp, newPublicApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, createPkce, type IdpWorld } from '../testing/create-idp-world.ts'

const keys = await generateKeyPair('ES256', { extractable: true })
const strangers = await generateKeyPair('ES256', { extractable: true })
const neighbour = createTestProject()
const apps = [
  newClientApp(),
  newPublicApp(),
  newPublicApp({
    clientId: 'native',
    metadata: {
      application_type: 'native',
      redirect_uris: ['http://127.0.0.1/cb', 'com.example.app:/cb'],
    },
  }),
  newClientApp({
    clientId: 'keyed',
    secretHash: null,
    metadata: {
      token_endpoint_auth_method: 'private_key_jwt',
      jwks: {
        keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }],
      },
    },
  }),
]

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      apps,
      project: { originPatterns: ['https://preview-*.example.com'] },
      otherProjects: [neighbour],
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  return {
    get database() {
      return database
    },
    get world() {
      return world
    },
  }
}

describe.each(pickEngines('sqlite'))('the protocol on %s', (engine) => {
  const suite = openSuite(engine)

  let people = 0

  const signIn = async () => {
    people += 1
    return String((await suite.world.signIn(`person-${people}@example.com`)).session_token)
  }

  const mutations = [
    'https://rp.example.com/callback/',
    'https://rp.example.com/Callback',
    'https://RP.example.com/callback',
    'HTTPS://rp.example.com/callback',
    'http://rp.example.com/callback',
    'https://rp.example.com:443/callback',
    'https://rp.example.com:8443/callback',
    'https://rp.example.com/callback?x=1',
    'https://rp.example.com/callback?',
    'https://rp.example.com/callback#',
    'https://rp.example.com/callback#x',
    'https://rp.example.com/callback/..',
    'https://rp.example.com/callback/../callback',
    'https://rp.example.com/callback/..;/',
    'https://rp.example.com/./callback',
    'https://rp.example.com//callback',
    'https://rp.example.com/callback%00',
    'https://rp.example.com/callback%20',
    'https://rp.example.com/%63allback',
    'https://rp.example.com/callback%2e',
    'https://rp.example.com/callback%252e',
    'https://rp.example.com\\callback',
    'https://rp.example.com\\@evil.example.com/callback',
    'https://rp.example.com@evil.example.com/callback',
    'https://user:pass@rp.example.com/callback',
    'https://rp.example.com.evil.example.com/callback',
    'https://evil.example.com/?https://rp.example.com/callback',
    'https://evil.example.com/rp.example.com/callback',
    'https://evil-rp.example.com/callback',
    'https://example.com/callback',
    'https://rp.example.com./callback',
    'https://rp。example.com/callback',
    'https://xn--rp-.example.com/callback',
    '//rp.example.com/callback',
    '/callback',
    'callback',
    'rp.example.com/callback',
    ' https://rp.example.com/callback',
    'https://rp.example.com/callback ',
    'https://rp.example.com/callback\t',
    'https://rp.example.com/callback\n',
    'https://rp.example.com/call\nback',
    'https://rp.example.com/callback,https://evil.example.com/',
    'https://rp.example.com/callback https://evil.example.com/',
    'javascript:alert(1)//https://rp.example.com/callback',
    'data:text/html,https://rp.example.com/callback',
    'https://127.0.0.1:80@evil.example.com/callback',
    'http://127.0.0.1/callback',
    'http://localhost/callback',
    'http://[::1]/callback',
    'https://rp.example.com/callback;x',
    'https://rp.example.com/callback&x=1',
    'https://rp.example.com/callback%26x=1',
    'https://rp.example.com/callback%0d%0aLocation:x',
    'urn:ietf:wg:oauth:2.0:oob',
    'about:blank',
    'null',
    '*',
    'https://*/callback',
    'https://rp.example.com/*',
  ]

  test('OP-01 no other spelling of a registered redirect URI is accepted', async () => {
    const session = await signIn()
    expect(mutations.length).toBeGreaterThanOrEqual(60)
    for (const uri of mutations) {
      const { status, data, headers } = await suite.world.start(
        session,
        suite.world.request({ redirect_uri: uri }),
      )
      expect([uri, status, headers.location]).toEqual([uri, 400, undefined])
      expect([uri, data.error_type]).toEqual([
        uri,
        'connected_app_supplied_redirect_url_not_found_in_client',
      ])
    }
  })

  test.each([
    ['http://127.0.0.1:51234/cb', 200],
    ['http://127.0.0.1/cb', 200],
    ['com.example.app:/cb', 200],
    ['http://localhost:51234/cb', 400],
    ['http://127.0.0.1:51234/other', 400],
    ['http://127.0.0.1:51234@evil.example.com/cb', 400],
    ['http://127.0.0.2:51234/cb', 400],
    ['https://127.0.0.1:51234/cb', 400],
  ])('OP-01 a native app at %s: %i', async (uri, status) => {
    const session = await signIn()
    const params = {
      client_id: 'native',
      redirect_uri: uri,
      code_challenge: createPkce().challenge,
    }
    expect((await suite.world.start(session, suite.world.request(params))).status).toBe(status)
  })

  test('a token that is bound to a key cannot be used without it', async () => {
    const session = await signIn()
    const code = await suite.world.authorize(session)
    const jwk = await exportJWK(keys.publicKey)
    const prove = (path: string, method: string, change = {}) =>
      new SignJWT({
        htm: method,
        htu: `${suite.world.issuer}${path}`,
        jti: crypto.randomUUID(),
        ...change,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
        .setIssuedAt()
        .sign(keys.privateKey)
    const { data } = await suite.world.token(
      code,
      {},
      { ...suite.world.basic, dpop: await prove('/v1/oauth2/token', 'POST') },
    )
    expect(data.token_type).toBe('DPoP')
    expect((await suite.world.userinfo(data.access_token)).status).not.toBe(200)
    const exchanged = await suite.world.post('/sessions/exchange_access_token', {
      access_token: data.access_token,
    })
    expect(exchanged.status).toBe(401)
    const wrong = await suite.world.token(
      await suite.world.authorize(session),
      {},
      {
        ...suite.world.basic,
        dpop: await prove('/v1/oauth2/introspect', 'POST'),
      },
    )
    expect(wrong.status).toBe(400)
  })

  test('OP-24 the tokens of one project are void in another, and so is its key', async () => {
    const session = await signIn()
    const code = await suite.world.authorize(session)
    const { path } = neighbour.identityProvider
    const answer = await suite.world.service.app.inject({
      method: 'POST',
      url: `${path}/v1/oauth2/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...suite.world.basic },
      payload: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
      }).toString(),
    })
    expect(answer.json().error).toBe('invalid_client')
    const { data: tokens } = await suite.world.token(code)
    const foreign = await suite.world.service.app.inject({
      method: 'GET',
      url: `${path}/v1/oauth2/userinfo`,
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(foreign.statusCode).toBe(401)
    const jwks = await suite.world.getJson(`${path}/v1/oauth2/jwks`)
    await expect(jwtVerify(tokens.id_token, createLocalJWKSet(jwks.data))).rejects.toThrow()
    const sessions = await suite.world.get(`/v1/sessions/jwks/${suite.world.project.projectId}`)
    await expect(jwtVerify(tokens.id_token, createLocalJWKSet(sessions.data))).rejects.toThrow()
    const traversal = await suite.world.service.app.inject({
      method: 'GET',
      url: `${path}%2F..${suite.world.issuerPath}/.well-known/openid-configuration`,
    })
    expect(traversal.statusCode).toBe(404)
  })

  test('OP-19 id tokens verify across a key rotation; old ones for a day', async () => {
    const own = await createIdpWorld({ storage: suite.database.storage })
    const session = String((await own.signIn('keys@example.com')).session_token)
    const issue = async () => (await own.token(await own.authorize(session))).data.id_token
    const getKeys = async () => (await own.getJson(`${own.issuerPath}/v1/oauth2/jwks`)).data
    const verifies = async (jwt: string) =>
      jwtVerify(jwt, createLocalJWKSet(await getKeys()), { audience: 'notes' })
    const old = await issue()
    const cached = await getKeys()
    await own.identityProvider.rotateKeys(own.project.projectId)
    own.advance(60_000)
    expect((await getKeys()).keys).toHaveLength(4)
    await jwtVerify(await issue(), createLocalJWKSet(cached), { audience: 'notes' })
    own.advance(6 * 60_000)
    const fresh = await issue()
    await verifies(old)
    await verifies(fresh)
    await expect(jwtVerify(fresh, createLocalJWKSet(cached))).rejects.toThrow()
    own.advance(25 * 3_600_000)
    expect((await getKeys()).keys).toHaveLength(2)
    await own.close()
  })

  test('CORS-01 pages of the app and of the project may read tokens, others may not', async () => {
    const ask = async (origin: string) => {
      const answer = await suite.world.service.app.inject({
        method: 'POST',
        url: `${suite.world.issuerPath}/v1/oauth2/token`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        payload: 'grant_type=authorization_code&client_id=notes-public&code=x&redirect_uri=x',
      })
      return [answer.json().error, answer.headers['access-control-allow-origin']]
    }
    expect(await ask('https://rp.example.com')).toEqual(['invalid_grant', 'https://rp.example.com'])
    expect(await ask('https://app.example.com')).toEqual([
      'invalid_grant',
      'https://app.example.com',
    ])
    for (const origin of [
      'https://evil.example.com',
      'https://preview-1.example.com',
      'null',
      'https://rp.example.com.evil.example',
    ]) {
      expect(await ask(origin)).toEqual(['invalid_request', undefined])
    }
    const { projectId, secret } = suite.world.project
    const added = await suite.world.service.app.inject({
      method: 'POST',
      url: '/v1/project/origins',
      headers: { authorization: toBasic(projectId, secret) },
      payload: { origin: 'https://added.example.net' },
    })
    expect(added.statusCode).toBe(200)
    expect(await ask('https://added.example.net')).toEqual([
      'invalid_grant',
      'https://added.example.net',
    ])
    const preflight = await suite.world.service.app.inject({
      method: 'OPTIONS',
      url: `${suite.world.issuerPath}/v1/oauth2/token`,
      headers: { origin: 'https://rp.example.com', 'access-control-request-method': 'POST' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('discovery is at both places of an issuer with a path', async () => {
    const below = await suite.world.getJson(
      `${suite.world.issuerPath}/.well-known/openid-configuration`,
    )
    for (const name of ['openid-configuration', 'oauth-authorization-server']) {
      const { data } = await suite.world.getJson(`/.well-known/${name}${suite.world.issuerPath}`)
      expect(data).toEqual(below.data)
    }
    expect(below.data).toMatchObject({
      issuer: suite.world.issuer,
      token_endpoint: `${suite.world.issuer}/v1/oauth2/token`,
      authorization_endpoint: `${suite.world.issuer}/v1/oauth2/authorize`,
      end_session_endpoint: `${suite.world.issuer}/v1/oauth2/logout`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
  })

  test('forged host headers change no URL', async () => {
    const answer = await suite.world.service.app.inject({
      method: 'GET',
      url: `${suite.world.issuerPath}/.well-known/openid-configuration`,
      headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
    })
    expect(answer.body).not.toContain('evil')
  })

  test('the engine’s own authorization endpoint is not reachable', async () => {
    for (const path of ['/internal/authorize', '/v1/internal/authorize', '/internal/logout']) {
      const answer = await suite.world.service.app.inject({
        method: 'GET',
        url: `${suite.world.issuerPath}${path}?client_id=notes&response_type=code&scope=openid`,
      })
      expect(answer.statusCode).toBe(404)
    }
  })

  test('SVC-01 a body that is too large, or of another content type, is refused', async () => {
    const large = await suite.world.postForm(
      '/v1/oauth2/token',
      { code: 'x'.repeat(200_000) },
      suite.world.basic,
    )
    expect([400, 413]).toContain(large.status)
    const json = await suite.world.service.app.inject({
      method: 'POST',
      url: `${suite.world.issuerPath}/v1/oauth2/token`,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect([json.statusCode, json.json().error]).toEqual([400, 'invalid_request'])
  })
})

describe.each(pickEngines('postgres'))('the protocol at once on %s', (engine) => {
  const suite = openSuite(engine)

  describe('an app with a key', () => {
    const assert = (
      change: Record<string, unknown> = {},
      key = keys.privateKey,
      header: Record<string, unknown> = {},
    ) => {
      const now = Math.floor(Date.now() / 1_000)
      const jti = crypto.randomUUID()
      return new SignJWT({
        iss: 'keyed',
        sub: 'keyed',
        aud: suite.world.issuer,
        jti,
        iat: now,
        exp: now + 60,
        ...change,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
        .sign(key)
    }
    const prove = async (assertion: string) =>
      suite.world.postForm('/v1/oauth2/introspect', {
        token: 'x',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
      })

    test('OP-09 authenticates once with each assertion, even with 20 at once', async () => {
      const assertion = await assert()
      const answers = await Promise.all(Array.from({ length: 20 }, () => prove(assertion)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await prove(assertion)).status).toBe(401)
      const now = Math.floor(Date.now() / 1_000)
      expect((await prove(await assert({ nbf: now + 8 }))).status).toBe(200)
    })

    test('OP-09 is refused with any other assertion', async () => {
      const now = Math.floor(Date.now() / 1_000)
      const bad = [
        await assert({}, strangers.privateKey),
        await assert({ aud: 'https://elsewhere.example.com' }),
        await assert({ exp: now - 300 }),
        await assert({ sub: undefined }),
        await assert({ sub: 'notes', iss: 'notes' }),
        await assert({ iss: 'notes' }),
        await assert({ nbf: now + 90 }),
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await assert()).split('.')[1]}.`,
      ]
      for (const assertion of bad) {
        expect([400, 401]).toContain((await prove(assertion)).status)
      }
    })
  })
})
