/** Tests hosts inside a native wrapper or an extension, custom URL schemes, and hash routers. */
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { findLandingUrlError, findOriginError, findUrlError } from './exact-url.ts'
import { toRoot } from './site-root.ts'

const origins = [
  'capacitor://localhost',
  'ionic://localhost',
  'tauri://localhost',
  'app://obsidian.md',
  'http://tauri.localhost',
  'http://localhost',
  'https://localhost',
  'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
  'moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc',
  'safari-web-extension://b7a9f2d0-0000-4000-8000-000000000000',
]

describe('an origin of an app or an extension', () => {
  test.each(origins)('B9: %s is taken, exactly', (origin) => {
    expect(findOriginError(origin)).toBeNull()
    for (const odd of [
      `${origin}/`,
      `${origin}/x`,
      `${origin}?x`,
      `${origin}#x`,
      origin.toUpperCase(),
    ]) {
      expect([odd, findOriginError(odd)]).toEqual([odd, expect.stringMatching(/^must be /)])
    }
  })

  test.each([
    ...[
      'null',
      '',
      '*',
      'capacitor://',
      'capacitor:localhost',
      'capacitor://*',
      'file://',
      'file:///',
    ],
    ...['data://x', 'javascript://x', 'blob://x', 'about://blank', 'chrome://settings', 'ftp://x'],
    ...[
      'ws://app.example.com',
      'view-source://x',
      'chrome-extension://*',
      'intent://x',
      'ms-x://y',
    ],
    ...['capacitor://user@localhost', 'capacitor://localhost:x', 'capacitor://local host', 'c://x'],
    'http://app.example.com',
  ])('B9: %j is none', (origin) => {
    expect(findOriginError(origin)).toMatch(/^must be /)
  })
})

const landings = [
  'com.example.app:/authenticate',
  'example://authenticate',
  'capacitor://localhost/authenticate',
  'chrome-extension://abcdefghijklmnopabcdefghijklmnop/signed-in.html',
  'https://app.example.com/#/authenticate',
  'https://app.example.com/shop?x=1#!/authenticate',
  'capacitor://localhost/#/authenticate',
  'http://localhost:5173/#/authenticate',
  'http://app.localhost:8082/authenticate',
]

test.each(landings)('B9: users may be sent to %s', (url) => {
  expect(findLandingUrlError(url)).toBeNull()
})

test.each([
  ...[
    'javascript:alert(1)',
    'javascript://x/%0aalert(1)',
    'javascript:/x/#/y',
    'data:/x',
    'file:///x',
  ],
  ...[
    'http://app.example.com/#/x',
    'http://app.localhost.example/x',
    'https://app.example.com/#x',
    'blob:/x',
  ],
  ...[
    'https://user@app.example.com/#/x',
    'https://APP.example.com/#/x',
    'intent://x/#/y',
    'vbscript:/x',
  ],
  ...[
    'https://app.example.com/#/a b',
    'https://app.example.com/#/a#/b',
    'chrome-extension://*/x',
    'null',
  ],
])('B9: nobody is sent to %j', (url) => {
  expect(findLandingUrlError(url)).toMatch(/^must /)
})

test('E4: what the service itself calls is plain on loopback alone: another resolver may know a host under .localhost', () => {
  expect(findUrlError('http://localhost:3000/hook')).toBeNull()
  expect(findUrlError('http://app.localhost:3000/hook')).toMatch(/^must be https/)
})

test.each([
  ['https://app.example.com/a?b#/c', 'https://app.example.com/'],
  ['capacitor://localhost/a', 'capacitor://localhost/'],
  ['com.example.app:/a', 'com.example.app:/'],
])('B9: the beginning of %s is %s', (url, root) => {
  expect(toRoot(url)).toBe(root)
})

describe('a project of an app', () => {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    const kinds = ['login', 'signup', 'reset_password'] as const
    world = await createTestService({
      storage: database.storage,
      project: {
        allowedOrigins: ['capacitor://localhost', 'https://app.example.com'],
        redirectUrls: landings.map((url) => ({ url, kinds })),
      },
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const send = '/magic_links/email/login_or_create'

  test('B9: its page is answered by its origin; another scheme, and null, are not', async () => {
    const ask = (origin: string) =>
      world.post('/users/search', { email: 'a@example.com' }, { headers: { origin } })
    const { status, headers } = await ask('capacitor://localhost')
    expect([status, headers['access-control-allow-origin']]).toEqual([200, 'capacitor://localhost'])
    for (const origin of [
      'null',
      'tauri://localhost',
      'capacitor://localhost:1',
      'capacitor://x',
    ]) {
      const refused = await ask(origin)
      expect([origin, refused.status]).toEqual([origin, 403])
      expect(refused.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test.each(landings)(
    'B9: a link leads to %s, with its token where the page reads it',
    async (url) => {
      const email = `b9-${landings.indexOf(url)}@example.com`
      const sent = await world.post(send, {
        email,
        login_magic_link_url: url,
        signup_magic_link_url: url,
      })
      expect([sent.status, sent.text]).toEqual([200, sent.text])
      const [link] = (await world.takeMail(email)).links
      const { pathname, search } = new URL(link?.url ?? '')
      const answer = await world.send('GET', `${pathname}${search}`, undefined, {
        headers: { accept: 'text/html' },
      })
      const location = String(answer.headers.location)
      const [address, route = ''] = url.split('#')
      expect(
        location.startsWith(`${address}${address?.includes('?') ? '&' : '?'}stytch_token_type=`),
      ).toBe(true)
      expect(location.split('#')[1] ?? '').toBe(route)
      const token = /[?&]token=([^&#]+)/.exec(location)?.[1]
      const { status } = await world.post('/magic_links/authenticate', {
        token,
        session_duration_minutes: 5,
      })
      expect(status).toBe(200)
    },
  )

  test('B9: a page of another scheme is refused', async () => {
    for (const url of [
      'example://other',
      'com.example.app:/authenticate/x',
      'capacitor://localhost/x',
    ]) {
      const answer = await world.post(send, { email: 'x@example.com', login_magic_link_url: url })
      expect([url, answer.status]).toEqual([url, 400])
    }
  })
})
