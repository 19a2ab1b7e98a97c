// better-auth as it comes, on SQLite by the driver that the service uses, as durable as the service.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { betterAuth } from 'better-auth'
import { verifyPassword } from 'better-auth/crypto'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'
import { loadOfService } from '../support/build-service.mjs'
import { bench } from '../support/open-bench.mjs'
import { servePeer } from '../support/serve-peer.mjs'

const [folder, people] = process.argv.slice(2)
const Database = loadOfService('libsql')
const { SqliteDialect } = loadOfService('kysely')
const database = new Database(join(folder, 'better-auth.db'))
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
const auth = betterAuth({
  baseURL: 'http://localhost',
  secret: 'bench-secret-0123456789abcdef0123456789abcdef',
  database: { dialect: new SqliteDialect({ database }), type: 'sqlite' },
  emailAndPassword: { enabled: true, autoSignIn: false },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  logger: { disabled: true },
})
const { runMigrations } = await getMigrations(auth.options)
await runMigrations()
const { password } = bench
for (let i = 0; i < Number(people); i += 1) {
  await auth.api.signUpEmail({ body: { email: bench.toEmail(i), password, name: `Person ${i}` } })
}
const [{ password: stored }] = database.prepare('select password from account limit 1').all([])

servePeer(createServer(toNodeHandler(auth)), {
  /** CPU milliseconds of one comparison of a password, without anything around it. */
  hash: async () => {
    const before = process.cpuUsage()
    for (let i = 0; i < 10; i += 1) await verifyPassword({ hash: stored, password })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 10_000
  },
})
