import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildModule, loadOfService } from './build-service.mjs'
import { ask, hear } from './children.mjs'

const script = fileURLToPath(new URL('serve-bench.mjs', import.meta.url))

/** What `serve-bench.mjs` serves: one project, people in it with one password, and a client app. */
export const bench = {
  projectId: 'project-test-bench',
  publicToken: 'public-token-test-bench',
  secret: 'secret-test-bench',
  email: 'somebody@example.com',
  password: 'seven wooden lighthouses',
  clientId: 'notes',
  clientSecret: 'client-secret-test-0123456789abcdef0123456789abcdef',
  redirectUri: 'https://rp.example.com/callback',
  /** The address of each of its people. */
  toEmail: (i) => (i === 0 ? 'somebody@example.com' : `somebody-${i}@example.com`),
}

/** In the order in which they are measured. */
export const engines = ['sqlite', 'postgres']

/**
 * Opens a fresh database of an engine and a way to start services on it.
 *
 * @param folder of `buildService`, for what the engine writes
 * @param options.people how many the project has
 * @param options.name tells databases in one folder apart
 * @param options.hasConsole false for services without the operators' console
 */
export async function openBench(
  folder,
  engine,
  { people = 1, name = 'bench', hasConsole = true } = {},
) {
  const database = engine === 'sqlite' ? await openSqlite(folder) : await openPostgres(folder)
  const services = []

  async function openSqlite() {
    const Database = loadOfService('libsql')
    const file = join(folder, `${name}.db`)
    return {
      place: file,
      open: () => {
        const opened = new Database(file)
        opened.exec('pragma busy_timeout = 60000')
        return {
          sql: async (text, ...values) => {
            const statement = opened.prepare(text)
            return statement.reader ? statement.all(values) : [statement.run(values)]
          },
          close: async () => opened.close(),
        }
      },
      remove: async () => {},
    }
  }
  async function openPostgres() {
    const pg = loadOfService('pg')
    const server = await startPostgres(folder)
    return {
      place: server.url,
      open: () => {
        const client = new pg.Client({ connectionString: server.url })
        const connected = client.connect()
        return {
          sql: async (text, ...values) => {
            await connected
            let number = 0
            return (
              await client.query(
                text.replaceAll('?', () => `$${++number}`),
                values,
              )
            ).rows
          },
          close: () => client.end(),
        }
      },
      remove: server.stop,
    }
  }

  /** A service that has brought the schema up to date and stands still until `start`. */
  async function addService() {
    const args = [folder, database.place, String(people), ...(hasConsole ? [] : ['no-console'])]
    const child = fork(script, args)
    services.push(child)
    await hear(child)
    return {
      start: () => ask(child, 'start'),
      /** Its memory in bytes, and the CPU time, statements and commits that it took so far. */
      look: () => ask(child, ['look']),
      /** Sends what waits. @returns the codes that left since the last time, by address */
      deliver: async () => new Map(await ask(child, ['deliver'])),
      /** CPU milliseconds of one comparison of a password by itself. */
      hash: () => ask(child, ['hash']),
    }
  }
  const first = await addService()
  const { sql, close } = database.open()
  return {
    first,
    addService,
    /** Asks the database itself; `?` are values. */
    sql,
    async close() {
      await close()
      const ended = services.map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of services) child.disconnect()
      await Promise.all(ended)
      await database.remove()
    },
  }
}

/** A server as the long run of the tests has it, on the disk and with autovacuum, and with memory for a large project. */
export async function startPostgres(folder) {
  process.env.PORTICO_TESTS = 'all'
  const { startPostgres: start } = await buildModule(
    folder,
    'packages/testkit/src/postgres/start-postgres.ts',
  )
  return start({ settings: ['shared_buffers=1GB'] })
}
