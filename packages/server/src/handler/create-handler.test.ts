import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startHost } from '../testing/start-host.ts'
import { toForwardedCookies } from './to-forwarded-cookies.ts'

const origin = 'http://localhost:4000'

describe('the service below the host’s own origin', () => {
  let host: Awaited<ReturnType<typeof startHost>>
  /** The cookies of a browser, with their attributes. */
  let jar: Map<string, string>
  beforeEach(async () => {
    jar = new Map()
    host = await startHost({
      world: { project: { sessionCookies: { httpOnly: true, domain: null } } },
    })
  })
  afterEach(() => host.world.stop())

  const toCookie = () =>
    [...jar].map(([name, cookie]) => `${name}=${cookie.split(';')[0]}`).join('; ')

  /** Sends a page's request through the host, and keeps the cookies of the answer. */
  async function send(path: string, body?: object, clientAddress = '198.51.100.1') {
    const { publicToken } = host.world.project
    const request = new Request(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`,
        cookie: `${toCookie()}; theme=dark`,
        ...(body
          ? { origin, 'content-type': 'application/json' }
          : { 'sec-fetch-site': 'same-origin' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const response = await host.portico.handler(request, { clientAddress })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', ...value] = cookie.split('=')
      jar.set(name, value.join('='))
    }
    return response
  }

  async function signIn(email = 'ada@example.com') {
    const sent = await send('/sdk/v1/otps/email/login_or_create', { email })
    const { data } = await sent.json()
    const token = await host.world.inbox.codeFor(email)
    return send('/sdk/v1/otps/authenticate', {
      method_id: data.method_id,
      token,
      session_duration_minutes: 60,
    })
  }

  test('a page signs in and holds no token; the server knows who it is', async () => {
    const answer = await signIn()
    expect(answer.status).toBe(200)
    expect((await answer.json()).data).toMatchObject({ session_token: '', session_jwt: '' })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    for (const name of ['stytch_session', 'stytch_session_jwt'])
      expect(jar.get(name)).toMatch(/; HttpOnly/)
    const request = new Request(origin, { headers: { cookie: toCookie() } })
    expect((await host.portico.authenticate(request)).user?.email).toBe('ada@example.com')
    const me = await send('/sdk/v1/users/me')
    expect((await me.json()).data.emails).toMatchObject([{ email: 'ada@example.com' }])
  })

  test('the session is recorded with the address of the browser, and limits count it', async () => {
    const answer = await signIn()
    const { data } = await answer.json()
    expect(data.session.attributes.ip_address).toBe('198.51.100.1')
  })

  test('only the service’s cookies and what it reads of a request leave the host', async () => {
    let seen: Headers | undefined
    const portico = host.startOther({
      fetch: async (_, init) => {
        seen = new Headers(init?.headers)
        return Response.json({})
      },
    })
    await portico.handler(
      new Request(`${origin}/sdk/v1/users/me`, {
        headers: {
          cookie: 'theme=dark; portico_browser=b',
          'x-host': 'private',
          authorization: 'a',
        },
      }),
    )
    expect([...(seen?.keys() ?? [])].sort()).toEqual([
      'authorization',
      'cookie',
      'x-portico-client',
    ])
    expect(seen?.get('cookie')).toBe('portico_browser=b')
  })

  test('other paths are not passed on, however they are spelled', async () => {
    for (const path of ['/v1/users', '/sdk/../v1/users', '/sdk/%2e%2e/v1/users', '/sdkv1', '/'])
      expect([path, (await send(path)).status]).toEqual([path, 404])
    expect((await send('/sdk/v1/nothing')).status).toBe(404)
  })

  test('errors of the service arrive as they are, and one that is down is told as such', async () => {
    const wrong = await send('/sdk/v1/otps/authenticate', { method_id: 'x', token: '1' })
    expect((await wrong.json()).error_type).toBe('invalid_code')
    host.setDown(true)
    const down = await send('/sdk/v1/users/me')
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await down.json()).toMatchObject({ error_type: 'server_unavailable' })
  })

  test('a request that the page breaks off is broken off at the service, and is no error of the host', async () => {
    let close = () => {}
    const closed = new Promise<void>((resolve) => {
      close = resolve
    })
    const leaving = new AbortController()
    const slow = createServer((_, response) => {
      response.once('close', close)
      // a request that is broken off before it has left would never come
      leaving.abort()
    })
    await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening))
    const address = slow.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const portico = host.startOther({ baseUrl: `http://127.0.0.1:${port}`, fetch })
    const answer = portico.handler(
      new Request(`${origin}/sdk/v1/users/me`, { signal: leaving.signal }),
    )
    expect((await answer).status).toBe(499)
    await closed
    slow.close()
  })
})

test.each([
  [null, ''],
  ['', ''],
  ['a=1; stytch_session=t; b=2', 'stytch_session=t'],
  [
    '__Host-stytch_session=t;__Host-stytch_session_jwt=j',
    '__Host-stytch_session=t; __Host-stytch_session_jwt=j',
  ],
  ['__Host-portico_browser=b; xportico_=1; __Secure-stytch_session=t', '__Host-portico_browser=b'],
  ['shop=t; shop_jwt=j; shopping=1', 'shop=t; shop_jwt=j'],
])('of the cookies %j the service gets %j', (header, forwarded) => {
  expect(toForwardedCookies(header, { token: 'shop', jwt: 'shop_jwt' })).toBe(forwarded)
})
