import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from './build-service.mjs'
import { ask, hear } from './children.mjs'

const script = fileURLToPath(new URL('serve-bench.mjs', import.meta.url))

/** What `serve-bench.mjs` serves: one project, somebody in it, and a client app. */
export const bench = {
  projectId: 'project-test-bench',
  publicToken: 'public-token-test-bench',
  secret: 'secret-test-bench',
  email: 'somebody@example.com',
  password: 'seven wooden lighthouses',
  clientId: 'bench-client',
  clientSecret: 'client-secret-test-bench-0123456789abcdef',
  redirectUri: 'https://client.example.com/callback',
}

/** In the order in which they are measured. */
export const engines = ['sqlite', 'postgres']

/**
 * Opens a fresh database of an engine and a way to start services on it.
 *
 * @param folder of `buildService`, for what the engine writes
 */
export async function openBench(folder, engine) {
  const require = createRequire(join(root, 'packages/service/package.json'))
  const database = engine === 'sqlite' ? await openSqlite(folder) : await openPostgres(folder)
  const services = []

  async function openSqlite() {
    const Database = require('libsql')
    const file = join(folder, 'bench.db')
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
    const pg = require('pg')
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
    const child = fork(script, [folder, database.place])
    services.push(child)
    await hear(child)
    return {
      start: () => ask(child, 'start'),
      /** Its memory in bytes, the CPU time, and the statements to SQLite and its commits that it took so far. */
      look: () => ask(child, 'look'),
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

/** A server as the long run of the tests has it: on the disk, with autovacuum. */
export async function startPostgres(folder) {
  process.env.PORTICO_TESTS = 'all'
  const { build } = await import('vite')
  const target = join(folder, 'postgres')
  mkdirSync(target, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source', 'node', 'import'] } },
    build: {
      ssr: join(root, 'packages/testkit/src/postgres/start-postgres.ts'),
      outDir: target,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'start-postgres.mjs' } },
    },
  })
  const { startPostgres: start } = await import(pathToFileURL(join(target, 'start-postgres.mjs')))
  return start()
}
