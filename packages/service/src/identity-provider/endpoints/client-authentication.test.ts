import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientSecret, newClientApp, newPublicApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, createPkce, type IdpWorld } from '../testing/create-idp-world.ts'
import { pageRequest } from '../testing/page-request.ts'

const odd = 'app:with space+%'
const apps = [
  newClientApp(),
  newPublicApp(),
  newClientApp({ clientId: 'other' }),
  newClientApp({ clientId: odd }),
  newClientApp({ clientId: 'signed', metadata: { userinfo_signed_response_alg: 'RS256' } }),
]

describe.each(pickEngines('postgres'))('client authentication on %s', (engine) => {
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
  const signIn = async () => {
    people += 1
    return String((await world.signIn(`person-${people}@example.com`)).session_token)
  }
  const exchange = (code: string, verifier: string) =>
    world.postForm('/v1/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: 'notes-public',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    })
  const getCode = async (challenge: string) =>
    world.authorize(await signIn(), { client_id: 'notes-public', code_challenge: challenge })

  test('OP-05 a failed exchange may be repeated, but a code is revoked after five failures', async () => {
    const { challenge, verifier } = createPkce()
    const wrong = () => createPkce().verifier
    const mended = await getCode(challenge)
    expect((await exchange(mended, wrong())).data.error).toBe('invalid_grant')
    expect((await exchange(mended, verifier)).status).toBe(200)
    const guessed = await getCode(challenge)
    for (let i = 0; i < 5; i += 1) await exchange(guessed, wrong())
    expect((await exchange(guessed, verifier)).data.error).toBe('invalid_grant')
    const atOnce = await getCode(challenge)
    await Promise.all(Array.from({ length: 50 }, () => exchange(atOnce, wrong())))
    expect((await exchange(atOnce, verifier)).data.error).toBe('invalid_grant')
  })

  test.each([42, 129])('OP-05 a verifier of %i characters is refused', async (length) => {
    const verifier = 'a'.repeat(length)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    const code = await getCode(Buffer.from(digest).toString('base64url'))
    expect((await exchange(code, verifier)).status).toBe(400)
  })

  test.each(['a'.repeat(42), 'a'.repeat(129), `${'a'.repeat(42)}=`, `${'a'.repeat(42)}+`])(
    'OP-05 the challenge %s is refused',
    async (challenge) => {
      const params = { client_id: 'notes-public', code_challenge: challenge }
      expect((await world.start(await signIn(), world.request(params))).status).toBe(400)
    },
  )

  test('OP-08 a client id with odd characters is decoded, and not mistaken for another', async () => {
    const ask = (id: string, secret = clientSecret) =>
      world.postForm(
        '/v1/oauth2/introspect',
        { token: 'x' },
        { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      )
    const encoded = encodeURIComponent(odd)
    expect((await ask(encoded)).status).toBe(200)
    expect((await ask(encoded.replaceAll('%20', '+'))).status).toBe(200)
    expect((await ask(encoded, encodeURIComponent(`${clientSecret} `))).status).toBe(401)
    for (const id of [odd, encodeURIComponent(encoded), '%', `${encoded}%00`]) {
      expect([400, 401]).toContain((await ask(id)).status)
    }
  })

  test('OP-08 one app’s secret does not authenticate another app', async () => {
    const code = await world.authorize(await signIn())
    const answer = await world.token(code, { client_id: 'notes' }, world.basicOf('other'))
    expect(answer.data.access_token).toBeUndefined()
    expect([400, 401]).toContain(answer.status)
    // Nor did it cost the app its code.
    expect((await world.token(code)).status).toBe(200)
  })

  test('OP-01 a duplicate redirect_uri does not redirect', async () => {
    const { identityProvider, project } = world
    const outcome = await identityProvider.authorizations.decide({
      http: pageRequest,
      project,
      proved: null,
      source: { address: '', bucket: '', userAgent: '' },
      params: {
        client_id: 'notes',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: [redirectUri, 'https://evil.example.com/'],
      },
    })
    expect(outcome.kind).toBe('refused')
  })

  test('OP-19 the public documents are readable by every page', async () => {
    for (const path of ['/v1/oauth2/jwks', '/.well-known/openid-configuration']) {
      const answer = await world.service.app.inject({
        method: 'GET',
        url: `${world.issuerPath}${path}`,
        headers: { origin: 'https://anywhere.example.com' },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^application\/(jwk-set\+)?json/)
      expect(['*', 'https://anywhere.example.com']).toContain(
        answer.headers['access-control-allow-origin'],
      )
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      expect(answer.headers['cache-control']).toBe('public, max-age=300')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('OP-22 an app registered for signed userinfo gets it signed, for itself', async () => {
    const code = await world.authorize(await signIn(), { client_id: 'signed' })
    const { data } = await world.token(code, {}, world.basicOf('signed'))
    const answer = await world.postForm('/v1/oauth2/userinfo', { access_token: data.access_token })
    expect(answer.headers['content-type']).toContain('application/jwt')
    const jwks = await world.getJson(`${world.issuerPath}/v1/oauth2/jwks`)
    const { payload } = await jwtVerify(answer.text, createLocalJWKSet(jwks.data), {
      issuer: world.issuer,
      audience: 'signed',
      algorithms: ['RS256'],
    })
    expect(payload).toMatchObject({ email: `person-${people}@example.com` })
    const { data: discovery } = await world.getJson(
      `${world.issuerPath}/.well-known/openid-configuration`,
    )
    expect(discovery.userinfo_signing_alg_values_supported).toEqual(['RS256', 'ES256'])
  })
})
