import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBreachCheck, type LookupOutcome } from './breach-check.ts'
import { loadCommonPasswords } from './common-passwords.ts'
import { createRangeApi } from './range-api.ts'

const common = loadCommonPasswords(
  new URL('../../../../lists/common-passwords.bin', import.meta.url),
)
const leaked = 'a leaked pass phrase'
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

/** Starts a real range API whose answers the test determines. */
const asked: string[] = []
let answer: (suffix: string) => {
  status?: number
  body?: string
  headers?: Record<string, string>
} = () => ({})
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers['add-padding']}`)
  const { status = 200, body = '', headers = {} } = answer(sha1(leaked).slice(5))
  response.writeHead(status, headers).end(body)
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on a port, just above
})
afterAll(() => void server.close())

describe('PWD-10 the list that ships with the service', () => {
  test.each(['password', 'Password', '123456', 'qwerty', 'letmein', 'iloveyou', 'DRAGON'])(
    'knows %s',
    (password) => expect(common.has(password)).toBe(true),
  )

  test('does not contain passwords chosen less than a thousand times', () => {
    expect(common.has('a leaked pass phrase')).toBe(false)
    for (let i = 0; i < 10_000; i += 1) expect(common.has(`never chosen ${i}`)).toBe(false)
  })
})

describe('the range API', () => {
  const lookup = () => createRangeApi({ baseUrl, timeoutMs: 5_000 })

  test('gets five digits of the hash and is asked for padding', async () => {
    answer = (suffix) => ({ body: `00000000000000000000000000000000000:3\r\n${suffix}:42\r\n` })
    asked.length = 0
    expect(await lookup().has(leaked)).toBe(true)
    expect(asked).toEqual([`/range/${sha1(leaked).slice(0, 5)} true`])
  })

  test('a password that is missing from the answer, or listed as padding, is not breached', async () => {
    answer = (suffix) => ({ body: `${suffix}:0\r\n${suffix.slice(1)}A:9` })
    expect(await lookup().has(leaked)).toBe(false)
  })

  test.each([
    ['an error', { status: 500 }],
    ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' } }],
    ['more than it could know', { body: 'x'.repeat(2_000_000) }],
  ])('has no result with %s', async (_what, given) => {
    answer = () => given
    await expect(lookup().has(leaked)).rejects.toThrow()
  })
})

describe('the check', () => {
  const createCheck = (outcomes: LookupOutcome[], lines: string[] = []) =>
    createBreachCheck({
      common,
      lookup: createRangeApi({ baseUrl, timeoutMs: 5_000 }),
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      count: (outcome) => void outcomes.push(outcome),
    })

  test('does not call out for a password that the shipped list has', async () => {
    asked.length = 0
    expect(await createCheck([]).isBreached('password')).toBe(true)
    expect(asked).toEqual([])
  })

  test('fails open, counts it, and logs nothing of the password', async () => {
    answer = () => ({ status: 503 })
    const outcomes: LookupOutcome[] = []
    const lines: string[] = []
    expect(await createCheck(outcomes, lines).isBreached(leaked)).toBe(false)
    expect(outcomes).toEqual(['failed'])
    expect(lines.join()).toContain('is unreachable')
    expect(lines.join()).not.toContain(sha1(leaked).slice(0, 5))
  })

  test('reports what the range API knows', async () => {
    answer = (suffix) => ({ body: `${suffix}:1` })
    const outcomes: LookupOutcome[] = []
    expect(await createCheck(outcomes).isBreached(leaked)).toBe(true)
    expect(await createCheck(outcomes).isBreached('another pass phrase')).toBe(false)
    expect(outcomes).toEqual(['found', 'clean'])
  })
})
