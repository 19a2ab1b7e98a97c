import { describe, expect, it } from 'vitest'
import { getInternals } from '../../client/get-internals.ts'
import {
  nameErrors,
  PorticoAPIError,
  PorticoAPISchemaError,
  PorticoAPIUnreachableError,
  PorticoSDKUsageError,
} from '../../foundation/errors/errors.ts'
import { createFakeBrowser, options, publicToken } from '../../testing/fake-browser.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { answer, createFakeService, holdAnswer, refuse } from '../../testing/fake-service.ts'

const sendCode = 'POST /otps/email/login_or_create'
const useCode = 'POST /otps/authenticate'

function createWorld() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const reported: unknown[] = []
  const tab = createFakeBrowser({ clock, fetch: service.fetch }).openTab()
  const client = tab.connect({ ...options, errorReporter: (error) => reported.push(error) })
  const find = (route: string) => {
    const request = service.requests.find((seen) => seen.route === route)
    if (!request) throw new Error(`no request to ${route}`)
    return request
  }
  return { clock, service, client, reported, find, tab }
}

describe('the wire', () => {
  it('sends the documented headers, with the public token in place of a session token', async () => {
    const { service, client, find } = createWorld()
    service.on(useCode, () => answer(service.openSession()))
    await client.otps.authenticate('123456', 'method-1')
    const { url, init, headers, body } = find(useCode)
    expect(url).toBe('https://auth.example.com/sdk/v1/otps/authenticate')
    expect(init.credentials).toBe('include')
    // the page's address may hold a one-time token
    expect(init.referrerPolicy).toBe('strict-origin')
    expect(headers.get('authorization')).toBe(`Basic ${btoa(`${publicToken}:${publicToken}`)}`)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('x-sdk-parent-host')).toBe('https://app.example.com')
    expect(body).toEqual({ token: '123456', method_id: 'method-1' })
    const telemetry = JSON.parse(atob(headers.get('x-sdk-client') ?? ''))
    expect(telemetry).toMatchObject({
      event_id: expect.stringMatching(/^event-id-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      app_session_id: expect.stringMatching(/^app-session-id-/),
      persistent_id: expect.stringMatching(/^persistent-id-/),
      client_sent_at: '2026-01-02T03:04:05.000Z',
      timezone: 'Europe/London',
      app: { identifier: 'app.example.com' },
      sdk: { identifier: 'Portico JavaScript SDK' },
    })
    expect(telemetry).not.toHaveProperty('stytch_user_id')
  })

  it('sends what needs no session as a simple request, which no preflight delays, while nobody is signed in', async () => {
    const { service, client, find } = createWorld()
    service.on(sendCode, () => answer({ method_id: 'method-1' }))
    await client.otps.email.loginOrCreate('ada@example.com', { expiration_minutes: 5 })
    const { url, init, body } = find(sendCode)
    expect(url).toBe(
      `https://auth.example.com/sdk/v1/otps/email/login_or_create?public_token=${publicToken}&timezone=Europe%2FLondon`,
    )
    expect(init.headers).toEqual({})
    expect(init.credentials).toBe('include')
    expect(body).toEqual({ email: 'ada@example.com', expiration_minutes: 5 })
    const bootstrap = find('GET /projects/bootstrap')
    expect(bootstrap.init.headers).toEqual({})
    expect(bootstrap.url).not.toContain('?')

    service.on(useCode, () => answer(service.openSession()))
    await client.otps.authenticate('123456', 'method-1')
    service.requests.length = 0
    await client.otps.email.loginOrCreate('ada@example.com')
    expect(find(sendCode).headers.get('authorization')).toMatch(/^Basic /)
  })

  it('names the language of the widget in every call, with a session or as a simple request', async () => {
    const { service, client, find } = createWorld()
    service.on(sendCode, () => answer({ method_id: 'method-1' }))
    service.on(useCode, () => answer(service.openSession()))
    getInternals(client).setLanguage('de-AT')
    await client.otps.email.loginOrCreate('ada@example.com')
    await client.otps.authenticate('123456', 'method-1')
    // a header that needs no preflight (Fetch standard, CORS-safelisted request-header)
    expect(find(sendCode).init.headers).toEqual({ 'Accept-Language': 'de-AT' })
    expect(find(useCode).headers.get('accept-language')).toBe('de-AT')
    getInternals(client).setLanguage('fr')
    service.requests.length = 0
    await client.user.get()
    expect(find('GET /users/me').headers.get('accept-language')).toBe('fr')
  })

  it('sends the session token, and user and session ids, once signed in', async () => {
    const { service, client, find } = createWorld()
    service.on(useCode, () => answer(service.openSession()))
    service.on('POST /users/search', () => answer({ userType: 'new' }))
    await client.otps.authenticate('123456', 'method-1', { session_duration_minutes: 30 })
    await client.user.get()
    const { headers, credential } = find('GET /users/me')
    expect(credential).toBe('token-1')
    expect(JSON.parse(atob(headers.get('x-sdk-client') ?? ''))).toMatchObject({
      stytch_user_id: 'user-test-1',
      stytch_session_id: 'session-test-1',
    })
  })

  it('uses new telemetry ids for every request', async () => {
    const { service, client } = createWorld()
    service.on(useCode, () => refuse(404, 'otp_code_not_found'))
    for (const code of ['123456', '654321'])
      await client.otps.authenticate(code, 'method-1').catch(() => {})
    const ids = service.requests
      .filter(({ route }) => route === useCode)
      .map(({ headers }) => JSON.parse(atob(headers.get('x-sdk-client') ?? '')).event_id)
    expect(new Set(ids).size).toBe(2)
  })

  it('sends a revoke without a body', async () => {
    const { service, client, find } = createWorld()
    service.on(useCode, () => answer(service.openSession()))
    await client.otps.authenticate('123456', 'method-1')
    await client.session.revoke()
    expect(find('POST /sessions/revoke').init.body).toBeUndefined()
  })

  it('returns the response without the internal copy of the user', async () => {
    const { service, client } = createWorld()
    service.on(sendCode, () => answer({ method_id: 'method-1', __user: { user_id: 'x' } }))
    expect(await client.otps.email.loginOrCreate('ada@example.com')).toEqual({
      request_id: 'request-id-test-1',
      status_code: 200,
      method_id: 'method-1',
    })
  })
})

describe('errors', () => {
  it('carries every field of an error answer, and the documented message', async () => {
    nameErrors('Portico') // another file of the same process may have chosen compatible names
    const { service, client, reported } = createWorld()
    service.on(useCode, () =>
      refuse(404, 'otp_code_not_found', 'Invalid passcode, please try again.'),
    )
    const error = await client.otps.authenticate('000000', 'method-1').catch((caught) => caught)
    expect(error).toBeInstanceOf(PorticoAPIError)
    expect(error).toMatchObject({
      name: 'PorticoAPIError',
      status_code: 404,
      error_type: 'otp_code_not_found',
      error_message: 'Invalid passcode, please try again.',
      error_url: 'https://docs.example.com/errors#otp_code_not_found',
      request_id: 'request-id-test-2',
      message:
        '[404] otp_code_not_found\nInvalid passcode, please try again.\n' +
        'See https://docs.example.com/errors#otp_code_not_found for more information.\n' +
        '(request_id: request-id-test-2)',
    })
    expect(reported).toContain(error)
  })

  it.each(['body', 'params', 'query'])('reports a schema error under the key %s', async (key) => {
    const { service, client } = createWorld()
    const fault = { dataPath: '.email', message: 'should be string', keyword: 'type', params: {} }
    service.on(sendCode, () => Response.json({ [key]: [fault] }, { status: 400 }))
    const error = await client.otps.email.loginOrCreate('ada@example.com').catch((caught) => caught)
    expect(error).toBeInstanceOf(PorticoAPISchemaError)
    expect(error.message).toContain('.email should be string')
  })

  it.each([
    ['a page of a proxy', () => new Response('<h1>502</h1>', { status: 502 })],
    ['an empty success', () => new Response(null, { status: 204 })],
    ['a success without data', () => Response.json({ ok: true })],
    ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ])('reports an invalid response: %s', async (_, respond) => {
    const { service, client } = createWorld()
    service.on(useCode, respond)
    const error = await client.otps.authenticate('000000', 'method-1').catch((caught) => caught)
    expect(error).toBeInstanceOf(PorticoAPIUnreachableError)
    expect(error.message).toBe('Invalid response from our servers.')
  })

  it('reports that the service is unreachable, and keeps the cause', async () => {
    const { service, client } = createWorld()
    const cause = new TypeError('Failed to fetch')
    service.on(useCode, () => Promise.reject(cause))
    const error = await client.otps.authenticate('000000', 'method-1').catch((caught) => caught)
    expect(error).toBeInstanceOf(PorticoAPIUnreachableError)
    expect(error).toMatchObject({ message: 'Unable to contact our servers.', cause })
  })

  it('gives up on a service that never answers', async () => {
    const { clock, service, client } = createWorld()
    service.on(useCode, () => holdAnswer().reply)
    const attempt = client.otps.authenticate('000000', 'method-1').catch((caught) => caught)
    await clock.pass(15_000)
    expect(await attempt).toBeInstanceOf(PorticoAPIUnreachableError)
  })

  it('rejects an aborted call with the reason, without a report', async () => {
    const { service, client, reported, clock } = createWorld()
    await clock.settle()
    reported.length = 0
    service.on(sendCode, () => holdAnswer().reply)
    const leaving = new AbortController()
    const attempt = client.otps.email
      .loginOrCreate('ada@example.com', {}, { signal: leaving.signal })
      .catch((caught) => caught)
    const reason = new Error('the screen was left')
    leaving.abort(reason)
    expect(await attempt).toBe(reason)
    expect(reported).toEqual([])
  })

  it('sends nothing when the call was already aborted', async () => {
    const { service, client } = createWorld()
    const signal = AbortSignal.abort(new Error('left'))
    await expect(
      client.otps.email.loginOrCreate('ada@example.com', {}, { signal }),
    ).rejects.toThrow('left')
    expect(service.count(sendCode)).toBe(0)
  })

  it('tells a host without types what it passed wrongly', async () => {
    const { client } = createWorld()
    const email: string = JSON.parse('null')
    const error = await client.otps.email.loginOrCreate(email).catch((caught) => caught)
    expect(error).toBeInstanceOf(PorticoSDKUsageError)
    expect(error.message).toBe('Invalid call to otps.email.loginOrCreate\nemail must be a string.')
  })

  it('survives an error reporter that throws', async () => {
    const { service, tab } = createWorld()
    service.on(useCode, () => refuse(404, 'otp_code_not_found'))
    const client = tab.connect({
      ...options,
      errorReporter: () => {
        throw new Error('broken hook')
      },
    })
    await expect(client.otps.authenticate('000000', 'm')).rejects.toBeInstanceOf(PorticoAPIError)
  })
})

describe('retrying', () => {
  const failOnce = (respond: () => Response) => {
    let isFirst = true
    return () => {
      if (!isFirst) return respond()
      isFirst = false
      return Promise.reject(new TypeError('Failed to fetch'))
    }
  }

  it('never retries a send or the use of a code: it may have arrived', async () => {
    const { clock, service, client } = createWorld()
    service.on(
      sendCode,
      failOnce(() => answer()),
    )
    service.on(
      useCode,
      failOnce(() => answer()),
    )
    const attempts = Promise.allSettled([
      client.otps.email.loginOrCreate('ada@example.com'),
      client.otps.authenticate('123456', 'method-1'),
    ])
    await clock.pass(10_000)
    expect((await attempts).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(service.count(sendCode)).toBe(1)
    expect(service.count(useCode)).toBe(1)
  })

  it('retries the confirmation of a session that did not get through', async () => {
    const { clock, service, client } = createWorld()
    const session = service.openSession()
    service.on(useCode, () => answer(session))
    await client.otps.authenticate('123456', 'method-1')
    service.on(
      'POST /sessions/authenticate',
      failOnce(() => answer(session)),
    )
    const confirmed = client.session.authenticate()
    await clock.pass(2_000)
    expect((await confirmed).session.session_id).toBe('session-test-1')
    expect(service.count('POST /sessions/authenticate')).toBe(2)
  })

  it('retries a read while the service restarts, three times at most', async () => {
    const { clock, service, client } = createWorld()
    service.on('GET /users/me', () => refuse(503, 'server_unavailable'))
    const attempt = client.user.get().catch((caught) => caught)
    await clock.pass(10_000)
    expect(await attempt).toMatchObject({ error_type: 'server_unavailable' })
    expect(service.count('GET /users/me')).toBe(3)
  })

  it('does not retry a read that was refused', async () => {
    const { clock, service, client } = createWorld()
    const attempt = client.user.get().catch((caught) => caught)
    await clock.pass(10_000)
    expect(await attempt).toMatchObject({ error_type: 'user_unauthenticated' })
    expect(service.count('GET /users/me')).toBe(1)
  })
})
