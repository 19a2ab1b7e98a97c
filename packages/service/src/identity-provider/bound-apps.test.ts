import { createHash, randomUUID } from 'node:crypto'
import { makeKeyPair } from '@portico/testkit/keys'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { decodeProtectedHeader, exportJWK, importPKCS8, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientApp } from '../kernel/client-apps/client-app.ts'
import type { ClientAppSettings } from '../kernel/config/client-app-settings.ts'
import { toClientApp } from '../kernel/config/to-client-app.ts'
import { clientSecret, redirectUri } from './testing/client-apps.ts'
import { createIdpWorld, createPkce, type IdpWorld } from './testing/create-idp-world.ts'
import { pageRequest } from './testing/page-request.ts'

async function createKey(type: 'ec' | 'rsa') {
  const { privateKey, publicKey } = type === 'ec' ? makeKeyPair('P-256') : makeKeyPair(2_048)
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const alg = type === 'ec' ? 'ES256' : 'RS256'
  return {
    alg,
    pem,
    key: await importPKCS8(pem, alg),
    jwk: { ...(await exportJWK(publicKey)), kid: type },
  }
}
type Key = Awaited<ReturnType<typeof createKey>>

/** As it stands in a configuration. */
const settings = (change: Partial<ClientAppSettings>): ClientAppSettings => ({
  clientId: 'notes',
  name: 'Notes',
  type: 'third_party',
  redirectUris: [redirectUri],
  ...change,
})

const withKeys = (app: ClientApp, keys: readonly JWK[]): ClientApp => ({
  ...app,
  metadata: { ...app.metadata, jwks: { keys } },
})

describe.each(pickEngines('sqlite'))('apps that are held to more on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let session: string
  let ec: Key
  let rsa: Key
  beforeAll(async () => {
    ec = await createKey('ec')
    rsa = await createKey('rsa')
    database = await openTestStorage(engine)
    const bank = settings({
      clientId: 'bank',
      tokenEndpointAuthMethod: 'private_key_jwt',
      profile: 'fapi2',
    })
    world = await createIdpWorld({
      storage: database.storage,
      idp: { allowRegistration: true },
      apps: [
        toClientApp(settings({ clientId: 'pushing', requirePushedRequests: true }), [clientSecret]),
        toClientApp(settings({ clientId: 'bound', dpopBound: true }), [clientSecret]),
        withKeys(toClientApp(bank, []), [ec.jwk, rsa.jwk]),
      ],
    })
    session = String((await world.signIn('ada@example.com')).session_token)
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const now = () => Math.floor(world.now() / 1_000)
  const assert = (clientId: string, change: object = {}, key = ec) =>
    new SignJWT({
      iss: clientId,
      sub: clientId,
      aud: world.issuer,
      jti: randomUUID(),
      iat: now(),
      exp: now() + 60,
      ...change,
    })
      .setProtectedHeader({ alg: key.alg, kid: key.jwk.kid })
      .sign(key.key)
  const prove = (path = '/v1/oauth2/token') =>
    new SignJWT({ htm: 'POST', htu: `${world.issuer}${path}`, jti: randomUUID(), iat: now() })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: ec.jwk })
      .sign(ec.key)
  const byKey = async (clientId: string, change: object = {}, key = ec) => ({
    client_id: clientId,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await assert(clientId, change, key),
  })
  const pkce = createPkce()
  const request = {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid offline_access',
    state: 's',
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
  }
  const push = async (clientId: string, fields: object = {}, proof: object = {}) =>
    world.postForm('/v1/oauth2/par', {
      ...request,
      ...fields,
      ...(await byKey(clientId, proof)),
    })
  /** Allows a request that was pushed, and gives its code. */
  const allow = async (clientId: string, requestUri: string) => {
    const params = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scopes: ['openid', 'offline_access'],
      state: 's',
      code_challenge: pkce.challenge,
      request_uri: requestUri,
    }
    const started = await world.start(session, params)
    return (await world.submit(session, params, started.data.consent_required)).data
      .authorization_code
  }
  const exchange = async (fields: Record<string, string>, clientId = 'bank') =>
    world.postForm(
      '/v1/oauth2/token',
      { redirect_uri: redirectUri, ...fields, ...(await byKey(clientId)) },
      { dpop: await prove() },
    )
  const decide = async (params: Record<string, string>) =>
    world.identityProvider.authorizations.decide({
      http: pageRequest,
      project: world.project,
      source: { address: '', bucket: '', userAgent: '' },
      proved: await world.findSession(session),
      params,
    })

  test.each(['pushing', 'bank'])(
    'I6: a request of %s that was not pushed is refused, on every way in',
    async (clientId) => {
      const plain = world.request({ client_id: clientId, code_challenge: pkce.challenge })
      expect((await world.start(session, plain)).status).toBe(400)
      const answer = await decide({ ...request, client_id: clientId })
      expect(JSON.stringify(answer)).not.toContain('code=')
      expect(JSON.stringify(answer)).toContain('invalid_request')
    },
  )

  test('I6: a request of such an app that was pushed is answered', async () => {
    const fields = { client_id: 'pushing', ...request }
    const { status, data } = await world.postForm(
      '/v1/oauth2/par',
      fields,
      world.basicOf('pushing'),
    )
    expect(status).toBe(201)
    expect(await allow('pushing', data.request_uri)).toMatch(/^[\w-]{43}$/)
  })

  test('I6: an app whose tokens are bound gets none without a proof of its key', async () => {
    const code = await world.authorize(session, { client_id: 'bound' })
    const bare = await world.token(code, {}, world.basicOf('bound'))
    expect(bare.status).toBe(400)
    const proved = { ...world.basicOf('bound'), dpop: await prove() }
    expect((await world.token(code, {}, proved)).data.token_type).toBe('DPoP')
  })

  test('I5: the profile of a configured app sets pushed requests, PKCE, DPoP and its algorithms', async () => {
    const { status, data } = await push('bank')
    expect(status).toBe(201)
    const code = await allow('bank', data.request_uri)
    const fields = { grant_type: 'authorization_code', code, code_verifier: pkce.verifier }
    const unbound = { redirect_uri: redirectUri, ...fields, ...(await byKey('bank')) }
    expect((await world.postForm('/v1/oauth2/token', unbound)).status).toBe(400)
    const tokens = await exchange(fields)
    expect([tokens.status, tokens.data.token_type]).toEqual([200, 'DPoP'])
    expect(decodeProtectedHeader(tokens.data.id_token).alg).toBe('ES256')
    // Not rotated: an answer that is lost costs no sign-in.
    for (let i = 0; i < 3; i += 1) {
      const again = await exchange({
        grant_type: 'refresh_token',
        refresh_token: tokens.data.refresh_token,
      })
      expect(again.status).toBe(200)
      expect([undefined, tokens.data.refresh_token]).toContain(again.data.refresh_token)
    }
    await world.post('/sessions/revoke', {}, { session })
    const lasting = { grant_type: 'refresh_token', refresh_token: tokens.data.refresh_token }
    expect((await exchange(lasting)).status).toBe(200)
    session = String((await world.signIn('ada@example.com')).session_token)
    const [app] = (
      await world.get('/users/connected_apps', { session })
    ).data.connected_apps.filter(
      (one: { connected_app_id: string }) => one.connected_app_id === 'bank',
    )
    await world.post(`/users/connected_apps/${app.connected_app_id}/revoke`, {}, { session })
    expect((await exchange(lasting)).data.error).toBe('invalid_grant')
    const noPkce = await push('bank', { code_challenge: '', code_challenge_method: '' })
    expect(noPkce.status).toBe(400)
  })

  test.each([
    ['the token endpoint', () => `${world.issuer}/v1/oauth2/token`],
    ['the pushed request endpoint', () => `${world.issuer}/v1/oauth2/par`],
    ['the issuer in a list', () => [world.issuer]],
    ['the issuer and another', () => [world.issuer, 'https://other.example/']],
    ['the issuer with a slash', () => `${world.issuer}/`],
  ])('I5: an assertion for %s is refused in the profile', async (_name, toAudience) => {
    expect((await push('bank', {}, { aud: toAudience() })).status).toBe(401)
  })

  test('I5: an assertion that is signed by RS256 is refused in the profile', async () => {
    const fields = { ...request, ...(await byKey('bank', {}, rsa)) }
    expect((await world.postForm('/v1/oauth2/par', fields)).status).toBe(401)
  })

  test('I5: a proof that is signed by RS256 is refused in the profile, and taken of other apps', async () => {
    const proveBy = (key: Key, path: string, more: object = {}) =>
      new SignJWT({
        htm: 'POST',
        htu: `${world.issuer}${path}`,
        jti: randomUUID(),
        iat: now(),
        ...more,
      })
        .setProtectedHeader({ alg: key.alg, typ: 'dpop+jwt', jwk: key.jwk })
        .sign(key.key)
    const { data } = await push('bank')
    const code = await allow('bank', data.request_uri)
    const redeem = async (dpop: string) =>
      world.postForm(
        '/v1/oauth2/token',
        {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: pkce.verifier,
          ...(await byKey('bank')),
        },
        { dpop },
      )
    const refused = await redeem(await proveBy(rsa, '/v1/oauth2/token'))
    expect([refused.status, refused.data.error]).toEqual([400, 'invalid_dpop_proof'])
    // The same key by PS256: what is refused is the algorithm.
    const pss = { ...rsa, alg: 'PS256', key: await importPKCS8(rsa.pem, 'PS256') }
    const { status, data: tokens } = await redeem(await proveBy(pss, '/v1/oauth2/token'))
    expect([status, tokens.token_type]).toEqual([200, 'DPoP'])
    const ath = createHash('sha256').update(tokens.access_token).digest('base64url')
    const ask = async (key: Key) => {
      const dpop = await proveBy(key, '/v1/oauth2/userinfo', { htm: 'GET', ath })
      const headers = { authorization: `DPoP ${tokens.access_token}`, dpop }
      return (
        await world.service.app.inject({ url: `${world.issuerPath}/v1/oauth2/userinfo`, headers })
      ).statusCode
    }
    expect([await ask(rsa), await ask(pss)]).toEqual([401, 200])

    const other = await world.authorize(session, { client_id: 'bound' })
    const headers = { ...world.basicOf('bound'), dpop: await proveBy(rsa, '/v1/oauth2/token') }
    expect((await world.token(other, {}, headers)).data.token_type).toBe('DPoP')
  })

  describe('I5: an app that registers', () => {
    const register = async (metadata: object) => {
      const answer = await world.service.app.inject({
        method: 'POST',
        url: `${world.issuerPath}/v1/oauth2/register`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ redirect_uris: [redirectUri], client_name: 'Own', ...metadata }),
      })
      return { status: answer.statusCode, data: answer.json() }
    }
    const byOwnKey = () => ({
      token_endpoint_auth_method: 'private_key_jwt',
      jwks: { keys: [ec.jwk] },
    })

    test('I5: an app that registers is held to the profile that it names, and told so', async () => {
      const { status, data } = await register({ ...byOwnKey(), profile: 'fapi2' })
      expect(status).toBe(201)
      expect(data).toMatchObject({
        profile: 'fapi2',
        require_pushed_authorization_requests: true,
        dpop_bound_access_tokens: true,
        id_token_signed_response_alg: 'ES256',
      })
      expect((await push(data.client_id, {}, { aud: [world.issuer] })).status).toBe(401)
      const pushed = await push(data.client_id)
      expect(pushed.status).toBe(201)
      const code = await allow(data.client_id, pushed.data.request_uri)
      const fields = { grant_type: 'authorization_code', code, code_verifier: pkce.verifier }
      expect((await exchange(fields, data.client_id)).data.token_type).toBe('DPoP')
    })

    test.each([
      ['with a secret', () => ({ profile: 'fapi2' })],
      ['as a public app', () => ({ profile: 'fapi2', token_endpoint_auth_method: 'none' })],
      ['in a profile that nobody knows', () => ({ ...byOwnKey(), profile: 'fapi9' })],
    ])('I5: a registration %s is refused by name', async (_name, toMetadata) => {
      const { status, data } = await register(toMetadata())
      expect([status, data.error]).toEqual([400, 'invalid_client_metadata'])
    })

    test('I3: an app that registers may ask that its ID tokens keep to the letter', async () => {
      const strict = await register({ ...byOwnKey(), id_token_claims: false })
      expect([strict.status, strict.data.id_token_claims]).toEqual([201, false])
      expect((await register({ ...byOwnKey(), id_token_claims: 'no' })).status).toBe(400)
    })
  })
})
