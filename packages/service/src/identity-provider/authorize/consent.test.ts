import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullAccessScope, standardScopes } from '../../kernel/client-apps/known-scopes.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { newClientApp, newPublicApp } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

const minute = 60_000
const apps = [
  newClientApp(),
  newPublicApp(),
  newClientApp({
    clientId: 'own',
    name: 'Own',
    isFirstParty: true,
    metadata: { scope: 'openid email full_access' },
  }),
  newClientApp({ clientId: 'greedy', metadata: { scope: 'openid full_access' } }),
  newClientApp({ clientId: 'gone', isActive: false }),
  newClientApp({ clientId: 'narrow', metadata: { scope: 'openid email' } }),
]

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
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
    const { session_token, user_id } = await world.signIn(`person-${people}@example.com`)
    return { session: String(session_token), userId: String(user_id) }
  }
  return {
    get world() {
      return world
    },
    signIn,
  }
}

describe.each(pickEngines('sqlite'))('consent on %s', (engine) => {
  const suite = openSuite(engine)
  const { signIn } = suite

  const readRedirect = (text: string) => Object.fromEntries(new URL(text).searchParams)

  test('a user is shown which app requests what, consents, and the app gets a code', async () => {
    const { session, userId } = await signIn()
    const params = suite.world.request({
      scopes: ['openid', 'documents:read', 'documents:write', 'made:up'],
    })
    const started = await suite.world.start(session, params)
    expect(started.data).toMatchObject({
      user_id: userId,
      consent_required: true,
      client: {
        client_id: 'notes',
        client_type: 'third_party',
        client_name: 'Notes',
        client_description: 'Takes notes',
      },
      scope_results: [
        { scope: 'openid', is_grantable: true },
        { scope: 'documents:read', is_grantable: true, description: 'Read your documents' },
        { scope: 'documents:write', is_grantable: false, description: 'Change your documents' },
        { scope: 'made:up', is_grantable: false },
      ],
    })
    const submitted = await suite.world.submit(session, params)
    const { code, state, iss } = readRedirect(submitted.data.redirect_uri)
    expect({ state, iss }).toEqual({ state: 'state-1', iss: suite.world.issuer })
    expect(submitted.data.authorization_code).toBe(code)
    const { data } = await suite.world.token(code ?? '')
    expect(data.scope).toBe('openid documents:read')
  })

  test('a denial is returned to the app, without a code, and recorded', async () => {
    const { session, userId } = await signIn()
    await suite.world.start(session)
    const submitted = await suite.world.submit(session, suite.world.request(), false)
    expect(submitted.data.authorization_code).toBeUndefined()
    expect(readRedirect(submitted.data.redirect_uri)).toMatchObject({
      error: 'access_denied',
      state: 'state-1',
      iss: suite.world.issuer,
    })
    const entries = (await listAudit(suite.world)).filter((entry) => entry.userId === userId)
    expect(entries.find(({ action }) => action === 'connected_app.denied')).toMatchObject({
      details: { connected_app_id: 'notes' },
    })
  })

  test('a consent is remembered for what was granted, and for no more', async () => {
    const { session } = await signIn()
    await suite.world.authorize(session)
    expect((await suite.world.start(session)).data.consent_required).toBe(false)
    const silent = await suite.world.submit(session, suite.world.request(), false)
    expect(silent.data.authorization_code).toBeTruthy()
    const more = suite.world.request({ scopes: ['openid', 'email', 'phone'] })
    expect((await suite.world.start(session, more)).data.consent_required).toBe(true)
    const again = suite.world.request({ prompt: 'consent' })
    expect((await suite.world.start(session, again)).data.consent_required).toBe(true)
    const { session: other } = await signIn()
    expect((await suite.world.start(other)).data.consent_required).toBe(true)
  })

  test('the owner’s first-party apps skip consent, unless they request it', async () => {
    const { session } = await signIn()
    const own = suite.world.request({ client_id: 'own', scopes: ['openid', 'full_access'] })
    const started = await suite.world.start(session, own)
    expect(started.data).toMatchObject({
      consent_required: false,
      client: { client_type: 'first_party' },
    })
    expect(started.data.scope_results[1]).toMatchObject({ is_grantable: true })
    expect((await suite.world.submit(session, own, false)).data.authorization_code).toBeTruthy()
    const asked = { ...own, prompt: 'consent' }
    expect((await suite.world.start(session, asked)).data.consent_required).toBe(true)
  })

  test('CON-01 a decision on a request that was never started is refused', async () => {
    const { session } = await signIn()
    const answer = await suite.world.submit(session)
    expect([answer.status, answer.data.error_type]).toEqual([
      400,
      'authorization_request_not_started',
    ])
  })

  test('CON-01 a decision on a request that another user started is refused', async () => {
    const [ada, eve] = [await signIn(), await signIn()]
    await suite.world.start(ada.session)
    expect((await suite.world.submit(eve.session)).data.error_type).toBe(
      'authorization_request_not_started',
    )
    expect((await suite.world.submit(ada.session)).status).toBe(200)
  })

  test('CON-01 a decision ten minutes after the request was started is refused', async () => {
    const { session } = await signIn()
    await suite.world.start(session)
    suite.world.advance(10 * minute)
    expect((await suite.world.submit(session)).data.error_type).toBe(
      'authorization_request_not_started',
    )
  })

  test.each([
    ['scopes', ['openid', 'email', 'phone']],
    ['redirect_uri', 'https://rp.example.com/other'],
    ['client_id', 'own'],
    ['state', 'another'],
    ['nonce', 'another'],
    ['prompt', 'none'],
    ['code_challenge', 'a'.repeat(43)],
    ['resources', ['https://api.example.com']],
    ['response_mode', 'form_post'],
    ['claims', '{"userinfo":{"email":null}}'],
  ])('CON-01 a decision on a request with another %s is refused', async (name, value) => {
    const { session } = await signIn()
    await suite.world.start(session)
    const answer = await suite.world.submit(session, suite.world.request({ [name]: value }))
    expect(answer.data.error_type).toBe('authorization_request_not_started')
  })

  test('CON-02 if the user must decide, submitting "no consent needed" returns access_denied', async () => {
    const { session } = await signIn()
    await suite.world.start(session)
    const answer = await suite.world.submit(session, suite.world.request(), false)
    expect(readRedirect(answer.data.redirect_uri).error).toBe('access_denied')
    expect(
      (await suite.world.storage.grants.listOfUser(suite.world.project.projectId, '')).length,
    ).toBe(0)
  })

  test('CON-02 a consent to a request that was shown as needing none is refused', async () => {
    const { session, userId } = await signIn()
    await suite.world.authorize(session)
    expect((await suite.world.start(session)).data.consent_required).toBe(false)
    await suite.world.storage.grants.remove(suite.world.project.projectId, userId, 'notes')
    const answer = await suite.world.submit(session, suite.world.request(), true)
    expect(readRedirect(answer.data.redirect_uri).error).toBe('access_denied')
  })

  test.each([
    ['a tab', 'openid\temail'],
    ['a line break', 'openid\r\nemail'],
    ['many spaces', ' openid   email '],
  ])('CON-04 %s between scopes is read as a space', async (_name, scope) => {
    const { session } = await signIn()
    const read = async (scopes: readonly string[]) =>
      (await suite.world.start(session, suite.world.request({ scopes }))).data.scope_results
    expect(await read([scope])).toEqual(await read(['openid email']))
  })

  test.each([
    ['a NUL', 'openid\0admin'],
    ['a quote', 'openid "admin"'],
  ])('CON-04 a scope with %s is refused', async (_name, scope) => {
    const { session } = await signIn()
    const answer = await suite.world.start(session, suite.world.request({ scopes: [scope] }))
    expect(answer.data.error_type).toBe('oauth_invalid_scope_requested')
  })

  test('CON-04 full access is never granted to an app that is not the owner’s', async () => {
    const { session } = await signIn()
    const params = suite.world.request({ client_id: 'greedy', scopes: ['openid', 'full_access'] })
    const started = await suite.world.start(session, params)
    expect(started.data.scope_results[1]).toMatchObject({ is_grantable: false })
    const { data } = await suite.world.submit(session, params)
    expect(
      (await suite.world.token(data.authorization_code, {}, suite.world.basicOf('greedy'))).data
        .scope,
    ).toBe('openid')
  })

  test('CON-04 duplicate scopes are granted once', async () => {
    const { session } = await signIn()
    const code = await suite.world.authorize(session, {
      scopes: ['openid', 'email', 'openid', 'email'],
    })
    expect((await suite.world.token(code)).data.scope).toBe('openid email')
  })

  test('CON-04 scopes of roles removed between the start and the decision are not granted', async () => {
    const { session, userId } = await signIn()
    const { projectId } = suite.world.project
    await suite.world.storage.users.update(projectId, userId, { roles: ['editor'] })
    const params = suite.world.request({ scopes: ['openid', 'documents:write'] })
    const started = await suite.world.start(session, params)
    expect(started.data.scope_results[1].is_grantable).toBe(true)
    await suite.world.storage.users.update(projectId, userId, { roles: [] })
    const { data } = await suite.world.submit(session, params)
    expect((await suite.world.token(data.authorization_code)).data.scope).toBe('openid')
  })

  test('CON-04 roles added between the start and the decision grant nothing that was not shown', async () => {
    const { session, userId } = await signIn()
    const { projectId } = suite.world.project
    const params = suite.world.request({ scopes: ['openid', 'documents:write'] })
    await suite.world.start(session, params)
    await suite.world.storage.users.update(projectId, userId, { roles: ['editor'] })
    const { data } = await suite.world.submit(session, params)
    expect((await suite.world.token(data.authorization_code)).data.scope).toBe('openid')
  })

  test('CON-04 a scope beyond those of the app is refused', async () => {
    const { session } = await signIn()
    const answer = await suite.world.start(
      session,
      suite.world.request({ client_id: 'narrow', scopes: ['openid', 'phone'] }),
    )
    expect(answer.data.error_type).toBe('oauth_invalid_scope_requested')
  })

  test.each([
    [
      'notes',
      'openid, profile, email, phone, address, offline_access, documents:read, documents:write',
    ],
    ['own', 'openid, email, full_access'],
    ['greedy', 'openid'],
    ['narrow', 'openid, email'],
  ])('A3: the refusal of a scope lists what %s may ask', async (client_id, allowed) => {
    const { session } = await signIn()
    const listed = apps.find((app) => app.clientId === client_id)?.metadata.scope ?? allowed
    const isRefused = (scope: string) =>
      // dropped where it cannot be used, not refused
      scope !== 'offline_access' && !String(listed).includes(scope)
    const refused = [...standardScopes, fullAccessScope].filter(isRefused)
    expect(refused).not.toEqual([])
    for (const scope of refused) {
      const params = suite.world.request({ client_id, scopes: ['openid', scope] })
      const { data } = await suite.world.start(session, params)
      expect(data.error_type).toBe('oauth_invalid_scope_requested')
      expect(data.error_message).toContain(`"${client_id}" may ask for: ${allowed}.`)
      expect(data.error_message).not.toContain(scope)
    }
  })

  test.each([
    [{ client_id: 'nobody' }, 404, 'connected_app_not_found'],
    [{ client_id: 'gone' }, 404, 'connected_app_not_found'],
    [
      { redirect_uri: 'https://evil.example.com/' },
      400,
      'connected_app_supplied_redirect_url_not_found_in_client',
    ],
    [{ response_type: 'token' }, 400, 'connected_app_misconfigured_client'],
    [{ response_type: 'code id_token' }, 400, 'connected_app_misconfigured_client'],
    [{ response_mode: 'web_message' }, 400, 'connected_app_misconfigured_client'],
    [{ prompt: 'none login' }, 400, 'connected_app_misconfigured_client'],
    [{ request: 'x.y.z' }, 400, 'connected_app_misconfigured_client'],
    [{ request_uri: 'http://169.254.169.254/' }, 400, 'connected_app_misconfigured_client'],
    [{ max_age: -1 }, 400, 'connected_app_misconfigured_client'],
  ])('a start with %j is refused and does not redirect', async (change, status, errorType) => {
    const { session } = await signIn()
    const answer = await suite.world.start(session, suite.world.request(change))
    expect([answer.status, answer.data.error_type]).toEqual([status, errorType])
    expect(answer.headers.location).toBeUndefined()
  })

  test('without a session nothing is granted', async () => {
    const nobody = await suite.world.post('/idp/oauth/authorize/start', suite.world.request())
    expect([nobody.status, nobody.data.error_type]).toEqual([401, 'user_unauthenticated'])
    const dead = await suite.world.start('A'.repeat(43))
    expect([dead.status, dead.data.error_type]).toEqual([404, 'session_not_found'])
  })

  test('the same request started twice can be decided only once', async () => {
    const { session } = await signIn()
    await suite.world.start(session)
    await suite.world.start(session)
    expect((await suite.world.submit(session)).status).toBe(200)
    expect((await suite.world.submit(session)).status).toBe(400)
  })
})

describe.each(pickEngines('postgres'))('consent at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { signIn } = suite

  test('CON-01 only one decision on a started request counts, also of 50 at once', async () => {
    const { session } = await signIn()
    await suite.world.start(session)
    const answers = await Promise.all(Array.from({ length: 50 }, () => suite.world.submit(session)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const rest = answers.filter(({ status }) => status !== 200)
    expect(new Set(rest.map(({ data }) => data.error_type))).toEqual(
      new Set(['authorization_request_not_started']),
    )
    expect((await suite.world.submit(session)).status).toBe(400)
  })
})
