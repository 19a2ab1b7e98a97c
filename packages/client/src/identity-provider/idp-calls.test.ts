import { describe, expect, it } from 'vitest'
import { createFakeBrowser } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService, refuse } from '../testing/fake-service.ts'

const request = {
  client_id: 'app-1',
  redirect_uri: 'https://app.example/cb',
  response_type: 'code',
  scopes: ['openid'],
  code_challenge: 'c',
  resources: ['https://api.example'],
}

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  const client = browser.openTab().connect()
  const findBody = (route: string) => service.requests.find((one) => one.route === route)?.body
  return { clock, service, client, findBody }
}

describe('client.idp', () => {
  it('asks for the consent manifest with the parameters of the address', async () => {
    const { service, client, findBody } = createWorld()
    const route = 'POST /idp/oauth/authorize/start'
    service.on(route, () => answer({ consent_required: true }))
    expect(await client.idp.oauthAuthorizeStart(request)).toMatchObject({ consent_required: true })
    expect(findBody(route)).toEqual(request)
  })

  it('submits the decision, and returns where to redirect', async () => {
    const { service, client, findBody } = createWorld()
    const route = 'POST /idp/oauth/authorize/submit'
    service.on(route, () => answer({ redirect_uri: 'https://app.example/cb?code=1' }))
    const decision = { ...request, consent_granted: false }
    expect(await client.idp.oauthAuthorizeSubmit(decision)).toMatchObject({
      redirect_uri: 'https://app.example/cb?code=1',
    })
    expect(findBody(route)).toEqual(decision)
  })

  it('never submits a decision twice', async () => {
    const { service, client, clock } = createWorld()
    const route = 'POST /idp/oauth/authorize/submit'
    service.on(route, () => refuse(503, 'service_unavailable'))
    const failed = client.idp
      .oauthAuthorizeSubmit({ ...request, consent_granted: true })
      .catch((error) => error)
    await clock.pass(60_000)
    expect(await failed).toMatchObject({ error_type: 'service_unavailable' })
    expect(service.count(route)).toBe(1)
  })

  it('retries the start of an authorization while the service restarts', async () => {
    const { service, client, clock } = createWorld()
    const route = 'POST /idp/oauth/authorize/start'
    service.on(route, () =>
      service.count(route) === 1 ? refuse(503, 'service_unavailable') : answer({}),
    )
    const started = client.idp.oauthAuthorizeStart(request)
    await clock.pass(60_000)
    await started
    expect(service.count(route)).toBe(2)
  })

  it('asks the service whether a client app may log the user out', async () => {
    const { service, client, findBody } = createWorld()
    const route = 'POST /oauth/logout/start'
    service.on(route, () =>
      answer({ consent_required: false, redirect_uri: 'https://app.example' }),
    )
    const logout = {
      client_id: 'app-1',
      post_logout_redirect_uri: 'https://app.example',
      state: 's',
    }
    expect(await client.idp.oauthLogoutStart(logout)).toMatchObject({ consent_required: false })
    expect(findBody(route)).toEqual(logout)
  })

  it.each<[string, (world: ReturnType<typeof createWorld>) => Promise<unknown>, string]>([
    [
      'idp.oauthAuthorizeStart',
      ({ client }) => client.idp.oauthAuthorizeStart(JSON.parse('{"client_id":"a"}')),
      'redirect_uri must be a string.',
    ],
    [
      'idp.oauthAuthorizeSubmit',
      ({ client }) =>
        client.idp.oauthAuthorizeSubmit(
          JSON.parse(JSON.stringify({ ...request, consent_granted: 'true' })),
        ),
      'consent_granted must be a boolean.',
    ],
    [
      'idp.oauthLogoutStart',
      ({ client }) => client.idp.oauthLogoutStart(JSON.parse('{"client_id":"a"}')),
      'post_logout_redirect_uri must be a string.',
    ],
  ])('tells a host without types what it passed wrongly to %s', async (call, run, problem) => {
    const world = createWorld()
    await expect(run(world)).rejects.toThrow(`Invalid call to ${call}\n${problem}`)
    expect(world.service.requests.filter(({ route }) => route.includes('oauth'))).toEqual([])
  })
})

describe('session.exchangeAccessToken', () => {
  it('signs in the user who authorized the app', async () => {
    const { service, client, findBody } = createWorld()
    const route = 'POST /sessions/exchange_access_token'
    service.on(route, () => answer(service.openSession()))
    const options = { access_token: 'at-1', session_duration_minutes: 60 }
    await client.session.exchangeAccessToken(options)
    expect(findBody(route)).toEqual(options)
    expect(client.session.getTokens()).toEqual({ session_token: 'token-1', session_jwt: 'jwt-1' })
  })

  it('that is refused leaves the session alone', async () => {
    const { service, client } = createWorld()
    service.on('POST /sessions/exchange_access_token', () => answer(service.openSession()))
    await client.session.exchangeAccessToken({ access_token: 'at-1' })
    service.on('POST /sessions/exchange_access_token', () =>
      refuse(401, 'idp_access_token_expired'),
    )
    await expect(
      client.session.exchangeAccessToken({ access_token: 'at-2' }),
    ).rejects.toMatchObject({ error_type: 'idp_access_token_expired' })
    expect(client.session.getSync()).not.toBeNull()
  })
})

describe('a service that knows only the older dialect', () => {
  async function createOlderWorld() {
    const clock = createFakeClock()
    const service = createFakeService(clock)
    const sent: { url: string; fields: object }[] = []
    const browser = createFakeBrowser({
      clock,
      fetch: service.fetch,
      submitForm: (url, fields) => sent.push({ url, fields: Object.fromEntries(fields) }),
    })
    const client = browser.openTab().connect()
    service.on('POST /otps/authenticate', () => answer(service.openSession()))
    await client.otps.authenticate('123456', 'method-1')
    service.on('POST /oauth/authorize/start', () =>
      answer({
        consent_required: true,
        oidc_client: { client_id: 'app-1', client_name: 'Reader' },
        grantable_scope: 'openid  notes:read',
        ungrantable_scope: 'notes:write',
      }),
    )
    return { service, client, sent }
  }

  it('gets requests in the older dialect, and its responses are translated to the newer one', async () => {
    const { service, client } = await createOlderWorld()
    const reply = await client.idp.oauthAuthorizeStart(request)
    const older = service.requests.find(({ route }) => route === 'POST /oauth/authorize/start')
    const { scopes: _, resources, ...rest } = request
    expect(older?.body).toEqual({ ...rest, resource: resources, scope: 'openid', prompt: '' })
    expect(reply).toMatchObject({
      user_id: 'user-test-1',
      consent_required: true,
      client: { client_id: 'app-1', client_name: 'Reader' },
      scope_results: [
        { scope: 'openid', is_grantable: true },
        { scope: 'notes:read', is_grantable: true },
        { scope: 'notes:write', is_grantable: false },
      ],
    })
  })

  it('gets the decision as a form that includes the values of the headers', async () => {
    const { client, sent } = await createOlderWorld()
    await client.idp.oauthAuthorizeStart(request)
    const decision = { ...request, state: 's', consent_granted: true }
    expect(await client.idp.oauthAuthorizeSubmit(decision)).toMatchObject({ redirect_uri: '' })
    expect(sent).toEqual([
      {
        url: 'https://auth.example.com/sdk/v1/oauth/authorize',
        fields: {
          client_id: 'app-1',
          redirect_uri: 'https://app.example/cb',
          response_type: 'code',
          scope: 'openid',
          state: 's',
          code_challenge: 'c',
          resource: 'https://api.example',
          consent_granted: 'true',
          __Authorization: `Basic ${btoa('public-token-test-1:token-1')}`,
          '__X-SDK-Client': expect.any(String),
          '__X-SDK-Parent-Host': 'https://app.example.com',
        },
      },
    ])
  })

  it.each([
    [404, 'connected_app_not_found'],
    [404, 'session_not_found'],
    [400, 'oauth_invalid_scope_requested'],
    [500, 'internal_server_error'],
  ])('is not assumed because of %s %s', async (status, errorType) => {
    const { service, client } = await createOlderWorld()
    service.on('POST /idp/oauth/authorize/start', () => refuse(status, errorType))
    await expect(client.idp.oauthAuthorizeStart(request)).rejects.toMatchObject({
      error_type: errorType,
    })
    expect(service.count('POST /oauth/authorize/start')).toBe(0)
  })
})
