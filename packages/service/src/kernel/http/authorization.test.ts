import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { createTestService, toBasic } from '../../testing/create-test-service.ts'
import { verifyCredentials } from './authorization.ts'
import { readCookieValues } from './cookie-header.ts'
import { createProjects } from './projects.ts'

/** Generates the same numbers at every run (mulberry32), so that failures can be reproduced. */
function createNoise(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (max: number) => Math.floor(next() * max)
  const pick = <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0]
  /** Characters that are allowed in a header; with `widest` 255 also the bytes that Node reads as Latin-1. */
  const text = (max: number, widest = 126) =>
    Array.from({ length: below(max) }, () => String.fromCharCode(32 + below(widest - 31))).join('')
  return { below, pick, text }
}
type Noise = ReturnType<typeof createNoise>

const project = createTestProject()
const projects = createProjects([project])
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')

/** Makes header values, from random text to almost valid ones. */
function toAuthorization(noise: Noise): string {
  const { publicToken } = project
  return noise.pick<() => string>([
    () => noise.text(200, 255),
    () => `Basic ${noise.text(200, 255)}`,
    () => `Basic ${base64(noise.text(200, 255))}`,
    () => `Basic ${base64(`${publicToken}:${noise.text(100, 255)}`)}`,
    () => `Basic ${base64(`${noise.text(30)}:${publicToken}`)}`,
    () =>
      `${noise.pick(['Bearer', 'basic', 'BASIC', 'Digest', 'Basic\t', ''])} ${base64(publicToken)}`,
    () => `Basic ${base64(`${publicToken}:`).slice(0, noise.below(60))}`,
    () => `Basic ${'A'.repeat(noise.below(12_000))}`,
    () => `Basic ${base64('\0'.repeat(noise.below(90)))}`,
    () => toBasic(publicToken, publicToken).repeat(1 + noise.below(3)),
    () => toBasic(noise.pick(['__proto__', 'constructor', 'toString', 'hasOwnProperty']), 'x'),
  ])()
}

function toCookie(noise: Noise): string {
  return Array.from({ length: 1 + noise.below(6) }, () =>
    noise.pick<() => string>([
      () => noise.text(80, 255),
      () => `stytch_session=${noise.text(80, 255)}`,
      () => `__Host-stytch_session=${noise.text(80, 255)}`,
      () => `=${noise.text(10)}`,
      () => 'stytch_session',
      () => `stytch_session==${noise.text(10)}`,
      () => `"stytch_session"="${noise.text(10)}"`,
      () => `stytch_session=%${noise.text(4)}`,
      () => ` stytch_session = ${noise.text(8)} `,
      () => '__proto__=x',
    ])(),
  ).join(noise.pick(['; ', ';', ',', ' ; ']))
}

const many = isLongRun ? 100_000 : 5_000

describe('malformed headers', () => {
  test('SES-09 of very many Authorization values each is read or refused by name, and none crashes the parser', () => {
    const noise = createNoise(1)
    const seen = new Set<string>()
    for (let i = 0; i < many; i++) {
      const authorization = toAuthorization(noise)
      // The function reads only headers.
      const request = { headers: { authorization } } as FastifyRequest
      try {
        const { sessionToken } = verifyCredentials(request, projects)
        seen.add(sessionToken === null ? 'no session' : 'a session to prove')
      } catch (error) {
        if (!(error instanceof AuthError)) expect.unreachable(`${authorization}: ${String(error)}`)
        if (error.status !== 401) expect.unreachable(`${authorization}: ${error.errorType}`)
        seen.add(error.errorType)
      }
    }
    expect([...seen].sort()).toEqual([
      'a session to prove',
      'invalid_authorization_header',
      'no session',
      'unauthorized_credentials',
    ])
  })

  test('SES-09 of very many Cookie values each is parsed to texts without separators, in bounded time', () => {
    const noise = createNoise(2)
    let found = 0
    for (let i = 0; i < many; i++) {
      const cookie = toCookie(noise)
      for (const value of readCookieValues(cookie, 'stytch_session')) {
        found += 1
        if (value.includes(';') || value !== value.trim()) expect.unreachable(cookie)
      }
    }
    expect(found).toBeGreaterThan(many / 10)
    // A reader that takes quadratic time would not finish.
    expect(readCookieValues(`${'a='.repeat(500_000)};stytch_session=x`, 'stytch_session')).toEqual([
      'x',
    ])
  })
})

describe.each([
  ['tokens of the page', false],
  ['HttpOnly mode', true],
])('over HTTP, with %s', (_mode, httpOnly) => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
  })
  afterAll(() => database.remove())

  test('SES-09 a sample of malformed headers is answered with 401 or 404, never with 500', async () => {
    const world = await createTestService({
      storage: database.storage,
      project: { ...project, sessionCookies: { httpOnly, domain: 'example.com' } },
    })
    const noise = createNoise(3)
    for (let i = 0; i < many / 50; i++) {
      const headers = { authorization: toAuthorization(noise), cookie: toCookie(noise) }
      const right = { ...headers, authorization: toBasic(project.publicToken, project.publicToken) }
      for (const sent of [headers, right]) {
        const answer = await world.get('/users/me', { headers: sent })
        if (![401, 404].includes(answer.status))
          expect.unreachable(`${JSON.stringify(sent)}: ${answer.text}`)
      }
    }
    await world.close()
  })
})
