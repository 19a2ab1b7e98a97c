import { gzipSync } from 'node:zlib'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../foundation/clock.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createTestService, type TestService, toBasic } from '../../testing/create-test-service.ts'
import { sendRaw, writeAll } from '../../testing/raw-request.ts'
import { buildApp } from './build-app.ts'
import { createProjects } from './projects.ts'

const megabyte = 1_048_576

describe.each(pickEngines('postgres'))('SVC-01 malicious bodies, on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  let port: number
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({ storage: database.storage })
    port = Number(new URL((await world.service.start()).url).port)
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const head = (lines: readonly string[]) =>
    [
      'POST /sdk/v1/users/search HTTP/1.1',
      'Host: localhost',
      `Authorization: ${toBasic(world.project.publicToken, '')}`,
      'Content-Type: application/json',
      ...lines,
      '',
      '',
    ].join('\r\n')
  const post = (body: string | Buffer, lines: readonly string[] = []) =>
    sendRaw(port, (socket) => {
      const length = `Content-Length: ${Buffer.byteLength(body)}`
      socket.write(head([length, 'Connection: close', ...lines]))
      socket.write(body)
    })
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
  const isAlive = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    return answer.status
  }

  test('SVC-01 a body of 10 MB and an endless stream are cut off in bounded memory', async () => {
    const before = process.memoryUsage().rss
    expect(statusOf(await post(Buffer.alloc(10 * megabyte, 0x61)))).toBe(413)
    const chunk = Buffer.concat([
      Buffer.from('10000\r\n'),
      Buffer.alloc(65_536, 0x61),
      Buffer.from('\r\n'),
    ])
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        sendRaw(port, async (socket) => {
          socket.write(head(['Transfer-Encoding: chunked']))
          // The four requests send 1 GB together, unless the service refuses them.
          await writeAll(socket, chunk, 4_096)
        }),
      ),
    )
    expect(answers.map(statusOf)).toEqual([413, 413, 413, 413])
    expect(answers[0]).toContain('request_too_large')
    // The limit leaves room for memory that a new process has not freed yet, and is far below the size of the requests.
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * megabyte)
    expect(await isAlive()).toBe(200)
  })

  test.each([
    ['deep arrays', `${'['.repeat(32_000)}${']'.repeat(32_000)}`, 400],
    ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['many keys', `{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":1`).join()}}`, 400],
    ['a million keys', `{${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":1`).join()}}`, 413],
    ['duplicate keys', '{"email":"a@example.com","email":"b@example.com"}', 200],
    ['huge numbers', `{"email":"a@example.com","n":${'9'.repeat(60_000)}}`, 200],
    ['a prototype', '{"__proto__":{"admin":true},"email":"a@example.com"}', 400],
    ['a lone surrogate', '{"email":"\\ud800@example.com"}', 400],
    ['NUL bytes', '\0\0\0\0', 400],
  ])('SVC-01 %s: answered, process alive', async (_name, body, status) => {
    expect(statusOf(await post(body))).toBe(status)
    expect(await isAlive()).toBe(200)
  })

  test('SVC-01 bad UTF-8 and a gzip bomb are refused unread', async () => {
    expect(statusOf(await post(Buffer.from('{"email":"\xff\xfe@example.com"}', 'latin1')))).toBe(
      400,
    )
    const bomb = gzipSync(Buffer.alloc(50 * megabyte))
    expect(bomb.length).toBeLessThan(65_536)
    expect(statusOf(await post(bomb, ['Content-Encoding: gzip']))).toBe(415)
  })

  test('SVC-01 a wrong length, two lengths, and length together with chunks are refused', async () => {
    const raw = (lines: readonly string[], body: string) =>
      sendRaw(port, (socket) => {
        socket.write(head(lines) + body)
        socket.end()
      })
    expect(statusOf(await raw(['Content-Length: -5'], '{}'))).toBe(400)
    expect(statusOf(await raw(['Content-Length: 1e3'], '{}'))).toBe(400)
    expect(statusOf(await raw(['Content-Length: 2', 'Content-Length: 3'], '{}'))).toBe(400)
    expect(
      statusOf(await raw(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n')),
    ).toBe(400)
    expect(statusOf(await raw(['Transfer-Encoding: chunked'], 'zz\r\n'))).toBe(400)
    expect(statusOf(await raw([`X-Long: ${'x'.repeat(40_000)}`], ''))).toBe(400)
    expect(await isAlive()).toBe(200)
  })

  test('SVC-01 two Host headers are refused, equal or not', async () => {
    const ask = (hosts: readonly string[]) =>
      sendRaw(port, (socket) => {
        const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
        socket.end(`GET /healthz HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
      })
    expect(statusOf(await ask(['localhost']))).toBe(200)
    expect(statusOf(await ask(['localhost', 'evil.example.com']))).toBe(400)
    expect(statusOf(await ask(['localhost', 'localhost']))).toBe(400)
  })

  test('SVC-01 pipelined requests are answered in order', async () => {
    const get = (path: string, line = '') =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${line}\r\n`
    const known = `/sdk/v1/projects/bootstrap/${world.project.publicToken}`
    const answer = await sendRaw(port, (socket) => {
      socket.write(get(known) + get('/nowhere') + get(known, 'Connection: close\r\n'))
    })
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 404',
      'HTTP/1.1 200',
    ])
  })

  test('SVC-01 clients that disconnect in the middle of a body leave nothing behind', async () => {
    for (let i = 0; i < 200; i++)
      await sendRaw(port, (socket) => {
        socket.write(head(['Content-Length: 1000']))
        socket.write('{"email":')
        setImmediate(() => socket.resetAndDestroy())
      })
    expect(await isAlive()).toBe(200)
  })
})

describe('SVC-01 slow senders', () => {
  const isAnswered = async (write: (port: number) => Promise<string>) => {
    const { app } = buildApp(
      { baseUrl: 'https://auth.example.com', mode: 'production', trustedProxies: [] },
      {
        log: pino({ level: 'silent' }),
        random: systemRandom,
        clock: systemClock,
        projects: createProjects([]),
      },
      { headersMs: 300, requestMs: 600, checkEveryMs: 50 },
    )
    app.post('/body', async () => ({}))
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await write(Number(new URL(url).port))
    await app.close()
    return answer
  }

  test('SVC-01 headers that never end are answered 408', async () => {
    const answer = await isAnswered((port) =>
      sendRaw(port, (socket) => {
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      }),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"error_type":"request_timeout"')
  })

  test('SVC-01 a body that never ends is answered 408', async () => {
    const answer = await isAnswered((port) =>
      sendRaw(port, (socket) => {
        socket.write(
          'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        )
      }),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})
