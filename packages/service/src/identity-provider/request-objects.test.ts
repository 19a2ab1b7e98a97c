import { makeKeyPair } from '@portico/testkit/keys'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { exportJWK, importPKCS8, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp, redirectUri } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'
import { pageRequest } from './testing/page-request.ts'

async function createKey() {
  const { privateKey, publicKey } = makeKeyPair('P-256')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { key: await importPKCS8(pem, 'ES256'), jwk: await exportJWK(publicKey) }
}

type Key = Awaited<ReturnType<typeof createKey>>

/** What a wrong object is made with. */
interface Tools {
  readonly now: () => number
  readonly toClaims: (clientId: string, change?: object) => object
  readonly sign: (claims: object, key?: Key) => Promise<string>
}

/** What is refused, by every way in. */
const wrongObjects: readonly (readonly [string, (tools: Tools) => Promise<string>])[] = [
  [
    'a key of somebody else',
    async ({ sign, toClaims }: Tools) => sign(toClaims('signing'), await createKey()),
  ],
  ['another issuer', ({ sign, toClaims }: Tools) => sign(toClaims('signing', { iss: 'notes' }))],
  [
    'another audience',
    ({ sign, toClaims }: Tools) => sign(toClaims('signing', { aud: 'https://other.example/' })),
  ],
  [
    'a time that is over',
    ({ sign, toClaims, now }: Tools) => sign(toClaims('signing', { exp: now() - 60 })),
  ],
  [
    'a time that has not come',
    ({ sign, toClaims, now }: Tools) => sign(toClaims('signing', { nbf: now() + 600 })),
  ],
  [
    'another client app',
    ({ sign, toClaims }: Tools) => sign(toClaims('signing', { client_id: 'notes' })),
  ],
  [
    'another response type',
    ({ sign, toClaims }: Tools) => sign(toClaims('signing', { response_type: 'token' })),
  ],
  [
    'an object in it',
    ({ sign, toClaims }: Tools) => sign(toClaims('signing', { request: 'x.y.z' })),
  ],
  [
    'a reference in it',
    ({ sign, toClaims }: Tools) => sign(toClaims('signing', { request_uri: 'https://x.example/' })),
  ],
  ['no object at all', async () => 'x.y.z'],
  [
    'a changed part',
    async ({ sign, toClaims }: Tools) =>
      (await sign(toClaims('signing'))).replace(/\.[^.]*\./, '.e30.'),
  ],
]

describe.each(pickEngines('sqlite'))('request objects on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let own: Key
  let session: string
  beforeAll(async () => {
    own = await createKey()
    const jwks = { keys: [own.jwk] }
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      idp: { allowRegistration: true },
      apps: [
        newClientApp(),
        newClientApp({
          clientId: 'signing',
          metadata: { request_object_signing_alg: 'ES256', jwks },
        }),
        newClientApp({ clientId: 'plain', metadata: { request_object_signing_alg: 'none', jwks } }),
      ],
    })
    session = String((await world.signIn('ada@example.com')).session_token)
    for (const client_id of ['notes', 'signing', 'plain'])
      await world.authorize(session, { client_id })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const now = () => Math.floor(world.now() / 1_000)
  const toClaims = (clientId: string, change: object = {}) => ({
    iss: clientId,
    aud: world.issuer,
    exp: now() + 60,
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 'inside',
    nonce: 'nonce-inside',
    ...change,
  })
  const sign = (claims: object, { key } = own, alg = 'ES256') =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(key)
  const tools = (): Tools => ({ now, toClaims, sign })
  const leaveUnsigned = (claims: object) => new UnsecuredJWT({ ...claims }).encode()
  const decide = async (params: Record<string, string>) =>
    world.identityProvider.authorizations.decide({
      http: pageRequest,
      project: world.project,
      source: { address: '', bucket: '', userAgent: '' },
      proved: await world.findSession(session),
      params,
    })
  const send = (clientId: string, request: string, beside: Record<string, string> = {}) =>
    decide({ client_id: clientId, response_type: 'code', scope: 'openid', request, ...beside })
  const readUrl = (answer: Awaited<ReturnType<typeof send>>) =>
    new URL(answer.kind === 'redirect' ? answer.url : `x:?kind=${answer.kind}`).searchParams

  test('I4: what a signed object says is the request, and what stands beside it is not', async () => {
    const object = await sign(toClaims('signing'))
    const beside = { state: 'outside', redirect_uri: 'https://bank.example.com/' }
    const said = readUrl(await send('signing', object, beside))
    expect([said.get('state'), typeof said.get('code')]).toEqual(['inside', 'string'])
    const tokens = await world.token(said.get('code') ?? '', {}, world.basicOf('signing'))
    expect(tokens.data.scope).toBe('openid email')
  })

  test('I4: an object that is not signed is read of an app that is registered so, and of no other', async () => {
    const said = readUrl(await send('plain', leaveUnsigned(toClaims('plain'))))
    expect([said.get('state'), typeof said.get('code')]).toEqual(['inside', 'string'])
    const forged = await send('signing', leaveUnsigned(toClaims('signing')))
    expect(forged).toMatchObject({ kind: 'refused', error: 'invalid_request_object' })
    const none = await send('notes', leaveUnsigned(toClaims('notes')), {
      redirect_uri: redirectUri,
    })
    expect(readUrl(none).get('error')).toBe('request_not_supported')
  })

  test('I4: response_mode inside an object is kept to', async () => {
    const object = await sign(toClaims('signing', { response_mode: 'form_post' }))
    expect((await send('signing', object)).kind).toBe('form_post')
  })

  test.each(wrongObjects)(
    'I4: OP-17 an object with %s is refused, and nobody is sent anywhere',
    async (_name, make) => {
      expect(await send('signing', await make(tools()))).toMatchObject({
        kind: 'refused',
        error: 'invalid_request_object',
      })
    },
  )

  describe('I4: an object that is pushed', () => {
    const push = (
      clientId: string,
      request: string,
      beside: Record<string, string> = {},
      headers: Record<string, string> = world.basicOf(clientId),
    ) => world.postForm('/v1/oauth2/par', { request, ...beside }, headers)
    const use = async (clientId: string, requestUri: string) =>
      decide({ client_id: clientId, request_uri: requestUri })

    test.each([
      ['signed', (claims: object) => sign(claims), 'signing'],
      [
        'unsigned, of an app that is registered so,',
        async (claims: object) => leaveUnsigned(claims),
        'plain',
      ],
    ])(
      'I4: and is %s says the request, and what stands beside it does not',
      async (_name, make, clientId) => {
        const object = await make(toClaims(clientId))
        const beside = {
          state: 'outside',
          redirect_uri: 'https://bank.example.com/',
          scope: 'phone',
        }
        const { status, data } = await push(clientId, object, beside)
        expect(status).toBe(201)
        const said = readUrl(await use(clientId, data.request_uri))
        expect([said.get('state'), typeof said.get('code')]).toEqual(['inside', 'string'])
        const tokens = await world.token(said.get('code') ?? '', {}, world.basicOf(clientId))
        expect(tokens.data.scope).toBe('openid email')
      },
    )

    test('I4: keeps its response_mode, and its offline_access without prompt=consent', async () => {
      const claims = toClaims('signing', {
        response_mode: 'form_post',
        scope: 'openid offline_access',
      })
      const { data } = await push('signing', await sign(claims))
      // What was not allowed before is asked for: the scope was not lost on its way.
      expect((await use('signing', data.request_uri)).kind).toBe('consent')
      const known = await push(
        'signing',
        await sign(toClaims('signing', { response_mode: 'form_post' })),
      )
      expect((await use('signing', known.data.request_uri)).kind).toBe('form_post')
    })

    test('I4: needs an app that is registered for objects, and that proves who it is', async () => {
      const none = await push('notes', leaveUnsigned(toClaims('notes')))
      expect([none.status, none.data.error]).toEqual([400, 'request_not_supported'])
      const object = await sign(toClaims('signing'))
      const unproved = await push('signing', object, { client_id: 'signing' }, {})
      expect([unproved.status, unproved.data.error]).toEqual([401, 'invalid_client'])
      const bad = await push('signing', 'x.y.z', { client_id: 'signing' }, {})
      expect([bad.status, bad.data.error]).toEqual([401, 'invalid_client'])
      const stranger = await push('plain', object, {}, world.basicOf('plain'))
      expect([stranger.status, 'request_uri' in stranger.data]).toEqual([400, false])
      const named = await push('plain', object, { client_id: 'plain' }, world.basicOf('plain'))
      expect([named.status, named.data.error]).toEqual([400, 'invalid_request_object'])
    })

    test('I4: comes once, and without a reference', async () => {
      const object = await sign(toClaims('signing'))
      const both = await push('signing', object, {
        request_uri: 'urn:ietf:params:oauth:request_uri:x',
      })
      expect(both.status).toBe(400)
      const twice = await world.service.app.inject({
        method: 'POST',
        url: `${world.issuerPath}/v1/oauth2/par`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...world.basicOf('signing'),
        },
        payload: `request=${object}&request=${object}`,
      })
      expect(twice.statusCode).toBe(400)
    })

    test.each(wrongObjects)('I4: with %s is refused', async (_name, make) => {
      const { status, data } = await push('signing', await make(tools()))
      // Beside it nothing counts: of another response type it is the type that is wrong.
      expect(['invalid_request_object', 'unsupported_response_type']).toContain(data.error)
      expect([status, 'request_uri' in data]).toEqual([400, false])
    })

    test('I4: that does not say whose it is is refused', async () => {
      const object = await sign(toClaims('signing', { client_id: undefined }))
      expect((await push('signing', object)).data.error).toBe('invalid_request_object')
    })
  })

  test('I4: a page shows what the object says, and takes no other decision', async () => {
    const object = await sign(toClaims('signing', { prompt: 'consent' }))
    const headers = { cookie: `stytch_session=${session}` }
    const sent = { client_id: 'signing', request: object, state: 'outside' }
    const path = `${world.issuerPath}/v1/oauth2/authorize?${new URLSearchParams(sent)}`
    const moved = await world.service.app.inject({ url: path, headers })
    expect(moved.statusCode).toBe(303)
    const address = new URL(String(moved.headers.location), world.issuer)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'signing',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email',
      state: 'inside',
      nonce: 'nonce-inside',
      prompt: 'consent',
      request: object,
    })
    const page = await world.service.app.inject({
      url: `${address.pathname}${address.search}`,
      headers,
    })
    expect([page.statusCode, page.body.includes('data-step="ask"')]).toEqual([200, true])

    const { scope = '', ...shown } = Object.fromEntries(address.searchParams)
    const params = { ...shown, scopes: scope.split(' ') }
    for (const change of [
      { redirect_uri: 'https://bank.example.com/' },
      { state: 'x' },
      { scopes: ['openid'] },
    ]) {
      expect((await world.start(session, { ...params, ...change })).status).toBe(400)
    }
    expect((await world.start(session, params)).data.consent_required).toBe(true)
    const { data } = await world.submit(session, params)
    expect(new URL(data.redirect_uri).searchParams.get('state')).toBe('inside')
  })

  test('I4: an app registers for an algorithm that there is, or for none, and discovery names them', async () => {
    const register = async (alg: string) => {
      const answer = await world.service.app.inject({
        method: 'POST',
        url: `${world.issuerPath}/v1/oauth2/register`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ redirect_uris: [redirectUri], request_object_signing_alg: alg }),
      })
      return [answer.statusCode, answer.json().request_object_signing_alg]
    }
    const path = `${world.issuerPath}/.well-known/openid-configuration`
    const { data } = await world.getJson(path)
    expect([data.request_parameter_supported, data.request_uri_parameter_supported]).toEqual([
      true,
      false,
    ])
    for (const alg of data.request_object_signing_alg_values_supported) {
      expect(await register(alg)).toEqual([201, alg])
    }
    expect((await register('HS256'))[0]).toBe(400)
  })
})
