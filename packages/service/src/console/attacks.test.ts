import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsole } from '../testing/create-console-page.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import type { TestService } from '../testing/create-test-service.ts'
import { listRoutes } from '../testing/list-routes.ts'
import type { ConsoleOperation } from './console-operation.ts'
import { consoleOperations } from './console-operations.ts'
import { isOfWindow } from './page-key.ts'

const names = Object.keys(consoleOperations) as (keyof typeof consoleOperations)[] // its own keys

/** What may stand in the place of a part of a path. */
const markup = '%3Cscript%3Ealert(1)%3C%2Fscript%3E'

/** The rules of a policy, by name. */
const readPolicy = (policy: unknown): ReadonlyMap<string, string> =>
  new Map(
    String(policy ?? '')
      .split('; ')
      .map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]),
  )

describe.each(pickEngines('sqlite'))('attacks on the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let page: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start({ config: { admin: true } })
    page = await openConsole(world)
  })
  afterAll(fixture.close)

  test('no page of this origin runs a script that others write, which could use an operator’s session', async () => {
    const paths = listRoutes(world.service.app)
      .filter(({ methods }) => methods.includes('GET'))
      .map(({ path }) => path.replaceAll(/:\w+|\*/g, markup))
    const query = `?public_token=${world.project.publicToken}&q=${markup}&redirect_uri=${markup}`
    const served: string[] = []
    for (const path of paths) {
      // an answer that goes on has no end to wait for
      if (/live|stream|long|poll/.test(path)) continue
      const { headers, body } = await world.service.app.inject({ method: 'GET', url: path + query })
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
      const type = String(headers['content-type'] ?? '')
      if (!/html|svg|xml/.test(type)) continue
      served.push(path)
      expect([path, headers['cross-origin-opener-policy']]).toEqual([
        path,
        // of pages with different policies none reaches the other’s window
        path === '/admin' ? 'same-origin' : 'same-origin-allow-popups',
      ])
      const policy = readPolicy(headers['content-security-policy'])
      const scripts = policy.get('script-src') ?? policy.get('default-src') ?? 'everything'
      const foreign = scripts.split(' ').filter((one) => !/^'(?:none|self|sha256-.*)'$/.test(one))
      expect([path, foreign]).toEqual([path, []])
      expect([path, policy.get('base-uri')]).toEqual([path, "'none'"])
      expect([path, body.includes('<script>alert(1)')]).toEqual([path, false])
    }
    expect(served.length).toBeGreaterThan(5)
  })

  test('a session’s calls need the key of its page: the cookie alone, and the key of another session, do nothing', async () => {
    const key = page.pageKey
    const other = await openConsole(world)
    for (const name of names) {
      const { method, path, needs, isFramed = false }: ConsoleOperation = consoleOperations[name]
      if (needs === 'nothing' || isFramed) continue
      const body = method === 'POST' ? {} : undefined
      for (const wrong of ['1', other.pageKey, `${key}0`]) {
        const headers = { 'x-portico-console': wrong }
        const answer = await page.send(method, path.replaceAll(/:\w+/g, 'x'), body, { headers })
        expect([name, answer.status, answer.data.error_type]).toEqual([name, 403, 'stale_page'])
      }
    }
    expect((await page.get('/session')).status).toBe(200)
    // a proof changes the cookie and not the key: other tabs of the session go on
    await page.post('/proof', { credential: await page.prove() })
    expect([page.pageKey, (await page.get('/session')).status]).toEqual([key, 200])
  })

  const said: readonly (readonly [isRight: boolean, headers: Readonly<Record<string, string>>])[] =
    [
      [true, { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }],
      [false, {}],
      [false, { 'sec-fetch-mode': 'navigate' }],
      [false, { 'sec-fetch-dest': 'document' }],
      [false, { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'cors' }],
      ...['empty', 'iframe', 'frame', 'embed', 'object', 'script', 'style', 'image'].map(
        (target) => [false, { 'sec-fetch-dest': target, 'sec-fetch-mode': 'navigate' }] as const,
      ),
    ]
  test.each(said)(
    'a document in a window of its own gets the key of the page, and nothing else does: %s, %j',
    (isRight, headers) => {
      expect(isOfWindow({ headers })).toBe(isRight)
    },
  )

  test('no path serves a service worker, which would see the documents of the console', async () => {
    const ask = async (headers: Readonly<Record<string, string>>) =>
      (await world.service.app.inject({ method: 'GET', url: '/openapi.json', headers })).statusCode
    expect(await ask({})).toBe(200)
    expect(await ask({ 'service-worker': 'script' })).toBe(404)
  })

  test('no answer may be framed, apart from previews by the console’s own page', async () => {
    for (const name of names) {
      const operation: ConsoleOperation = consoleOperations[name]
      const { method, path, streams, isFramed = false } = operation
      if (streams === 'events' || name === 'signOut') continue
      const body = method === 'POST' ? {} : undefined
      const query = name === 'frameMail' ? '?template=passcode.login&language=en&scheme=light' : ''
      const answer = await page.send(method, path.replaceAll(/:\w+/g, 'x') + query, body)
      const policy = readPolicy(answer.headers['content-security-policy'])
      const isDocument = isFramed && answer.status === 200
      expect([name, policy.get('frame-ancestors'), answer.headers['x-frame-options']]).toEqual([
        name,
        isDocument ? "'self'" : "'none'",
        isDocument ? 'SAMEORIGIN' : 'DENY',
      ])
      expect([name, policy.get('default-src')]).toEqual([name, "'none'"])
      expect([name, answer.headers['access-control-allow-origin']]).toEqual([name, undefined])
    }
  })

  test('every act is a request that no form, link or image can make', () => {
    for (const name of names) {
      const { method, needs, body }: ConsoleOperation = consoleOperations[name]
      if (needs !== 'act') continue
      expect([name, method === 'GET']).toEqual([name, false])
      // a body is JSON, which needs a preflight that nothing answers
      expect([name, method === 'DELETE' || body !== undefined]).toEqual([name, true])
    }
  })

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])(
    'an act with a body of a form is refused: %s',
    async (type) => {
      const answer = await page.send(
        'POST',
        '/operators/invitations',
        { role: 'act' },
        {
          headers: { 'content-type': type },
        },
      )
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect((await page.get('/operators')).data.invitations).toEqual([])
    },
  )
})
