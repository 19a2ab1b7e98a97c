/**
 * A service in a process of its own, with wide limits and one project. It says `migrated`, waits to be told to
 * start, and says its port.
 *
 * Run as: node serve-bench.mjs <folder of buildService> <SQLite file or postgres://…>
 */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './build-service.mjs'
import { hear } from './children.mjs'
import { findFreePort } from './find-free-port.mjs'
import { bench } from './open-bench.mjs'

const [folder, place] = process.argv.slice(2)
const service = await import(pathToFileURL(join(folder, 'service.mjs')))
const { loadConfig } = await import(pathToFileURL(join(folder, 'load-config.mjs')))
const require = createRequire(join(root, 'packages/service/package.json'))
const { pino } = require('pino')
const { hash } = require('@node-rs/argon2')

let statements = 0
countStatements(require('libsql'))
const storage = place.startsWith('postgres:')
  ? service.openPostgresStorage({ url: place })
  : service.openSqliteStorage({ file: place })
const port = await findFreePort()
const config = await loadConfig({ env: { LOG_LEVEL: 'silent' }, workingFolder: folder })
const [found] = config.projects
const { projectId, publicToken } = bench
const secretHash = createHash('sha256').update(bench.secret).digest('hex')
const wide = { max: 100_000_000, perSeconds: 600 }
const rates = Object.fromEntries(Object.keys(found.rates).map((name) => [name, wide]))
const devInbox = service.createDevInbox()
const baseUrl = `http://localhost:${port}`
const running = await service.createService(
  {
    ...config,
    projects: [{ ...found, projectId, publicToken, secretHash, rates }],
    breachRangeUrl: null,
    host: '127.0.0.1',
    port,
    baseUrl,
  },
  {
    clock: service.systemClock,
    random: service.systemRandom,
    storage,
    devInbox,
    mailer: service.createDevInboxMailer(devInbox, service.systemClock),
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
  },
)
await addPerson()
process.on('disconnect', () => process.exit(0))
const start = hear(process)
process.send('migrated')
await start
await running.start()
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({
    rss: process.memoryUsage().rss,
    cpuMs: (user + system) / 1_000,
    statements,
  })
})
process.send({ port })

/** Those of SQLite: a server counts by itself. */
function countStatements(Database) {
  const { prepare } = Database.prototype
  Database.prototype.prepare = function (text) {
    const statement = prepare.call(this, text)
    for (const name of ['all', 'run']) {
      const ask = statement[name]
      statement[name] = (...values) => {
        statements += 1
        return ask.apply(statement, values)
      }
    }
    return statement
  }
}

/** Whoever signs in; once for all processes on a database. */
async function addPerson() {
  const { email, password } = bench
  const now = Date.now()
  const { user } = await storage.users.findOrCreateByEmail({
    projectId,
    userId: 'user-test-bench',
    emailId: 'email-test-bench',
    email,
    canonicalEmail: email,
    status: 'active',
    now,
  })
  await storage.passwords.set({
    projectId,
    userId: user.userId,
    passwordId: 'password-test-bench',
    hash: await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    requiresReset: false,
    isUnproved: false,
    changedAt: now,
  })
}
