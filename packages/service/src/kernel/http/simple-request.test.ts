import { api } from '@portico/contract/schemas'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

const sendLink = '/magic_links/email/login_or_create'
const ours = 'https://app.example.com'

describe.each(pickEngines('sqlite'))('simple requests on %s', (engine) => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(() => database.remove())
  const start = (project = {}) =>
    createTestService({
      storage: database.storage,
      project: { allowedOrigins: [ours], ...project },
    })

  /** Sends text as `fetch` does, without any header that would cause a preflight. */
  const ask = (
    world: TestService,
    path: string,
    body: unknown,
    more: { headers?: Record<string, string>; query?: string } = {},
  ) =>
    world.service.app.inject({
      method: 'POST',
      url: `/sdk/v1${path}?public_token=${world.project.publicToken}${more.query ?? ''}`,
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        ...(more.headers ?? { origin: ours }),
      },
      payload: JSON.stringify(body),
    })

  test('what needs no session is answered without a preflight, and the page may read it', async () => {
    const world = await start()
    const answer = await ask(
      world,
      sendLink,
      { email: 'ada@example.com' },
      { query: '&timezone=Europe/Berlin' },
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe(ours)
    expect((await world.takeMail('ada@example.com')).text).toContain('(Berlin)')
  })

  test('another site’s page cannot send anything by one, although there is no preflight', async () => {
    const world = await start()
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await ask(
        world,
        sendLink,
        { email: 'eve@example.com' },
        { headers: { origin } },
      )
      expect([answer.statusCode, answer.json().error_type]).toEqual([
        403,
        'bad_domain_for_stytch_sdk',
      ])
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    await world.service.deliverNow()
    expect(world.inbox.list('eve@example.com')).toEqual([])
  })

  test('a request without an origin comes from no page, and needs an Authorization header', async () => {
    const world = await start()
    const answer = await ask(world, sendLink, { email: 'ada@example.com' }, { headers: {} })
    expect([answer.statusCode, answer.json().error_type]).toEqual([
      401,
      'invalid_authorization_header',
    ])
  })

  test('an unknown public token is refused', async () => {
    const world = await start()
    const answer = await world.service.app.inject({
      method: 'POST',
      url: `/sdk/v1${sendLink}?public_token=public-token-test-other`,
      headers: { origin: ours, 'content-type': 'text/plain' },
      payload: '{"email":"ada@example.com"}',
    })
    expect([answer.statusCode, answer.json().error_type]).toEqual([401, 'unauthorized_credentials'])
  })

  test.each(['', '&timezone=Nowhere/Land', `&timezone=${'x'.repeat(100)}`])(
    'a time zone that is none is as good as unsaid: %j',
    async (query) => {
      const world = await start()
      const email = `zone-${query.length}@example.com`
      expect((await ask(world, sendLink, { email }, { query })).statusCode).toBe(200)
      expect((await world.takeMail(email)).text).toContain('(UTC)')
    },
  )

  test('every other operation takes neither text nor a public token in its address', async () => {
    const world = await start()
    const others = Object.values(api)
      // the fields that all routes have
      .flatMap(({ page }): { method: string; path: string; isSimple?: true }[] =>
        Object.values(page),
      )
      // the event log requires no credentials
      .filter(({ method, path, isSimple }) => method === 'POST' && !isSimple && path !== '/events')
    expect(others.length).toBeGreaterThan(20)
    for (const { path } of others) {
      for (const type of ['text/plain', 'application/json']) {
        const asked = await ask(
          world,
          path,
          {},
          { headers: { origin: ours, 'content-type': type } },
        )
        expect([path, asked.json().error_type]).toEqual([path, 'invalid_authorization_header'])
      }
      const named = await world.post(path, '{}', { headers: { 'content-type': 'text/plain' } })
      expect([path, named.status]).toEqual([path, 415])
    }
  })

  test('the browser’s session cookie does not count', async () => {
    const world = await start({ sessionCookies: { httpOnly: true } })
    const { session_token: token } = await world.signIn('cookie@example.com')
    const answer = await ask(
      world,
      '/users/search',
      { email: 'cookie@example.com' },
      {
        headers: { origin: ours, cookie: `stytch_session=${token}` },
      },
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie'] ?? '').not.toContain('stytch_session')
  })
})
