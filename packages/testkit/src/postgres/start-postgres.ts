import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { isLongRun } from '../run/is-long-run.ts'
import { findFreePort } from '../world/find-free-port.ts'
import { findPostgresBinaries } from './find-postgres-binaries.ts'

/** A Postgres server for tests: a new server, or the server that `TEST_DATABASE_URL` names. */
export interface TestPostgres {
  /** The URL of the maintenance database; `createTestDatabase` creates others. */
  readonly url: string
  /** The same database over a Unix socket, which takes less CPU time a query. A given server has none. */
  readonly socketUrl?: string
  stop(): Promise<void>
}

/** A server that no other test uses. */
export interface OwnPostgres extends TestPostgres {
  /** Kills it at once, like a crash; committed data is there after `restart`. */
  kill(): Promise<void>
  /** Starts it again on the same port, unless it is running. */
  restart(): Promise<void>
}

/** Options of a new server. */
export interface OwnPostgresOptions {
  /** An empty folder for the cluster. @default a temporary one */
  readonly folder?: string
  /** Settings of the server, such as `max_wal_size=8MB`. */
  readonly settings?: readonly string[]
}

/**
 * Returns the Postgres server that `TEST_DATABASE_URL` names, or else starts a new one.
 *
 * @param options options of a new server
 * @throws Error with the command to run when Postgres is not installed
 */
export async function startPostgres(options: OwnPostgresOptions = {}): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: async () => {} } : startOwnPostgres(options)
}

/**
 * Starts a Postgres server from the system's binaries in a temporary folder, on a random loopback port. It runs without
 * fsync except in the long run, because tests only kill processes and never cut the power. Under root it runs as an
 * unprivileged account, because Postgres refuses root.
 *
 * @throws Error with the command to run when Postgres is not installed
 */
export async function startOwnPostgres(options: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const binaries = findPostgresBinaries()
  const account = findAccount()
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'))
  const place = options.folder ?? folder
  for (const one of new Set([folder, place])) {
    chmodSync(one, 0o700)
    if (account) chownSync(one, account.uid, account.gid)
  }
  const identity = account ?? {}
  const cluster = join(place, 'cluster')
  const made = spawnSync(
    join(binaries, 'initdb'),
    [
      ...['-D', cluster, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      // Small WAL segments, for small disks.
      ...(options.folder ? ['--wal-segsize=1'] : []),
    ],
    { encoding: 'utf8', cwd: '/', ...identity },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`)

  const port = await findFreePort()
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=1000', 'shared_buffers=64MB']
  if (!isLongRun) settings.push('fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off')
  settings.push(...(options.settings ?? []))
  const url = `postgres://portico@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null
  const run = async () => {
    server = spawn(
      join(binaries, 'postgres'),
      ['-D', cluster, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])],
      { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...identity },
    )
    await waitUntilReady(server, url)
  }
  const isRunning = () => server !== null && server.exitCode === null && server.signalCode === null
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (!isRunning()) return
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server?.kill(signal)
    await ended
  }
  const stopNow = () => server?.kill('SIGQUIT')
  process.once('exit', stopNow)
  await run()
  return {
    url,
    // The parameter wins over the host of the URL, in node-postgres as in libpq.
    socketUrl: `${url}?host=${encodeURIComponent(folder)}`,
    kill: () => end('SIGQUIT'),
    async restart() {
      if (!isRunning()) await run()
    },
    async stop() {
      process.off('exit', stopNow)
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Finds an unprivileged account for a process of root; null for any other process. */
function findAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    accounts.find(([name]) => name === 'postgres') ??
    accounts.find(([name]) => name === 'nobody') ??
    []
  if (!uid || !gid) throw new Error('Postgres refuses root, and there is no account "nobody".')
  return { uid: Number(uid), gid: Number(gid) }
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000)
  })
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`Postgres did not start: ${said}`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`Postgres did not answer: ${said}`)
}
