import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

const send = '/magic_links/email/login_or_create'
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,x-sdk-client,x-sdk-parent-host',
}

describe.each(pickEngines('sqlite'))('origins on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const foreign = [
    'null',
    'https://evil.com',
    'https://ok.com.evil',
    'http://ok.com',
    'https://evil-ok.com',
    'https://okXcom',
    'https://sub.ok.com',
    'https://ok.com.',
    'https://OK.com',
    'HTTPS://ok.com',
    'https://ok.com:443',
    'https://ok.com:8443',
    'https://ok.com/',
    'https://ok.com, https://evil.com',
    'https://user@ok.com',
    'http://localhost:3000',
    'http://127.0.0.1',
    '*',
    '',
  ]

  test('CORS-01 only an origin that is exactly on the list is echoed and admitted', async () => {
    const world = await start({ project: { allowedOrigins: ['https://ok.com'] } })
    for (const origin of foreign) {
      const asked = await world.send('OPTIONS', '/users/search', undefined, {
        headers: { origin, ...preflight },
      })
      const real = await world.post(
        '/users/search',
        { email: 'a@example.com' },
        { headers: { origin } },
      )
      expect([origin, asked.status, real.status]).toEqual([origin, 403, 403])
      expect(real.data.error_type).toBe('bad_domain_for_stytch_sdk')
      for (const answer of [asked, real]) {
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
        expect(answer.headers.vary).toBe('Origin')
      }
    }
  })

  test('CORS-01 a listed origin is echoed exactly, on preflight, success and error alike', async () => {
    const world = await start({ project: { allowedOrigins: ['https://ok.com'] } })
    const headers = { origin: 'https://ok.com' }
    const asked = await world.send('OPTIONS', '/users/search', undefined, {
      headers: { ...headers, ...preflight },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-methods': 'GET,POST,PUT,DELETE',
      'access-control-allow-headers':
        'authorization,content-type,x-sdk-client,x-sdk-parent-host,x-stytch-oauth-type',
      'access-control-max-age': '7200',
    })
    const good = await world.post('/users/search', { email: 'a@example.com' }, { headers })
    const bad = await world.post('/users/search', { email: 'a' }, { headers })
    expect([good.status, bad.status]).toEqual([200, 400])
    for (const answer of [asked, good, bad]) {
      expect(answer.headers['access-control-allow-origin']).toBe('https://ok.com')
      expect(answer.headers['access-control-allow-credentials']).toBe('true')
      expect(answer.headers.vary).toBe('Origin')
    }
  })

  test('CORS-01 another project’s origin passes the preflight, which names no project, but not the call', async () => {
    const other = createTestProject({ allowedOrigins: ['https://other.com'] })
    const world = await start({ otherProjects: [other] })
    const headers = { origin: 'https://other.com' }
    const asked = await world.send('OPTIONS', send, undefined, {
      headers: { ...headers, ...preflight },
    })
    expect(asked.headers['access-control-allow-origin']).toBe('https://other.com')
    const own = await world.post(send, { email: 'x@example.com' }, { headers })
    expect([own.status, own.headers['access-control-allow-origin']]).toEqual([403, undefined])
    await world.service.deliverNow()
    expect(world.inbox.list()).toEqual([])
    const theirs = await world.get(`/projects/bootstrap/${other.publicToken}`, { headers })
    expect(theirs.status).toBe(200)
  })

  test('CORS-01 loopback origins are admitted on any port where the project says so, and look-alikes are not', async () => {
    const world = await start({ project: { allowLoopback: true } })
    const call = (origin: string) =>
      world.post('/users/search', { email: 'a@example.com' }, { headers: { origin } })
    for (const origin of ['http://localhost:5173', 'http://127.0.0.1:1', 'https://[::1]:3000']) {
      const answer = await call(origin)
      expect([origin, answer.status]).toEqual([origin, 200])
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
    }
    for (const origin of [
      'http://localhost.evil.com',
      'http://localhost:3000@evil.com',
      'http://127.0.0.1.evil.com',
      'http://127.1:3000',
      'http://evil.com?localhost',
      'http://localhost:3000/',
      'file://localhost',
      'null',
    ])
      expect([origin, (await call(origin)).status]).toEqual([origin, 403])
  })

  test('a request without Origin comes from a server, and is answered', async () => {
    const world = await start()
    expect((await world.post('/users/search', { email: 'a@example.com' })).status).toBe(200)
  })

  test('ML-12 a page of another site cannot make the service send mail or texts, with or without a preflight', async () => {
    const world = await start()
    const payloads = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']
    const sends = [
      [send, '{"email":"victim@example.com"}'],
      ['/otps/sms/login_or_create', '{"phone_number":"+12015550123"}'],
      ['/otps/whatsapp/login_or_create', '{"phone_number":"+12015550123"}'],
    ] as const
    for (const [path, body] of sends) {
      for (const type of payloads) {
        const answer = await world.send('POST', path, body, {
          headers: { origin: 'https://evil.com', 'content-type': type },
        })
        expect(answer.status).toBe(403)
        const noOrigin = await world.send('POST', path, body, {
          headers: { 'content-type': type },
        })
        expect([type, noOrigin.status]).toEqual([type, 415])
      }
    }
    await world.service.deliverNow()
    expect(world.inbox.list()).toEqual([])
  })
})
