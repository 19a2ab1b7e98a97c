import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toBasic } from '../../testing/create-test-service.ts'
import { newPublicApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, createPkce, type IdpWorld } from '../testing/create-idp-world.ts'

const origin = 'https://app.example.com'
const path = '/sdk/v1/oauth/authorize'

describe.each(pickEngines('sqlite'))('the older dialect on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      project: { originPatterns: ['https://preview-*.example.com'] },
      storage: database.storage,
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const signIn = async () => {
    people += 1
    return String((await world.signIn(`person-${people}@example.com`)).session_token)
  }
  const core = {
    client_id: 'notes',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
  }
  const start = (session: string, change = {}) =>
    world.post('/oauth/authorize/start', { ...core, prompt: '', ...change }, { session })
  const send = (
    session: string,
    change: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = { origin },
  ) =>
    world.service.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({
        ...core,
        consent_granted: 'true',
        state: 'state-1',
        nonce: 'nonce-1',
        __Authorization: toBasic(world.project.publicToken, session),
        '__X-SDK-Client': 'x',
        '__X-SDK-Parent-Host': origin,
        ...change,
      }).toString(),
    })

  test('a user is shown what is requested, and the browser follows the form to the app', async () => {
    const session = await signIn()
    const started = await start(session, { scope: 'openid email documents:read documents:write' })
    expect(started.data).toMatchObject({
      consent_required: true,
      oidc_client: { client_id: 'notes', client_name: 'Notes' },
      grantable_scope: 'openid email documents:read',
      ungrantable_scope: 'documents:write',
    })
    await start(session)
    const answer = await send(session)
    expect(answer.statusCode).toBe(303)
    const { searchParams } = new URL(String(answer.headers.location))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      state: 'state-1',
      iss: world.issuer,
      code: expect.any(String),
    })
    expect((await world.token(searchParams.get('code') ?? '')).status).toBe(200)
  })

  test('a denial returns access_denied; where no consent is required the app gets a code despite it', async () => {
    const session = await signIn()
    await start(session)
    const denied = await send(session, { consent_granted: 'false' })
    expect(denied.headers.location).toContain('error=access_denied')
    await start(session)
    await send(session)
    expect((await start(session)).data.consent_required).toBe(false)
    expect((await send(session, { consent_granted: 'false' })).headers.location).toContain('code=')
  })

  test('a public app is bound to the challenge in the form', async () => {
    const session = await signIn()
    const { challenge, verifier } = createPkce()
    const app = { client_id: newPublicApp().clientId }
    expect((await start(session, app)).status).toBe(200)
    const answer = await send(session, { ...app, code_challenge: challenge })
    const code = new URL(String(answer.headers.location)).searchParams.get('code') ?? ''
    const tokens = await world.postForm('/v1/oauth2/token', {
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
      ...app,
    })
    expect(tokens.status).toBe(200)
    await start(session, app)
    const bare = await send(session, app)
    expect(bare.headers.location).toContain('error=invalid_request')
    expect(bare.headers.location).not.toContain('code=')
  })

  test.each<[string, Record<string, string>]>([
    ['no origin at all', {}],
    ['a sandboxed page', { origin: 'null' }],
    ['another site', { origin: 'https://evil.example.com' }],
    ['a look-alike', { origin: 'https://app.example.com.evil.example' }],
    ['a page that fits a pattern only', { origin: 'https://preview-1.example.com' }],
    ['plain http', { origin: 'http://app.example.com' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour, as the browser says', { 'sec-fetch-site': 'same-site' }],
  ])('CSRF-01 a form from %s is refused', async (_name, headers) => {
    const session = await signIn()
    await start(session)
    const answer = await send(session, {}, headers)
    expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined])
    expect(answer.json().error_type).toBe('bad_domain_for_stytch_sdk')
    expect((await send(session)).statusCode).toBe(303)
  })

  test('CSRF-01 a form of our own pages is accepted', async () => {
    const session = await signIn()
    await start(session)
    expect((await send(session, {}, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303)
    await start(session)
    expect((await send(session, {}, { origin: 'https://auth.example.com' })).statusCode).toBe(303)
  })

  test('CSRF-01 a form must name its session: a cookie does not count', async () => {
    const session = await signIn()
    await start(session)
    const { publicToken } = world.project
    const answer = await send(publicToken, {}, { origin, cookie: `stytch_session=${session}` })
    expect([answer.statusCode, answer.json().error_type]).toEqual([401, 'user_unauthenticated'])
  })

  test.each<[string, Record<string, string>]>([
    ['without its start', { state: 'x' }],
    ['with another scope', { scope: 'openid email phone' }],
    ['with a resource', { resource: 'https://api.example.com/' }],
    ['with claims', { claims: '{"userinfo":{"email":null}}' }],
    ['with a response mode', { response_mode: 'form_post' }],
    ['with a prompt', { prompt: 'none' }],
  ])('CON-01 a form %s is refused', async (name, change) => {
    const session = await signIn()
    if (name !== 'without its start') await start(session)
    const answer = await send(session, change)
    expect([answer.statusCode, answer.json().error_type]).toEqual([
      400,
      'authorization_request_not_started',
    ])
  })

  test('CON-01 a start in one dialect cannot be decided in the other', async () => {
    const session = await signIn()
    await world.start(session)
    expect((await send(session)).statusCode).toBe(400)
    await start(session)
    expect((await world.submit(session, { ...core, scopes: ['openid', 'email'] })).status).toBe(400)
  })

  test('a duplicate field is refused', async () => {
    const session = await signIn()
    await start(session)
    const answer = await world.service.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      payload: `client_id=notes&client_id=other&__Authorization=x`,
    })
    expect([answer.statusCode, answer.json().error_type]).toEqual([400, 'bad_request'])
  })

  test('CSRF-03 other methods and content types do nothing', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
      expect((await world.service.app.inject({ method, url: path })).statusCode).toBe(405)
    }
    const json = await world.service.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', origin },
      payload: '{}',
    })
    expect(json.statusCode).toBe(415)
  })

  test('FRM-01 errors are shown on a page that cannot be framed', async () => {
    const session = await signIn()
    const answer = await send(session, {}, { origin, accept: 'text/html,*/*' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.body).not.toContain('<script')
  })
})
