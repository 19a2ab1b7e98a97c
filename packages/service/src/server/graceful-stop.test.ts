import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows } from '../testing/count-rows.ts'
import { createTestService, toBasic } from '../testing/create-test-service.ts'

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

describe.each(engines)('stopping on %s', (engine) => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(() => database.remove())

  /** Starts a service whose transactions wait for `release`, so that requests stay in flight. */
  async function startGated() {
    let release = () => {}
    let gate: Promise<void> = Promise.resolve()
    let waiting = 0
    const world = await createTestService({
      storage: {
        ...database.storage,
        async transaction(work) {
          waiting += 1
          await gate
          return database.storage.transaction(work)
        },
      },
    })
    const { url } = await world.service.start()
    return {
      world,
      url,
      waiting: () => waiting,
      shut() {
        waiting = 0
        gate = new Promise((resolve) => {
          release = resolve
        })
      },
      release: () => release(),
    }
  }

  test('SVC-21 under load every request in flight is answered, and every acknowledged write is stored', async () => {
    const { world, url, waiting, shut, release } = await startGated()
    const tokens = []
    for (let i = 0; i < 40; i++) tokens.push(await world.sendLink(`load${i}@example.com`))
    shut()
    let asked = 0
    world.service.app.server.on('request', () => {
      asked += 1
    })
    const inFlight = tokens.map((token) =>
      fetch(`${url}/sdk/v1/magic_links/authenticate`, {
        method: 'POST',
        headers: {
          authorization: toBasic(world.project.publicToken, ''),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ token }),
      }),
    )
    // A start begins with pruning, whose transaction may wait as well.
    await expect.poll(waiting).toBeGreaterThanOrEqual(tokens.length)
    await expect.poll(() => asked).toBe(tokens.length)
    const stopped = world.close()
    release()
    const answers = await Promise.all(inFlight)
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200))
    await stopped
    for (const answer of answers) {
      const { data } = JSON.parse(await answer.text())
      expect(
        await countRows(database.database, 'sessions', { token_hash: hash(data.session_token) }),
      ).toBe(1)
    }
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  test('SVC-21 readiness flips before the last request is answered', async () => {
    const { world, url, waiting, shut, release } = await startGated()
    const token = await world.sendLink('ready@example.com')
    shut()
    const body = JSON.stringify({ token })
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const hear = (path: string) =>
      new Promise<void>((resolve) =>
        world.service.app.server.on('request', ({ url }) => url === path && resolve()),
      )
    const asked = hear('/sdk/v1/magic_links/authenticate')
    socket.write(
      `POST /sdk/v1/magic_links/authenticate HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${toBasic(world.project.publicToken, '')}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    await asked
    await expect.poll(waiting).toBeGreaterThanOrEqual(1)
    const looked = hear('/readyz')
    const stopped = world.close()
    socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    // The service reads the second request before it answers the first.
    await looked
    release()
    await closed
    await stopped
    expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 503 [\s\S]*"stopping"/)
  })

  test('stopping twice has the effect of stopping once', async () => {
    const world = await createTestService({ storage: database.storage })
    await world.service.start()
    await Promise.all([world.close(), world.close()])
    await world.close()
  })
})
