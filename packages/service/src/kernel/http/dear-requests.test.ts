import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import type { InjectOptions } from 'fastify'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { endpointPaths } from '../../identity-provider/issuer.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { listRoutes } from '../../testing/list-routes.ts'
import { maxParameters } from '../pages/limit-parameters.ts'
import { toParams } from '../pages/read-page-request.ts'
import { matchesETag } from './matches-etag.ts'

const made = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=1`).join('&')
const form = 'application/x-www-form-urlencoded'
/** True for a route that reads no form, or that refuses the request for another reason first. */
const isOtherRefusal = (status: number) => [400, 401, 403, 404, 415].includes(status)

type Method = NonNullable<InjectOptions['method']>

const sentence = `at most ${maxParameters} parameters`

describe.each(pickEngines('sqlite'))('S2: a request of 15 kB costs little on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const own = createTestProject().identityProvider
    world = await createTestService({
      storage: database.storage,
      project: {
        identityProvider: { ...own, allowRegistration: true },
        rates: { ...createTestProject().rates, requestsPerSource: { max: 10_000, perSeconds: 60 } },
      },
    })
    await world.service.app.ready()
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  /** Lists all registered routes with example values in place of parameters. */
  const listAddresses = () =>
    listRoutes(world.service.app)
      .flatMap(({ path, methods }) => methods.map((method) => ({ method, path })))
      .filter(({ method }) => method !== 'OPTIONS' && method !== 'HEAD')
      .map(({ method, path }) => ({
        method: method as Method, // the router lists only valid methods
        url: path.replace(/:\w+|\*/g, 'x'),
      }))

  const below = (name: keyof typeof endpointPaths) =>
    `${world.project.identityProvider.path}${endpointPaths[name]}`

  test('S2: every route takes 100 parameters in its query at most', async () => {
    const addresses = listAddresses()
    const urls = addresses.map(({ url }) => url)
    expect(urls.length).toBeGreaterThan(150)
    for (const name of ['authorize', 'logout', 'deviceVerification', 'token'] as const)
      expect(urls).toContain(below(name))
    expect(urls).toContain('/v1/public/snippets/x.html')
    for (const { method, url } of [...addresses, { method: 'GET', url: '/nowhere' } as const]) {
      const answer = await world.service.app.inject({ method, url: `${url}?${made(101)}` })
      expect([method, url, answer.statusCode]).toEqual([method, url, 400])
      expect([url, answer.body]).toEqual([url, expect.stringContaining(sentence)])
    }
  })

  test('S2: every route that reads a form takes 100 parameters in it at most', async () => {
    const read: string[] = []
    for (const { method, url } of listAddresses()) {
      if (method !== 'POST') continue
      const headers = { 'content-type': form, accept: 'text/html' }
      const answer = await world.service.app.inject({ method, url, headers, payload: made(101) })
      if (answer.body.includes(sentence)) {
        expect([url, answer.statusCode]).toEqual([url, 400])
        read.push(url)
      } else expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy(isOtherRefusal)])
    }
    const names = ['token', 'par', 'revoke', 'introspect', 'device', 'userinfo'] as const
    const pages = ['authorize', 'logout', 'deviceVerification'] as const
    expect(read).toEqual(expect.arrayContaining([...names, ...pages].map(below)))
  })

  test.each(['authorize', 'logout', 'token', 'par', 'revoke', 'introspect', 'device'] as const)(
    'S2: %s says invalid_request of too many parameters, and nothing of 100',
    async (name) => {
      const isPage = name === 'authorize' || name === 'logout'
      const ask = (count: number) =>
        world.service.app.inject(
          isPage
            ? { url: `${below(name)}?${made(count)}` }
            : {
                method: 'POST',
                url: below(name),
                headers: { 'content-type': form },
                payload: made(count),
              },
        )
      const refused = await ask(maxParameters + 1)
      expect(refused.statusCode).toBe(400)
      expect(refused.body).toContain('invalid_request')
      expect((await ask(maxParameters)).body).not.toContain(sentence)
    },
  )

  test('S2: the engine reads a form that was counted as it was sent', async () => {
    const payload = 'grant_type=%70assword&client_id=n%C3%B6ne'
    const headers = { 'content-type': form }
    const url = below('token')
    const answer = await world.service.app.inject({ method: 'POST', url, headers, payload })
    expect(answer.json()).toMatchObject({ error: 'invalid_client' })
    const large = await world.service.app.inject({
      method: 'POST',
      url,
      headers,
      payload: `grant_type=${'x'.repeat(100_000)}`,
    })
    expect(large.statusCode).toBe(413)
  })
})

describe('S2: what reads a request', () => {
  test('S2: parameters are read in one pass, however many names there are', () => {
    const pairs = new URLSearchParams(`${made(50)}&p0=2&empty=`)
    const searches = vi.spyOn(pairs, 'getAll')
    const params = toParams(pairs)
    expect(searches).not.toHaveBeenCalled()
    expect(params.p0).toEqual(['1', '2'])
    expect(params.p49).toBe('1')
    expect(params).not.toHaveProperty('empty')
  })

  test('S2: an entity tag is found among others, with white space around it', () => {
    expect(matchesETag(' "a" , "b"\t', '"b"')).toBe(true)
    expect(matchesETag('"a"', '"b"')).toBe(false)
    expect(matchesETag(undefined, '"b"')).toBe(false)
  })
})

/** All ASCII characters, to find those that two parts of an expression both match. */
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))

/**
 * Finds expressions that start again at every position of a long text: an unbounded repetition followed by something,
 * with nothing before it that the repetition itself would not match (`\s*,`, `=+$`, `[a-z][a-z0-9]*:`), and a repeated
 * group that is itself a repetition (`(a+)+`). An expression anchored by `^` or a lookbehind starts at one position
 * only.
 */
function isBackTracking(expression: string): boolean {
  const source = expression.slice(1, expression.lastIndexOf('/'))
  if (/\((?:\?:)?(?:\\?.|\[[^\]]*\])[*+]\)[*+]/.test(source)) return true
  const parts =
    source
      .replace(/\((?:\?:|\?<\w+>)?|\)|\\b/g, (found, at) => (source[at - 1] === '\\' ? found : ''))
      .match(/\\.|\[(?:\\.|[^\]\\])*\]|[*+?]|\{\d+(?:,\d*)?\}|[\s\S]/g) ?? []
  const before: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? ''
    if (/^[\^|?]$/.test(part)) return false
    if (/^\{\d/.test(part)) continue
    const follows = parts[at + 1] ?? ''
    if (!/^[*+]$/.test(follows)) {
      before.push(part)
      continue
    }
    if (at + 2 >= parts.length) return false
    const own = ascii.filter((one) => new RegExp(`^${part}$`, 's').test(one))
    return before.every((one) => own.some((letter) => new RegExp(`^${one}$`, 's').test(letter)))
  }
  return false
}

function listExpressions(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .flatMap((name) => {
      const file = join(folder, name)
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) found.push(`${name}: ${node.text}`)
        ts.forEachChild(node, visit)
      }
      visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
      return found
    })
}

describe('S2: regular expressions', () => {
  test.each([
    String.raw`/\s*,\s*/`,
    String.raw`/\s+$/`,
    '/.*x/',
    '/[a-z]+@/',
    '/^(a+)+$/',
    '/=+$/',
    '/[a-z][a-z0-9.]*:/',
    String.raw`/\beyJ[\w-]+\./`,
  ])('S2: %s is known to track back', (expression) => expect(isBackTracking(expression)).toBe(true))
  test.each(['/^a+$/', String.raw`/(?<!\/)\/+$/`, '/[?&]a*=/', '/[a-z]+/', '/={1,2}$/'])(
    'S2: %s is known not to track back',
    (expression) => expect(isBackTracking(expression)).toBe(false),
  )
  test('S2: none of the service and the contract tracks back over a long text', () => {
    const folders = ['../..', '../../../../contract/src'].map((path) =>
      join(import.meta.dirname, path),
    )
    const expressions = folders.flatMap(listExpressions)
    expect(expressions.length).toBeGreaterThan(50)
    const bad = expressions.filter((one) => isBackTracking(one.slice(one.indexOf(': ') + 2)))
    expect(bad).toEqual([])
  })
})
