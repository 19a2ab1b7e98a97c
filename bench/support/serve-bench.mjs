/**
 * A service in a process of its own, with wide limits and one project. It says `migrated`, waits to be told to
 * start, and says its port.
 *
 * Run as: node serve-bench.mjs <folder of buildService> <SQLite file or postgres://…>
 */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './build-service.mjs'
import { hear } from './children.mjs'
import { createBenchService } from './create-bench-service.mjs'
import { bench } from './open-bench.mjs'

const [folder, place] = process.argv.slice(2)
const require = createRequire(join(root, 'packages/service/package.json'))
const { hash } = require('@node-rs/argon2')

let statements = 0
let commits = 0
countStatements(require('libsql'))
const { projectId, publicToken } = bench
const toHash = (secret) => createHash('sha256').update(secret).digest('hex')
const clientApp = {
  clientId: bench.clientId,
  origin: 'configuration',
  isFirstParty: true,
  name: 'Bench',
  description: '',
  logoUrl: null,
  secretHash: toHash(bench.clientSecret),
  nextSecretHash: null,
  isActive: true,
  createdAt: 0,
  metadata: {
    application_type: 'web',
    redirect_uris: [bench.redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'RS256',
  },
}
const { running, storage, port } = await createBenchService(
  folder,
  place,
  (_baseUrl, { identityProvider }) => ({
    projectId,
    publicToken,
    secretHash: toHash(bench.secret),
    identityProvider: { ...identityProvider, clientApps: [clientApp] },
  }),
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
    commits,
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
        if (/^commit/i.test(text)) commits += 1
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
