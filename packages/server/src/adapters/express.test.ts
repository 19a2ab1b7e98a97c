import { createServer, type Server } from 'node:http'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startHost } from '../testing/start-host.ts'
import { authenticate, guard, porticoHandler } from './express.ts'

describe('a server of Node', () => {
  let host: Awaited<ReturnType<typeof startHost>>
  let server: Server
  let origin: string
  beforeEach(async () => {
    host = await startHost({
      world: { project: { sessionCookies: { httpOnly: true, domain: null } } },
    })
    const sdk = porticoHandler(host.portico, () => '198.51.100.7')
    server = createServer(async (request, response) => {
      if (request.url?.startsWith('/sdk/')) return sdk(request, response)
      response.setHeader('set-cookie', 'theme=dark')
      const { user } = await authenticate(host.portico, request, response)
      response.end(user?.email ?? 'nobody')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await host.world.stop()
  })

  const call = (path: string, body: object, cookie = '') => {
    const { publicToken } = host.world.project
    return fetch(`${origin}/sdk/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`,
        'content-type': 'application/json',
        origin,
        cookie,
      },
      body: JSON.stringify(body),
    })
  }

  /** Signs a user in through the host, and returns the answer with its cookies. */
  async function signIn() {
    const sent = await call('/otps/email/login_or_create', { email: 'ada@example.com' })
    const { data } = await sent.json()
    const answer = await call('/otps/authenticate', {
      method_id: data.method_id,
      token: await host.world.inbox.codeFor('ada@example.com'),
      session_duration_minutes: 60,
    })
    const cookies = answer.headers.getSetCookie()
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    return { cookies, cookie, ...(await answer.json()) }
  }

  test('passes /sdk on, bodies and cookies included, and knows the user then', async () => {
    const { cookies, cookie, data } = await signIn()
    expect(data.session.attributes.ip_address).toBe('198.51.100.7')
    expect(cookies).toHaveLength(2)
    expect(await (await fetch(origin, { headers: { cookie } })).text()).toBe('ada@example.com')
  })

  test('renews a session beside the cookies that the response has already', async () => {
    const { cookie } = await signIn()
    host.world.clock.advance(6 * 60_000)
    const answer = await fetch(origin, { headers: { cookie } })
    expect(await answer.text()).toBe('ada@example.com')
    const names = answer.headers.getSetCookie().map((one) => one.split('=')[0])
    expect(names).toEqual(['theme', 'stytch_session', 'stytch_session_jwt'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('says what to change where a body parser came first', async () => {
    const errors: unknown[] = []
    const sdk = porticoHandler(host.portico)
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      request.resume().once('end', () =>
        sdk(request, response, (error) => {
          errors.push(error)
          response.end()
        }),
      )
    })
    await call('/otps/email/login_or_create', { email: 'ada@example.com' })
    expect(errors).toMatchObject([{ message: expect.stringContaining('before any body parser') }])
  })

  test('serves Fastify as well, which hands out the same request and response', async () => {
    const app = fastify()
    const sdk = porticoHandler(host.portico)
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/sdk/')) return
      reply.hijack()
      sdk(request.raw, reply.raw)
    })
    app.get('/', async (request, reply) => {
      const { user } = await authenticate(host.portico, request.raw, reply.raw)
      return user?.email ?? 'signed out'
    })
    server.close()
    origin = await app.listen({ host: '127.0.0.1', port: 0 })
    try {
      const { cookie } = await signIn()
      host.world.clock.advance(6 * 60_000)
      const answer = await fetch(origin, { headers: { cookie } })
      expect(await answer.text()).toBe('ada@example.com')
      expect(answer.headers.getSetCookie()).toHaveLength(2)
    } finally {
      await app.close()
    }
  })

  test('guards a route, and hands the user to it', async () => {
    server.removeAllListeners('request')
    const sdk = porticoHandler(host.portico)
    const members = guard(host.portico, { redirectTo: '/' })
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/sdk/')) return sdk(request, response)
      const locals: { portico?: { user: { email: string } } } = {}
      members(request, Object.assign(response, { locals }), (error) =>
        response.end(error ? `${error}` : locals.portico?.user.email),
      )
    })
    const refused = await fetch(`${origin}/members`, { redirect: 'manual' })
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/'])
    const { cookie } = await signIn()
    const answer = await fetch(`${origin}/members`, { headers: { cookie } })
    expect(await answer.text()).toBe('ada@example.com')
  })
})
