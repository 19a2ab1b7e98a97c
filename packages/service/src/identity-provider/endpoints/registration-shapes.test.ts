/** An app that registers writes what it likes: each member is of its kind, absent, narrowed or refused by name. */
import { isLongRun } from '@portico/testkit/run'
import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrationMembers } from '../engine/clean-registration.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

/** The engine's own lists, which have no types. */
const attributesPath = 'oidc-provider/lib/consts/client_attributes.js'
const attributes: unknown = await import(attributesPath)
const lists = ['RECOGNIZED_METADATA', 'STRING', 'ARYS', 'BOOL', 'WEB_URI'].flatMap((name) => {
  const list: unknown = Reflect.get(Object(attributes), name)
  return Array.isArray(list) ? list.map(String) : []
})
const members = [...new Set([...lists, ...Object.keys(registrationMembers), 'software_id'])]

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { keys: [nested(depth - 1)] })

/** Every type, and the texts that a database, a header or a page does not take. */
const nonsense: readonly unknown[] = [
  7,
  -1,
  1e300,
  true,
  [],
  [null],
  [['a']],
  [{ a: 1 }],
  { a: { b: 'c' } },
  { toString: 1, valueOf: 2 },
  { keys: [{ kty: { toString: 1 } }] },
  { keys: [{ kty: 'RSA', kid: 'a\u0000b', n: 'x', e: 'AQAB' }] },
  { keys: 7 },
  nested(400),
  { length: 3 },
  'a\u0000b',
  ['a\u0000b'],
  '\ud800',
  'x'.repeat(20_000),
  ['x'.repeat(9_000)],
  Array(300).fill('x'),
]

const app = {
  client_name: 'Assistant',
  redirect_uris: ['http://127.0.0.1:33418/callback'],
  token_endpoint_auth_method: 'none',
}

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      idp: { allowRegistration: true, registrationsPerHour: 1_000_000 },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const send = async (method: 'POST' | 'PUT', url: string, body: unknown, token?: string) => {
    const answer = await world.service.app.inject({
      method,
      url,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(body),
    })
    return { status: answer.statusCode, data: answer.json() }
  }
  const register = (metadata: object) =>
    send('POST', `${world.issuerPath}/v1/oauth2/register`, metadata)
  return {
    get world() {
      return world
    },
    send,
    register,
  }
}

describe.each(pickEngines('sqlite'))('client apps that register on %s', (engine) => {
  const suite = openSuite(engine)
  const { register } = suite

  test.each([
    [{ client_name: { a: 1 } }, 'client_name must be text of at most 8192 characters'],
    [{ contacts: 'ada@example.com' }, 'contacts must be a list of at most 200 texts'],
    [{ redirect_uris: [7] }, 'redirect_uris must be a list of texts'],
    [{ require_auth_time: 'yes' }, 'require_auth_time must be true or false'],
    [{ default_max_age: -1 }, 'default_max_age must be a whole number'],
    [{ jwks: 'x' }, 'jwks must be a JSON Web Key Set'],
  ])('S9: %j is refused, and the answer says why', async (change, reason) => {
    const { status, data } = await register({ ...app, ...change })
    expect([status, data.error_description]).toEqual([400, reason])
    expect(data.error).toMatch(/^invalid_(client_metadata|redirect_uri)$/)
  })

  test('B5: null and empty members are absent, whichever they are', async () => {
    const bare = (await register(app)).data
    const kept = ({
      client_id: _id,
      client_id_issued_at: _at,
      ...rest
    }: Record<string, unknown>) => {
      const { registration_access_token: _token, registration_client_uri: _uri, ...own } = rest
      return own
    }
    const needed = ['redirect_uris', 'token_endpoint_auth_method', 'client_name']
    for (const name of members.filter((one) => !needed.includes(one))) {
      for (const empty of [null, '', {}]) {
        const { status, data } = await register({ ...app, [name]: empty })
        expect([name, empty, status, kept(data)]).toEqual([name, empty, 201, kept(bare)])
      }
    }
    const lists = Object.entries(registrationMembers).filter(([, kind]) => kind === 'texts')
    for (const [name] of lists.filter(([one]) => !needed.includes(one))) {
      for (const empty of [[], [''], [null]]) {
        const { status, data } = await register({ ...app, [name]: empty })
        expect([name, empty, status, data.response_types]).toEqual([name, empty, 201, ['code']])
      }
    }
  })

  test('B5: an app with no redirect URI may still say that it has no response types', async () => {
    const { status, data } = await register({
      ...{ client_name: 'TV', token_endpoint_auth_method: 'none', redirect_uris: [] },
      ...{ response_types: [], grant_types: ['urn:ietf:params:oauth:grant-type:device_code'] },
    })
    expect([status, data.response_types]).toEqual([201, []])
  })

  test.each([
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'com.example.app:/callback',
    'vscode://publisher.extension/did-authenticate',
  ])('B5: a public app at %s is a native one, and gets its code there', async (uri) => {
    for (const said of [{}, { application_type: 'web' }, { application_type: null }]) {
      const { status, data } = await register({ ...app, ...said, redirect_uris: [uri] })
      expect([status, data.application_type, data.redirect_uris]).toEqual([201, 'native', [uri]])
    }
    const { token_endpoint_auth_method: _none, ...silent } = app
    const { data } = await register({ ...silent, redirect_uris: [uri, ...app.redirect_uris] })
    expect([data.token_endpoint_auth_method, data.client_secret]).toEqual(['none', undefined])
    const session = String((await suite.world.signIn(`b5-${engine}@example.com`)).session_token)
    const request = suite.world.request({
      client_id: data.client_id,
      redirect_uri: uri,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    })
    await suite.world.start(session, request)
    const { data: decided } = await suite.world.submit(session, request)
    expect(decided.redirect_uri).toContain(`${uri}?`)
  })

  test('B5: an app with a secret is at a scheme of its own only where it says that it is native', async () => {
    const secret = { ...app, token_endpoint_auth_method: 'client_secret_basic' }
    const redirect_uris = ['cursor://callback']
    expect((await register({ ...secret, redirect_uris })).status).toBe(400)
    const native = { ...secret, redirect_uris, application_type: 'native' }
    expect((await register(native)).status).toBe(201)
  })

  test.each([
    'javascript://x/%0aalert(1)',
    'data:/text/html,x',
    'file:///etc/passwd',
    'http://evil.example/cb',
    'blob://x',
    'intent://x/',
    'chrome-extension://abcdefghijklmnop/page.html',
  ])('B5: nobody registers at %s', async (uri) => {
    for (const redirect_uris of [[uri], ['cursor://callback', uri]]) {
      const { status, data } = await register({ ...app, redirect_uris })
      expect([status, typeof data.error_description]).toEqual([400, 'string'])
    }
  })

  test.each([
    [{ scope: 'openid admin  email\tfull' }, { scope: 'openid email' }],
    [{ scope: 'mcp:everything' }, { scope: 'openid' }],
    [
      { grant_types: ['authorization_code', 'client_credentials', 'implicit', 'refresh_token'] },
      { grant_types: ['authorization_code', 'refresh_token'] },
    ],
    [{ response_types: ['code', 'token', 'code id_token'] }, { response_types: ['code'] }],
    [{ response_modes: ['query', 'web_message'] }, { response_modes: ['query'] }],
    [{ contacts: ['me', 'ada@example.com'] }, { contacts: ['ada@example.com'] }],
    [{ default_acr_values: ['urn:gold'] }, { default_acr_values: undefined }],
    [{ token_endpoint_auth_signing_alg: 'RS256' }, { token_endpoint_auth_signing_alg: undefined }],
  ])('B5: of %j what is too much is narrowed', async (asked, given) => {
    const { status, data } = await register({ ...app, ...asked })
    expect([status, data]).toMatchObject([201, {}])
    for (const [name, value] of Object.entries(given)) expect(data[name]).toEqual(value)
  })
})

describe.each(pickEngines('postgres'))(
  'client apps that register with odd texts on %s',
  (engine) => {
    const { send, register } = openSuite(engine)

    const describeValue = (value: unknown) => JSON.stringify(value).slice(0, 60)

    /** Each change takes a third of the values, another third for the next member. */
    const takeShare = <Value>(values: readonly Value[], place: number) =>
      values.filter((_, i) => isLongRun || (i + place) % 3 === 0)

    test('S9: every member of every kind is taken, or refused by its name', async () => {
      expect(members.length).toBeGreaterThan(50)
      for (const [place, name] of members.entries()) {
        for (const value of takeShare(nonsense, place)) {
          const { status, data } = await register({ ...app, [name]: value })
          const what = `${name} as ${describeValue(value)}`
          const isAnswered = status === 201 || (status === 400 && typeof data.error === 'string')
          expect([what, status, isAnswered]).toEqual([what, status, true])
          if (status === 201) expect([what, JSON.stringify(data)]).not.toContain('\\u0000')
        }
      }
    })

    test('S9: and so it is when an app is changed', async () => {
      const made = (await register(app)).data
      const url = new URL(made.registration_client_uri).pathname
      for (const name of members.filter((one) => one !== 'client_id')) {
        for (const value of [{ toString: 1 }, ['a\u0000b'], 'a\u0000b', nested(400)]) {
          const body = { ...app, client_id: made.client_id, [name]: value }
          const { status, data } = await send('PUT', url, body, made.registration_access_token)
          const what = `${name} as ${describeValue(value)}`
          expect([what, status < 500]).toEqual([what, true])
          if (status === 200) made.registration_access_token = data.registration_access_token
        }
      }
    })
  },
)
