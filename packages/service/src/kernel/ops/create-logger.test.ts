import { describe, expect, test } from 'vitest'
import { createLogger } from './create-logger.ts'

const lines: string[] = []
const log = createLogger('debug', { write: (line) => void lines.push(line) })
const written = (write: () => void) => {
  lines.length = 0
  write()
  return lines.join('')
}
const token = 'Q3dK9a-xV_0bN2mR7tYuI8oP1sDfG5hJkL4zXcVbE6w'

describe('SVC-14 the log removes', () => {
  test.each([
    ['an authorization header', { headers: { authorization: `Basic ${token}` } }],
    ['cookies', { req: { headers: { cookie: `stytch_session=${token}` } } }],
    ['a session token', { session_token: token }],
    ['a token in a list, deep inside', { a: [{ b: [{ c: { token } }] }] }],
    ['a token under a harmless name', { note: `failed for ${token}.` }],
    ['a query string', { route: `/v1/public/magic_links/redirect?token=${token}` }],
    ['a password in a URL', { note: `postgres://portico:${token}@db/portico` }],
    ['a body', { body: { token } }],
    ['an error message', { err: new Error(`Bearer ${token} refused`) }],
    ['the cause of an error', { err: new Error('outer', { cause: new Error(`token=${token}`) }) }],
    [
      'what a driver hangs on an error',
      { err: Object.assign(new Error('no'), { parameters: [token] }) },
    ],
    ['a JSON web token', { note: `eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1In0.${token}` }],
    ['a project secret', { note: `secret-live-${token}` }],
  ])('%s', (_, fields) => {
    const text = written(() => log.info(fields, 'about'))
    expect(text).toContain('"message":"about"')
    expect(text).not.toContain(token)
  })

  test('codes, under every name they have', () => {
    const text = written(() => log.info({ code: '482913', passcode: '482913', otp: '482913' }, 'x'))
    expect(text).not.toContain('482913')
  })

  test('secrets in the message itself', () => {
    const text = written(() => log.warn(`could not reach https://x.example/?token=${token}`))
    expect(text).not.toContain(token)
    expect(text).toContain('could not reach https://x.example/')
  })
})

test('the log masks e-mail addresses', () => {
  const text = written(() => log.info({ to: 'ada@example.com' }, 'mail to "ada@example.com"'))
  expect(text).not.toContain('ada@')
  expect(JSON.parse(text)).toMatchObject({
    to: 'a***@example.com',
    message: 'mail to "a***@example.com"',
  })
})

test('the log keeps what an operator needs: ids, routes, times, where an error occurred', () => {
  const fields = {
    request_id: 'request-id-6b0c9a3e-8f8a-4f6e-9d9e-0d7b3b0d9c11',
    project_id: 'project-live-6b0c9a3e-8f8a-4f6e-9d9e-0d7b3b0d9c11',
    route: '/sdk/v1/otps/authenticate',
    status: 429,
    ms: 12,
  }
  const error = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
  const line = JSON.parse(written(() => log.error({ ...fields, err: error }, 'request failed')))
  expect(line).toMatchObject({
    ...fields,
    level: 'error',
    message: 'request failed',
    err: { message: 'connection refused', error_code: 'ECONNREFUSED' },
  })
  expect(line.err.stack).toContain('create-logger.test.ts')
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('a log line is one JSON object, even with line breaks and quotes in its values', () => {
  const note = 'two\nada@example.com "bob@example.com"\n?token=x"y\\n'
  const text = written(() => log.info({ note }, 'a\nb'))
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(text)).toMatchObject({
    message: 'a\nb',
    note: 'two\n***@example.com "b***@example.com"\n?token=[removed]"y\\n',
  })
})

test('the log removes secrets from the fields of a child logger', () => {
  const text = written(() => log.child({ note: `after ${token}` }).info('x'))
  expect(text).not.toContain(token)
})
