import { errorCatalogue } from '@portico/contract/schemas'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { toBasic } from '../../testing/create-test-service.ts'

const send = '/magic_links/email/login_or_create'

describe.each(pickEngines('sqlite'))('the HTTP shell on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)

  describe('errors', () => {
    test('have the flat body that clients read, and no keys that clients take for a schema error', async () => {
      const world = await start()
      const answer = await world.post('/users/search', { email: 'nobody' })
      expect(answer.headers['content-type']).toContain('application/json')
      expect(JSON.parse(answer.text)).toEqual({
        status_code: 400,
        request_id: expect.stringMatching(/^request-id-[0-9a-f-]{36}$/),
        error_type: 'invalid_email',
        error_message: 'Email format is invalid.',
        error_url: 'https://auth.example.com/v1/public/errors/invalid_email',
      })
    })

    test('link to a page that explains them', async () => {
      const world = await start()
      const page = await world.get('/v1/public/errors/invalid_email')
      expect(page.text).toContain(errorCatalogue.invalid_email.message)
      expect((await world.get('/v1/public/errors/constructor')).status).toBe(404)
    })

    test('the widget’s watermark links to a page that runs nothing', async () => {
      const world = await start()
      const page = await world.get('/v1/public/about')
      expect(page.status).toBe(200)
      expect(page.text).toContain('Portico')
      expect(page.text).not.toMatch(/<script|<style|style=/)
    })

    test('name the invalid field, and its error type where it has one', async () => {
      const world = await start()
      const cases: [string, unknown, string, string][] = [
        [send, {}, 'bad_request', 'email'],
        [send, { email: 1 }, 'invalid_email', 'email'],
        [
          send,
          { email: 'a@example.com', login_template_id: {} },
          'bad_request',
          'login_template_id',
        ],
        ['/magic_links/authenticate', { token: 5 }, 'invalid_token', 'token'],
        ['/otps/authenticate', { token: '123456' }, 'bad_request', 'method_id'],
        ['/users/search', { email: 'x'.repeat(2_000) }, 'invalid_email', 'email'],
      ]
      for (const [path, body, errorType, field] of cases) {
        const { data, status } = await world.post(path, body)
        expect([status, data.error_type, data.error_details.field]).toEqual([400, errorType, field])
        for (const key of ['body', 'params', 'query']) expect(data).not.toHaveProperty(key)
      }
    })

    test('an internal failure is a generic 500 that reveals nothing', async () => {
      const world = await start({
        storage: {
          ...fixture.storage,
          transaction: async () => {
            throw new Error('relation "users" at 10.0.0.5 with password hunter2')
          },
        },
      })
      const answer = await world.post(send, { email: 'x@example.com' })
      expect(answer.status).toBe(500)
      expect(answer.data.error_type).toBe('internal_server_error')
      expect(answer.text).not.toMatch(/hunter2|relation|10\.0\.0\.5/)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    })
  })

  test('an unknown path is 404, a wrong HTTP method 405 with the allowed methods', async () => {
    const world = await start()
    const unknown = await world.get('/nowhere')
    expect([unknown.status, unknown.data.error_type]).toEqual([404, 'route_not_found'])
    for (const [method, path, allow] of [
      ['GET', send, 'POST'],
      ['HEAD', send, 'POST'],
      ['DELETE', '/otps/authenticate', 'POST'],
      ['POST', '/users/me', 'GET, PUT'],
      ['PUT', '/v1/public/magic_links/redirect?token=x', 'GET, HEAD'],
    ] as const) {
      const answer = await world.send(method, path)
      expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, allow])
      if (method !== 'HEAD') expect(answer.data.error_type).toBe('method_not_allowed')
    }
  })

  test('a path with a fixed name wins over one with a parameter in its place', async () => {
    const world = await start()
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await world.send(method, '/v1/users/search')
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST'])
    }
  })

  test('a URL that cannot be decoded or is too long is a bad request', async () => {
    const world = await start()
    for (const path of ['/users/%zz', `/projects/bootstrap/${'x'.repeat(300)}`]) {
      const answer = await world.get(path)
      expect([path, answer.status, answer.data.error_type]).toEqual([path, 400, 'bad_request'])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('CSRF-03 no GET reaches a POST route, not even with a method override', async () => {
    const world = await start()
    const answer = await world.get(`${send}?_method=POST&email=a@example.com`, {
      headers: { 'x-http-method-override': 'POST' },
    })
    expect(answer.status).toBe(405)
    await world.service.deliverNow()
    expect(world.inbox.list()).toEqual([])
  })

  test('every response has the security headers and names no software', async () => {
    const world = await start()
    const answers = [
      await world.get('/users/me'),
      await world.get('/nowhere'),
      await world.post('/users/search', { email: 'a@example.com' }),
      await world.post('/users/search', '{'),
      await world.get(`/projects/bootstrap/${world.project.publicToken}`),
      await world.get('/v1/public/magic_links/redirect?token=x'),
    ]
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=31536000',
      })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers.server).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
    const plain = await start({ config: { baseUrl: 'http://localhost:3000' } })
    expect((await plain.get('/users/me')).headers['strict-transport-security']).toBeUndefined()
  })

  describe('bodies', () => {
    test('a body that is not JSON, not UTF-8, compressed or of another type is refused by name', async () => {
      const world = await start()
      const json = { 'content-type': 'application/json' }
      const raw = async (payload: string | Buffer, headers: Record<string, string> = json) => {
        const answer = await world.service.app.inject({
          method: 'POST',
          url: '/sdk/v1/users/search',
          headers: { authorization: toBasic(world.project.publicToken, ''), ...headers },
          payload,
        })
        return [answer.statusCode, answer.json().error_type]
      }
      const bad = [400, 'bad_request']
      expect(await raw('{')).toEqual(bad)
      expect(await raw('{"email":"a@example.com"')).toEqual(bad)
      expect(await raw('"text"')).toEqual(bad)
      expect(await raw('[]')).toEqual(bad)
      expect(await raw('null')).toEqual(bad)
      expect(await raw('{"email":"a@example.com","n":1e999}')).toEqual([200, undefined])
      expect(await raw(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toEqual(bad)
      expect(await raw('{"__proto__":{"x":1},"email":"a@example.com"}')).toEqual(bad)
      expect(await raw('{"constructor":{"prototype":{"x":1}},"email":"a@example.com"}')).toEqual(
        bad,
      )
      expect(
        await raw('{"email":"a@example.com"}', { ...json, 'content-encoding': 'gzip' }),
      ).toEqual([415, 'unsupported_media_type'])
      expect(await raw('<a/>', { 'content-type': 'application/xml' })).toEqual([
        415,
        'unsupported_media_type',
      ])
      expect(await raw('{}', { 'content-type': 'nonsense' })).toEqual([
        415,
        'unsupported_media_type',
      ])
      expect(
        await raw('{"email":"a@example.com"}', {
          'content-type': 'application/json; charset=utf-8',
        }),
      ).toEqual([200, undefined])
      expect(await raw(`{"email":"a@example.com","x":"${'x'.repeat(65_536)}"}`)).toEqual([
        413,
        'request_too_large',
      ])
      expect(await raw('['.repeat(30_000) + ']'.repeat(30_000))).toEqual(bad)
      expect(
        await raw(`{"email":"a@example.com","x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
      ).toEqual([200, undefined])
      expect(await raw('{"email":"b@example.com","email":"a"}')).toEqual([400, 'invalid_email'])
      expect({}).not.toHaveProperty('x')
    })

    test('unknown fields are ignored and change nothing', async () => {
      const world = await start()
      const answer = await world.post(send, {
        email: 'mass@example.com',
        status: 'active',
        user_id: 'user-test-mine',
        userId: 'user-test-mine',
        roles: ['admin'],
        verified: true,
      })
      expect(answer.status).toBe(200)
      const { projectId } = world.project
      expect(await world.storage.users.findByEmail(projectId, 'mass@example.com')).toMatchObject({
        status: 'pending',
        roles: [],
        emails: [{ verified: false }],
      })
    })
  })

  test('in development a foreign host name is refused, loopback and the base URL are not', async () => {
    const world = await start({
      config: { mode: 'development', baseUrl: 'http://portico.test:3000' },
    })
    const call = async (host: string) =>
      (await world.get(`/projects/bootstrap/${world.project.publicToken}`, { headers: { host } }))
        .status
    for (const host of ['portico.test:3000', 'localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect([host, await call(host)]).toEqual([host, 200])
    for (const host of ['evil.com', 'localhost.evil.com', '127.0.0.1.nip.io', 'evil.com@localhost'])
      expect([host, await call(host)]).toEqual([host, 421])
  })

  test('SVC-05 forwarded addresses are trusted from configured proxies only, and from the right', async () => {
    const limited = {
      ...createTestProject().rates,
      searchPerSource: { max: 1, perSeconds: 60 },
    }
    const world = await start({
      project: { rates: limited },
      config: { trustedProxies: ['10.0.0.0/8'] },
    })
    const call = async (ip: string, forwarded: string) =>
      (
        await world.post(
          '/users/search',
          { email: 'a@example.com' },
          { ip, headers: { 'x-forwarded-for': forwarded } },
        )
      ).status
    expect(await call('10.0.0.1', '198.51.100.1')).toBe(200)
    expect(await call('10.0.0.1', '203.0.113.99, 198.51.100.1')).toBe(429)
    expect(await call('10.0.0.1', '198.51.100.2')).toBe(200)
    expect(await call('192.0.2.50', '203.0.113.1')).toBe(200)
    expect(await call('192.0.2.50', '203.0.113.2')).toBe(429)
  })

  test('a source that floods is told to wait, other sources are not', async () => {
    const rates = { ...createTestProject().rates, requestsPerSource: { max: 3, perSeconds: 60 } }
    const world = await start({ project: { rates } })
    const path = `/projects/bootstrap/${world.project.publicToken}`
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await world.get(path)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await world.get(path)
    expect(refused.headers['retry-after']).toBe('60')
    expect((await world.get(path, { ip: '192.0.2.9' })).status).toBe(200)
  })

  test('bootstrap returns what clients need, without Authorization and for known tokens only', async () => {
    const world = await start()
    const path = `/projects/bootstrap/${world.project.publicToken}`
    const { data } = await world.get(path, {
      headers: { authorization: 'nonsense', 'content-type': 'application/json' },
    })
    expect(data).toEqual({
      request_id: expect.any(String),
      status_code: 200,
      project_name: 'Example',
      disable_sdk_watermark: false,
      cname_domain: null,
      email_domains: ['mail.example.com'],
      oauth_providers: {},
      captcha_settings: { enabled: false },
      password_config: {
        luds_complexity: 3,
        luds_minimum_count: 8,
        strength_policy: 'zxcvbn',
      },
      pkce_required_for_email_magic_links: false,
      pkce_required_for_password_resets: false,
      pkce_required_for_oauth: true,
      pkce_required_for_sso: false,
      slug_pattern: null,
      create_organization_enabled: false,
      dfp_protected_auth_enabled: false,
      http_only_cookies: false,
      deletion_days: 14,
      own_languages: [],
      rbac_policy: { roles: [], resources: [], scopes: [] },
      siwe_required_for_crypto_wallets: false,
      vertical: 'CONSUMER',
    })
    for (const token of ['public-token-test-unknown', '__proto__', 'x'.repeat(200)]) {
      const answer = await world.get(`/projects/bootstrap/${token}`)
      expect([answer.status, answer.data.error_type]).toEqual([404, 'public_token_not_found'])
    }
  })
})
