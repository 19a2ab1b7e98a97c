import { describe, expect, it, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import type { ClientOptions } from '../foundation/client-options.ts'
import { sdkVersion } from '../foundation/version.ts'
import {
  createClient,
  createPortico,
  createStytchClient,
  createStytchHeadlessClient,
  getInternals,
  PorticoClient,
  PorticoSDKUsageError,
  StytchClient,
  StytchHeadlessClient,
} from '../index.ts'
import { createFakeBrowser, options, publicToken } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { answer, createFakeService } from '../testing/fake-service.ts'

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const browser = createFakeBrowser({ clock, fetch: service.fetch })
  return { clock, service, browser }
}

/** The base URL that a client with these options calls. */
async function findBaseUrl(given: ClientOptions, token = publicToken) {
  const { clock, service, browser } = createWorld()
  browser.openTab().connect(given, token)
  await clock.settle()
  return service.requests[0]?.url.split('/sdk/v1')[0]
}

describe('the base URL of the service', () => {
  const endpoints = {
    liveAPIURL: 'https://live.example.com',
    testAPIURL: 'http://localhost:3000',
    dfpBackendURL: 'http://localhost:3000',
    clientsideServicesIframeURL: 'http://localhost:3000/frame',
  }

  it.each<[string, ClientOptions, string?]>([
    ['http://localhost:3000', { customBaseUrl: 'http://localhost:3000' }],
    ['https://auth.example.com:8443/id', { customBaseUrl: 'https://auth.example.com:8443/id/' }],
    ['https://auth.example.com', { customBaseUrl: 'auth.example.com' }],
    ['http://localhost:3000', { endpoints }],
    ['https://live.example.com', { endpoints }, 'public-token-live-1'],
    ['https://t.example.com', { endpointOptions: { testApiDomain: 't.example.com' } }],
    [
      'https://l.example.com',
      { endpointOptions: { apiDomain: 'l.example.com' } },
      'public-token-live-1',
    ],
    ['https://script.example.com', { defaultBaseUrl: 'https://script.example.com' }],
    ['http://localhost:3000', { endpoints, defaultBaseUrl: 'https://script.example.com' }],
  ])('is %s with %j', async (expected, given, token) => {
    expect(await findBaseUrl(given, token)).toBe(expected)
  })

  it.each<ClientOptions>([
    {},
    { customBaseUrl: '' },
    { endpoints: {} },
    { customBaseUrl: 'https://' },
  ])('is required: %j alone throws', (given) => {
    const { browser } = createWorld()
    expect(() => browser.openTab().connect(given)).toThrow(PorticoSDKUsageError)
  })

  it('causes an error that names the option to set when it is missing', () => {
    const { browser } = createWorld()
    expect(() => browser.openTab().connect({})).toThrow(/Set the option customBaseUrl/)
  })
})

describe('the public token', () => {
  it.each(['', 'project-test-1', 'secret-test-1'])('%j only causes a warning', async (token) => {
    const { browser } = createWorld()
    const given = { customBaseUrl: 'https://auth.example.com' }
    expect(() => browser.openTab().connect(given, token)).not.toThrow()
    expect(await browser.readWarnings()).toHaveLength(1)
  })

  it('is accepted silently when it looks right', async () => {
    const { browser } = createWorld()
    browser.openTab().connect()
    expect(await browser.readWarnings()).toEqual([])
  })
})

describe('on a server', () => {
  it('a constructor throws an error that says what to do instead', () => {
    for (const make of [
      () => new PorticoClient(publicToken, options),
      () => new StytchClient(publicToken, options),
      () => new StytchHeadlessClient(publicToken, options),
      () => createClient(publicToken, options),
    ]) {
      expect(make).toThrow(PorticoSDKUsageError)
      expect(make).toThrow(/not supported in server environments/)
    }
  })

  it.each([createPortico, createStytchClient, createStytchHeadlessClient])(
    'a created client is inert: getters return null, calls reject',
    async (create) => {
      const client = create(publicToken)
      expect(client.session.getSync()).toBeNull()
      expect(client.session.getTokens()).toBeNull()
      expect(client.user.getInfo().user).toBeNull()
      expect(client.parseAuthenticateUrl()).toBeNull()
      expect(await client.authenticateByUrl()).toBeNull()
      client.session.onChange(() => {})()
      client.onStateChange(() => {})()
      expect(client.rbac.isAuthorizedSync('document', 'read')).toBe(false)
      expect(await client.rbac.allPermissions()).toEqual({})
      const { bootstrap, eventLog } = getInternals(client)
      expect(bootstrap.getSync().projectName).toBeNull()
      expect((await bootstrap.getAsync()).emailDomains).toEqual([])
      eventLog.log('render_login_screen', { options: {}, bootstrap: {} })
      // each is listened to at once: one may fail while another still loads its code
      const calls = [
        client.otps.email.loginOrCreate('ada@example.com'),
        client.magicLinks.authenticate('token'),
        client.session.authenticate(),
        client.session.revoke(),
        client.session.attest({ profile_id: 'profile-1', token: 'jwt' }),
        client.user.get(),
        client.user.update({}),
        client.totps.create({}),
        client.impersonation.authenticate({ impersonation_token: 'token' }),
      ]
      await Promise.all(
        calls.map((call) => expect(call).rejects.toThrow(/not supported in server environments/)),
      )
    },
  )

  it('a created client stores nothing: one process serves many users', () => {
    const client = createStytchClient(publicToken)
    client.session.updateSession({ session_token: 'token-of-one-person' })
    expect(client.session.getTokens()).toBeNull()
    expect(createStytchClient(publicToken).session.getTokens()).toBeNull()
  })
})

describe('options of the wrong type', () => {
  const parse = (json: string): ClientOptions => JSON.parse(json)

  it.each([
    ['{"customBaseUrl":7}', 'customBaseUrl must be a string.'],
    ['{"cookieOptions":"x"}', 'cookieOptions must be an object.'],
    ['{"cookieOptions":{"path":7}}', 'cookieOptions.path must be a string.'],
    [
      '{"cookieOptions":{"availableToSubdomains":"yes"}}',
      'cookieOptions.availableToSubdomains must be a boolean.',
    ],
    ['{"keepSessionAlive":"yes"}', 'keepSessionAlive must be a boolean.'],
    ['{"dfpCdnUrl":false}', 'dfpCdnUrl must be a string.'],
  ])('%s: %s', (json, problem) => {
    const { browser } = createWorld()
    const given = { ...options, ...parse(json) }
    expect(() => browser.openTab().connect(given)).toThrow(
      `Invalid call to the client constructor\n${problem}`,
    )
  })

  it('are ignored in production', () => {
    const { browser } = createWorld()
    vi.stubEnv('NODE_ENV', 'production')
    const given = { ...options, ...parse('{"cookieOptions":{"path":7}}') }
    expect(() => browser.openTab().connect(given)).not.toThrow()
    vi.unstubAllEnvs()
  })
})

describe('construction', () => {
  it('does not throw when storage and cookies are blocked', () => {
    const { clock, service } = createWorld()
    const browser = createFakeBrowser({ clock, fetch: service.fetch, isBlocked: true })
    expect(() => browser.openTab().connect()).not.toThrow()
  })

  it('requests only the project configuration when nobody is signed in', async () => {
    const { clock, service, browser } = createWorld()
    service.on('GET /projects/bootstrap', () => answer({ project_name: 'Example' }))
    browser.openTab().connect()
    await clock.settle()
    expect(service.requests.map(({ route }) => route)).toEqual(['GET /projects/bootstrap'])
  })

  it('reports an error once, even when the widget reports it again', async () => {
    const { clock, service, browser } = createWorld()
    service.on('GET /projects/bootstrap', () => answer())
    const reported: unknown[] = []
    const errorReporter = (error: unknown) => reported.push(error)
    const client = browser.openTab().connect({ ...options, errorReporter })
    const error = await client.otps.authenticate('000000', 'm').catch((caught) => caught)
    getInternals(client).reportError(error)
    await clock.settle()
    expect(reported).toEqual([error])
  })

  it('uses the version of the package', () => {
    expect(sdkVersion).toBe(manifest.version)
  })
})
