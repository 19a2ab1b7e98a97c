import { openSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { canMount, engines, mountSmallDisk, openTestStorage } from '@portico/testkit/storage'
import Database from 'libsql'
import { afterEach, describe, expect, test } from 'vitest'
import { createLogger } from '../kernel/ops/create-logger.ts'
import { createLogOutput } from '../kernel/ops/log-output.ts'
import { openPostgresStorage } from '../kernel/storage/postgres/open-postgres-storage.ts'
import { openSqliteStorage } from '../kernel/storage/sqlite/open-sqlite-storage.ts'
import { createTestService, type TestService } from '../testing/create-test-service.ts'
import { runSql } from '../testing/run-sql.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Expects a refused write that asks the caller to retry soon. */
async function expectUnavailable(world: TestService) {
  const answer = await world.post('/otps/email/login_or_create', { email: 'late@example.com' })
  expect([answer.status, answer.data.error_type]).toEqual([503, 'server_unavailable'])
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(5)
  world.advance(1_000)
  expect((await world.get('http://localhost/healthz')).status).toBe(200)
}

const readReady = async (world: TestService) => {
  world.advance(1_000)
  const { status, data } = await world.get('http://localhost/readyz')
  return [status, data.reason]
}

test.runIf(canMount && engines.includes('sqlite'))(
  'SVC-09 on a full disk, log included, nothing is half written; once there is room it recovers by itself',
  async () => {
    const disk = mountSmallDisk(4_096)
    closers.push(disk.remove)
    const file = join(disk.folder, 'portico.db')
    const storage = openSqliteStorage({ file })
    closers.push(() => storage.close())
    await storage.migrate()
    const output = createLogOutput(openSync(join(disk.folder, 'portico.log'), 'a'))
    const world = await createTestService({ storage, log: createLogger('info', output) })
    closers.push(world.close)
    const kept = await world.signIn('ada@example.com')
    const link = await world.sendLink('grace@example.com')

    const filler = join(disk.folder, 'filler')
    try {
      writeFileSync(filler, Buffer.alloc(8_388_608))
    } catch {
      // The file now fills the disk.
    }
    // Uses up the free space of the database's last page, too.
    let refused = 0
    for (let n = 0; n < 2_000 && refused < 5; n += 1) {
      const answer = await world.post('/otps/email/login_or_create', { email: `p${n}@example.com` })
      expect([200, 503]).toContain(answer.status)
      if (answer.status === 503) refused += 1
    }
    expect(refused).toBe(5)
    await expectUnavailable(world)
    expect(await readReady(world)).toEqual([503, 'storage_read_only'])
    expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(503)

    expect(output.dropped).toBeGreaterThan(0)

    writeFileSync(filler, '')
    expect(await readReady(world)).toEqual([200, undefined])
    // The failed attempts used up neither the link nor the session, and the link still works only once.
    expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(200)
    expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(401)
    const session: string = kept.session_token
    expect((await world.post('/sessions/authenticate', {}, { session })).status).toBe(200)
    const [integrity] = new Database(file).prepare('pragma integrity_check').all()
    expect(integrity).toEqual({ integrity_check: 'ok' })
  },
)

describe.each(engines)('SVC-09 on %s', (engine) => {
  test('a service that cannot write is not ready, even right after another process’s check or when the clock is set back', async () => {
    const { storage, database, remove } = await openTestStorage(engine)
    closers.push(remove)
    const world = await createTestService({ storage })
    closers.push(world.close)
    expect(await readReady(world)).toEqual([200, undefined])
    // The trigger refuses updates only; a statement that matches no row passes.
    const refusal =
      engine === 'sqlite'
        ? ["create trigger no_room before update on rates begin select raise(abort, 'full'); end"]
        : [
            "create function no_room() returns trigger language plpgsql as 'begin raise disk_full; end'",
            'create trigger no_room before update on rates for each row execute function no_room()',
          ]
    for (const statement of refusal) await runSql(database, statement)
    expect(await readReady(world)).toEqual([503, 'storage_read_only'])
    // Acts as another process that probed within the same second.
    const windowMs = 60_000
    await storage.rates.prune(world.now() + windowMs, 500)
    await storage.rates.take({ key: 'readyz', max: 1, windowMs, now: world.now() })
    expect(await readReady(world)).toEqual([503, 'storage_read_only'])
    world.advance(-3_600_000)
    expect(await readReady(world)).toEqual([503, 'storage_read_only'])
  })
})

describe.runIf(engines.includes('postgres'))('with Postgres', () => {
  /** Opens a proxy to the server whose connections the test can cut. */
  async function openGate(url: string) {
    const { hostname, port } = new URL(url)
    const sockets = new Set<Socket>()
    const server: Server = createServer((socket) => {
      const behind = connect(Number(port), hostname)
      for (const one of [socket, behind]) {
        sockets.add(one)
        one.on('error', () => {})
        one.on('close', () => {
          sockets.delete(one)
          socket.destroy()
          behind.destroy()
        })
      }
      socket.pipe(behind).pipe(socket)
    })
    const listen = (at: number) =>
      new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
    await listen(0)
    const address = server.address()
    const own = typeof address === 'object' && address !== null ? address.port : 0
    const gated = new URL(url)
    gated.port = String(own)
    // the socket's folder, which would lead past the gate
    gated.search = ''
    const shut = async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    }
    return { url: gated.href, shut, reopen: () => listen(own) }
  }

  async function openWorld() {
    const database = await openTestStorage('postgres')
    closers.push(database.remove)
    if (database.database.kind !== 'postgres') throw new Error('This is for Postgres.')
    const gate = await openGate(database.database.url)
    closers.push(() => gate.shut().catch(() => {}))
    const storage = openPostgresStorage({ url: gate.url })
    closers.push(() => storage.close())
    const world = await createTestService({ storage })
    closers.push(world.close)
    return { world, gate, place: database.database }
  }

  test('SVC-09 while the server is down every response says so, and it recovers by itself', async () => {
    const { world, gate } = await openWorld()
    const session: string = (await world.signIn('ada@example.com')).session_token
    const link = await world.sendLink('grace@example.com')
    await gate.shut()
    await expectUnavailable(world)
    expect(await readReady(world)).toEqual([503, 'storage'])
    expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(503)
    await gate.reopen()
    expect(await readReady(world)).toEqual([200, undefined])
    expect((await world.post('/sessions/authenticate', {}, { session })).status).toBe(200)
    expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(200)
    expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(401)
  })

  test('SVC-09 on a read-only standby no write is half done, and readiness says why', async () => {
    const { world, place } = await openWorld()
    const link = await world.sendLink('grace@example.com')
    const name = new URL(place.url).pathname.slice(1)
    const maintenance = { kind: 'postgres', url: new URL('/postgres', place.url).href } as const
    const setReadOnly = async (value: 'on' | 'off') => {
      const change = `alter database ${name} set default_transaction_read_only = ${value}`
      await runSql(maintenance, change)
      // Open connections keep the old setting, so they are ended.
      const end = 'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = ?'
      await runSql(maintenance, end, [name])
    }
    /**
     * A pool may still hand out a connection that the server ended, whose first answer is an error; hence the polling.
     */
    const waitForReady = (answer: readonly unknown[]) =>
      expect.poll(() => readReady(world), { timeout: 10_000 }).toEqual(answer)
    await setReadOnly('on')
    await expectUnavailable(world)
    await waitForReady([503, 'storage_read_only'])
    expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(503)
    await setReadOnly('off')
    await waitForReady([200, undefined])
    expect((await world.post('/magic_links/authenticate', { token: link })).status).toBe(200)
  })
})
