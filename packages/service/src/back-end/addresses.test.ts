import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject, createWorld, type World } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { createHostCalls } from '../testing/create-host-calls.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import { type TestService, toBasic } from '../testing/create-test-service.ts'
import { createAuditReader } from '../testing/read-audit.ts'

const customer = 'https://customer.example.net'
const preflight = { 'access-control-request-method': 'POST' }

describe.each(engines)('origins and redirect URLs that a host adds, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const remove = (host: ReturnType<typeof createHostCalls>, path: string, address: string) =>
    host.send('DELETE', `${path}=${encodeURIComponent(address)}`)

  const addMany = ({ project: { projectId } }: TestService, count: number) =>
    fixture.storage.transaction(async (tx) => {
      for (let i = 0; i < count; i++) {
        const address = `https://shop-number-${i}.example.net`
        await tx.addresses.put({ projectId, use: 'origin', address, kinds: [], addedAt: i }, count)
      }
    })

  /** The statuses of a page's preflight and call. */
  const callFrom = async (world: TestService, origin: string) => {
    const asked = await world.send('OPTIONS', '/users/search', undefined, {
      headers: { origin, ...preflight },
    })
    const called = await world.post(
      '/users/search',
      { email: 'a@example.com' },
      { headers: { origin } },
    )
    return [asked.status, called.status]
  }

  test('an added origin may use the project until it is removed', async () => {
    const other = createTestProject()
    const { world, host } = await fixture.startHost({ otherProjects: [other] })
    expect(await callFrom(world, customer)).toEqual([403, 403])
    const { status, data } = await host.post('/project/origins', { origin: customer })
    expect([status, data.origin, data.added_at]).toEqual([
      200,
      customer,
      '2026-01-15T12:00:00.000Z',
    ])
    expect(await callFrom(world, customer)).toEqual([204, 200])
    const elsewhere = await world.get(`/projects/bootstrap/${other.publicToken}`, {
      headers: { origin: customer },
    })
    expect(elsewhere.status).toBe(403)
    expect((await host.get('/project/origins')).data.origins).toEqual([
      { origin: 'https://app.example.com', added_at: null },
      { origin: customer, added_at: '2026-01-15T12:00:00.000Z' },
    ])
    expect((await remove(host, '/project/origins?origin', customer)).status).toBe(200)
    expect(await callFrom(world, customer)).toEqual([403, 403])
  })

  test('an added redirect URL is accepted for its kinds until it is removed', async () => {
    const { world, host } = await fixture.startHost()
    const url = `${customer}/in`
    const ask = async (body: object) => {
      const path = '/magic_links/email/login_or_create'
      return (await world.post(path, { email: 'a@example.com', ...body })).status
    }
    expect(await ask({ login_magic_link_url: url })).toBe(400)
    const added = await host.post('/project/redirect_urls', { url, kinds: ['login', 'login'] })
    expect(added.data).toMatchObject({ url, kinds: ['login'] })
    expect(await ask({ login_magic_link_url: url })).toBe(200)
    expect(await ask({ signup_magic_link_url: url })).toBe(400)
    const widened = await host.post('/project/redirect_urls', { url })
    expect(widened.data.kinds).toEqual(['login', 'signup', 'reset_password'])
    expect(await ask({ signup_magic_link_url: url })).toBe(200)
    const { data } = await host.get('/project/redirect_urls')
    expect(data.redirect_urls).toEqual([
      { url: 'https://app.example.com/authenticate', kinds: ['login'], added_at: null },
      { url: 'https://app.example.com/welcome?from=mail', kinds: ['signup'], added_at: null },
      { url, kinds: ['login', 'signup', 'reset_password'], added_at: expect.any(String) },
    ])
    expect((await remove(host, '/project/redirect_urls?url', url)).status).toBe(200)
    expect(await ask({ login_magic_link_url: url })).toBe(400)
  })

  test('an added origin may contain the older clients’ frame, however many there are', async () => {
    const { world, host } = await fixture.startHost()
    const readFrame = async (headers = {}) => {
      const answer = await world.get('/v1/public/clientside-services/index.html', { headers })
      return /frame-ancestors ([^;]*);/.exec(String(answer.headers['content-security-policy']))?.[1]
    }
    expect(await readFrame()).toBe('https://app.example.com')
    await host.post('/project/origins', { origin: customer })
    expect(await readFrame()).toBe(`https://app.example.com ${customer}`)
    await addMany(world, 150)
    await host.post('/project/origins', { origin: 'https://last.example.net' })
    expect(await readFrame({ referer: `${customer}/page` })).toBe(customer)
    expect(await readFrame({ referer: 'https://evil.example/' })).toBe("'none'")
    expect(await readFrame()).toBe("'none'")
  })

  test('the refusal of a page names its origin, and how to add it', async () => {
    const { world } = await fixture.startHost()
    const refused = await world.post('/users/search', {}, { headers: { origin: customer } })
    expect(refused.data.error_message).toContain(
      `"${customer}" is not in allowedOrigins. Without a restart, POST /v1/project/origins adds it.`,
    )
  })

  test('a restart keeps what was added', async () => {
    const { world, host } = await fixture.startHost()
    await host.post('/project/origins', { origin: customer })
    await world.close()
    const again = await fixture.start({ project: world.project })
    expect(await callFrom(again, customer)).toEqual([204, 200])
  })

  test('each change is recorded once, with its address', async () => {
    const { world, host } = await fixture.startHost()
    const read = createAuditReader(world)
    const url = `${customer}/in`
    for (const _ of [1, 2]) {
      await host.post('/project/origins', { origin: customer })
      await host.post('/project/redirect_urls', { url, kinds: ['signup'] })
    }
    for (const status of [200, 404]) {
      expect((await remove(host, '/project/origins?origin', customer)).status).toBe(status)
      expect((await remove(host, '/project/redirect_urls?url', url)).status).toBe(status)
    }
    const rows = await read()
    expect(rows.map(({ action, actorKind, details }) => [action, actorKind, details])).toEqual([
      ['origin.added', 'host', { origin: customer }],
      ['origin.removed', 'host', { origin: customer }],
      ['redirect_url.added', 'host', { redirect_url: url, kinds: ['signup'] }],
      ['redirect_url.removed', 'host', { redirect_url: url }],
    ])
  })

  test.each([
    ['http://customer.example.net', 'It must be https (http only on loopback)'],
    ['https://customer.example.net/', 'did you mean "https://customer.example.net"?'],
    ['https://shop-*-team.example.app', 'without a pattern'],
    ['https://CUSTOMER.example.net', 'It must be an exact origin'],
    ['null', 'It must be an exact origin'],
    ['*', 'It must be an exact origin'],
    ['', 'It must be an exact origin'],
  ])('the origin %j is refused, with what to change', async (origin, message) => {
    const { world, host } = await fixture.startHost()
    const { status, data } = await host.post('/project/origins', { origin })
    expect([status, data.error_type]).toEqual([400, 'invalid_origin'])
    expect(data.error_message).toContain(message)
    expect(await callFrom(world, origin)).toEqual([403, 403])
  })

  test.each([
    ['http://customer.example.net/in', 'It must be https (http only on loopback)'],
    ['customer.example.net/in', 'did you mean "https://customer.example.net/in"?'],
    ['https://user@customer.example.net/in', 'no user name'],
    ['https://customer.example.net/*', 'without a pattern'],
    ['javascript:alert(1)', 'It must be https'],
  ])('the redirect URL %j is refused, with what to change', async (url, message) => {
    const { host } = await fixture.startHost()
    const { status, data } = await host.post('/project/redirect_urls', { url })
    expect([status, data.error_type]).toEqual([400, 'invalid_redirect_url'])
    expect(data.error_message).toContain(message)
  })

  test('an address of the configuration is removed there', async () => {
    const { host } = await fixture.startHost()
    const origin = await remove(host, '/project/origins?origin', 'https://app.example.com')
    expect([origin.status, origin.data.error_message]).toEqual([
      404,
      'This origin was not added by the API. "https://app.example.com" is in the configuration; remove it there.',
    ])
    const url = 'https://app.example.com/authenticate'
    const redirect = await remove(host, '/project/redirect_urls?url', url)
    expect([redirect.status, redirect.data.error_type]).toEqual([404, 'redirect_url_not_found'])
    expect(redirect.data.error_message).toContain('remove it there')
  })

  test('a project has at most 200 added origins', async () => {
    const { world, host } = await fixture.startHost()
    await addMany(world, 200)
    const { status, data } = await host.post('/project/origins', { origin: customer })
    expect([status, data.error_type]).toEqual([400, 'too_many_origins'])
    expect(
      (await host.post('/project/origins', { origin: 'https://shop-number-7.example.net' })).status,
    ).toBe(200)
    expect((await host.post('/project/redirect_urls', { url: `${customer}/in` })).status).toBe(200)
  })

  test('a page may not add its own origin', async () => {
    const { world } = await fixture.startHost()
    const { publicToken, projectId, secret } = world.project
    const add = (authorization: string, headers = {}) =>
      world.send(
        'POST',
        '/v1/project/origins',
        { origin: customer },
        {
          headers: { authorization, ...headers },
        },
      )
    expect((await add(toBasic(publicToken, publicToken))).status).toBe(401)
    const { status } = await add(toBasic(projectId, secret), { origin: 'https://app.example.com' })
    expect(status).toBe(403)
    expect(await callFrom(world, customer)).toEqual([403, 403])
  })
})

describe('two processes on one Postgres', () => {
  let database: TestStorage
  let worlds: readonly World[]
  beforeAll(async () => {
    database = await openTestStorage('postgres')
    const project = createTestProject()
    worlds = await Promise.all(
      [1, 2].map(() => createWorld({ database: database.database, project })),
    )
  })
  afterAll(async () => {
    await Promise.all(worlds.map(({ service }) => service.stop()))
    await database.remove()
  })

  test('an added and a removed origin are in force on both', async () => {
    const [first, second] = worlds
    if (!first || !second) throw new Error('There are two.')
    const { publicToken, projectId, secret } = first.project
    const callFrom = async ({ origin: service }: World) => {
      const authorization = toBasic(publicToken, publicToken)
      const headers = { origin: customer, authorization, 'content-type': 'application/json' }
      const body = JSON.stringify({ email: 'a@example.com' })
      const url = `${service}/sdk/v1/users/search`
      const { status } = await fetch(url, { method: 'POST', headers, body })
      const asked = await fetch(url, {
        method: 'OPTIONS',
        headers: { origin: customer, ...preflight },
      })
      return [asked.status, status]
    }
    const change = (method: string, query: string, body?: object) =>
      fetch(`${first.origin}/v1/project/origins${query}`, {
        method,
        headers: {
          authorization: toBasic(projectId, secret),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    expect(await callFrom(second)).toEqual([403, 403])
    await change('POST', '', { origin: customer })
    expect(await callFrom(first)).toEqual([204, 200])
    await vi.waitFor(async () => expect(await callFrom(second)).toEqual([204, 200]), 20_000)
    await change('DELETE', `?origin=${encodeURIComponent(customer)}`)
    expect(await callFrom(first)).toEqual([403, 403])
    await vi.waitFor(async () => expect(await callFrom(second)).toEqual([403, 403]), 20_000)
  })
})
