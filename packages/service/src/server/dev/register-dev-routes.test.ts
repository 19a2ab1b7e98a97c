import { fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteStorage } from '../../kernel/storage/sqlite/open-sqlite-storage.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { createDevInbox } from '../../senders/create-dev-inbox.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { registerDevRoutes } from './register-dev-routes.ts'

const development = {
  mode: 'development',
  baseUrl: 'http://localhost:3000',
  developmentSecret: 'secret-test-of-development',
} as const
const paths = ['/dev/project', '/dev/inbox', '/dev/inbox/x/html', '/dev/inbox/stream']

let storage: Storage
let service: TestService
afterEach(async () => {
  await service.close()
  await storage.close()
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  service.service.app.inject({ url, headers: { host: 'localhost:3000', ...headers } })

describe('in development', () => {
  beforeEach(async () => {
    storage = openSqliteStorage({ file: ':memory:' })
    service = await createTestService({
      storage,
      config: development,
      project: { allowLoopback: true },
    })
  })

  test('S2: a form without a body is refused by the example provider, never with a 500', async () => {
    for (const name of ['authorize', 'token']) {
      const url = `/dev/example-provider/${name}`
      const headers = { host: 'localhost:3000' }
      const answer = await service.service.app.inject({ method: 'POST', url, headers })
      expect([name, answer.statusCode]).toEqual([name, 400])
    }
  })

  test('GET /dev/project names the project and its secret', async () => {
    const answer = await get('/dev/project')
    expect(answer.json()).toEqual({
      project_id: service.project.projectId,
      public_token: service.project.publicToken,
      secret: 'secret-test-of-development',
      client_apps: [],
      client_app_url: null,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('E14: the address that the start prints is a page, with the inbox, the token and nothing secret', async () => {
    const answer = await get('/', { accept: 'text/html' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('href="/dev/inbox"')
    expect(answer.body).toContain(service.project.publicToken)
    expect(answer.body).not.toContain(development.developmentSecret)
  })

  test('GET /dev/inbox has every message of an answered request, newest first', async () => {
    const sends = [
      ['/magic_links/email/login_or_create', 'ada@example.com'],
      ['/otps/email/login_or_create', 'bob@example.com'],
      ['/otps/email/login_or_create', 'ada@example.com'],
    ] as const
    for (const [path, email] of sends) await service.post(path, { email })
    const all = (await get('/dev/inbox')).json()
    expect(all.map(({ to }: { to: string }) => to)).toEqual([
      'ada@example.com',
      'bob@example.com',
      'ada@example.com',
    ])
    const [newest, ...more] = (await get('/dev/inbox?to=ada@example.com')).json()
    expect(more).toHaveLength(1)
    expect(newest).toEqual({
      id: expect.any(String),
      channel: 'email',
      from: 'Example <no-reply@localhost>',
      to: 'ada@example.com',
      subject: `${newest.code} is your Example code`,
      text: expect.stringContaining(newest.code),
      html: expect.stringContaining(newest.code),
      code: expect.stringMatching(/^\d{6}$/),
      links: [],
      sent_at: new Date(service.now()).toISOString(),
    })
  })

  test('GET /dev/inbox is a page for a browser, and runs nothing that a mail contains', async () => {
    await service.post('/otps/email/login_or_create', { email: 'ada@example.com' })
    const [{ code, id }] = (await get('/dev/inbox', { accept: '*/*' })).json()
    const answer = await get('/dev/inbox', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers.vary).toContain('accept')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain(code)
    expect(answer.body).toContain('ada@example.com')
    expect(answer.body).toContain(`/dev/inbox/${id}/html`)
    expect((await get('/dev/inbox', { accept: 'application/json' })).json()).toHaveLength(1)
  })

  test('an address with a plus is found, encoded or not', async () => {
    await service.post('/otps/email/login_or_create', { email: 'ada+tag@example.com' })
    for (const to of ['ada+tag@example.com', 'ada%2Btag%40example.com']) {
      expect((await get(`/dev/inbox?to=${to}`)).json()).toHaveLength(1)
    }
  })

  test('a mail is shown in a sandbox, and its links open in another tab', async () => {
    await service.sendLink('ada@example.com', {
      login_magic_link_url: 'http://localhost:3000/authenticate',
      signup_magic_link_url: 'http://localhost:3000/authenticate',
    })
    const [{ id }] = (await get('/dev/inbox')).json()
    const answer = await get(`/dev/inbox/${id}/html`)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = answer.headers['content-security-policy']
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    )
    expect(policy).not.toContain('allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(answer.body).toContain('<base target="_blank"/>')
  })

  test('DELETE /dev/inbox empties it', async () => {
    await service.post('/otps/email/login_or_create', { email: 'ada@example.com' })
    await get('/dev/inbox')
    const headers = { host: 'localhost:3000' }
    const answer = await service.service.app.inject({
      method: 'DELETE',
      url: '/dev/inbox',
      headers,
    })
    expect(answer.statusCode).toBe(204)
    expect((await get('/dev/inbox')).json()).toEqual([])
  })

  test('the stream announces a message, and does not delay a stop', async () => {
    const { url } = await service.service.start()
    const response = await fetch(`${url}/dev/inbox/stream`)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    await service.post('/otps/email/login_or_create', { email: 'ada@example.com' })
    await service.service.deliverNow()
    let heard = ''
    while (!heard.includes('data: ')) heard += (await reader?.read())?.value
    expect(heard).toContain('"to":"ada@example.com"')
    await service.close()
    let last = await reader?.read()
    while (last?.done === false) last = await reader?.read()
    expect(last?.done).toBe(true)
  })

  test.each(paths)('%s is not readable by other sites', async (path) => {
    expect((await get(path, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
    const answer = await get(path, { host: 'evil.example' })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('secret-test')
  })

  test('CORS admits no site', async () => {
    const answer = await get('/dev/project', { origin: 'http://localhost:4000' })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('in production', () => {
  beforeEach(async () => {
    storage = openSqliteStorage({ file: ':memory:' })
    service = await createTestService({ storage })
  })

  test.each(paths)('SVC-03 %s does not exist', async (path) => {
    await service.post('/otps/email/login_or_create', { email: 'ada@example.com' })
    await service.service.deliverNow()
    const answer = await get(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().error_type).toBe('route_not_found')
  })

  test('registering the routes throws', () => {
    expect(() =>
      registerDevRoutes(fastify(), {
        config: {
          mode: 'production',
          baseUrl: 'https://auth.example.com',
          projects: [],
          developmentSecret: null,
          rootKey: new Uint8Array(32),
        },
        devInbox: createDevInbox(),
        clock: { now: () => 0 },
        deliverNow: async () => {},
      }),
    ).toThrow('The development routes exist in development only.')
  })
})
