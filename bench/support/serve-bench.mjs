/**
 * A service in a process of its own, with wide limits and one project. It says `migrated`, waits to be told to
 * start, and says its port. Then it is asked `look`, `deliver` or `hash`.
 *
 * Run as: node serve-bench.mjs <folder of buildService> <SQLite file or postgres://…> <people> [no-console]
 */
import { createHash } from 'node:crypto'
import { loadOfService } from './build-service.mjs'
import { hear } from './children.mjs'
import { countStatements } from './count-statements.mjs'
import { createBenchService } from './create-bench-service.mjs'
import { bench } from './open-bench.mjs'

const [folder, place, people, without] = process.argv.slice(2)
const { hash, verify } = loadOfService('@node-rs/argon2')

const counts = countStatements(loadOfService('libsql'), loadOfService('pg').Client)
const { projectId, publicToken } = bench
const digest = (text) => createHash('sha256').update(text).digest('hex')
const clientApp = {
  clientId: bench.clientId,
  origin: 'configuration',
  isFirstParty: true,
  name: 'Notes',
  description: '',
  logoUrl: null,
  secretHash: digest(bench.clientSecret),
  nextSecretHash: null,
  isActive: true,
  createdAt: 0,
  metadata: {
    application_type: 'web',
    redirect_uris: [bench.redirectUri],
    post_logout_redirect_uris: [],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'RS256',
  },
}
const { running, storage, project, devInbox, port } = await createBenchService(
  folder,
  place,
  (_baseUrl, found) => ({
    projectId,
    publicToken,
    secretHash: digest(bench.secret),
    identityProvider: { ...found.identityProvider, clientApps: [clientApp] },
  }),
  without === 'no-console' ? { admin: false } : {},
)
const codes = new Map()
devInbox.subscribe(({ to, code }) => codes.set(to, code))
const stored = await hash(bench.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
for (let i = 0; i < Number(people ?? 1); i += 1) await addPerson(i)
process.on('disconnect', () => process.exit(0))
const start = hear(process)
process.send('migrated')
await start
await running.start()

const answers = {
  look: () => {
    const { user, system } = process.cpuUsage()
    return { rss: process.memoryUsage().rss, cpuMs: (user + system) / 1_000, ...counts }
  },
  /** Sends what waits. The codes that left since the last time, by address. */
  deliver: async () => {
    while ((await running.deliverNow()) > 0);
    const left = [...codes]
    codes.clear()
    return left
  },
  /** CPU milliseconds of one comparison of a password, without anything around it. */
  hash: async () => {
    const before = process.cpuUsage()
    for (let i = 0; i < 20; i += 1) await verify(stored, bench.password)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 20_000
  },
}
process.on('message', async ([question]) => process.send(await answers[question]()))
process.send({ port, issuerPath: project.identityProvider.path })

/** Whoever signs in; once for all processes on a database. */
async function addPerson(i) {
  const email = bench.toEmail(i)
  const id = i === 0 ? 'bench' : `bench-${i}`
  const now = Date.now()
  const { user } = await storage.users.findOrCreateByEmail({
    projectId,
    userId: `user-test-${id}`,
    emailId: `email-test-${id}`,
    email,
    canonicalEmail: email,
    status: 'active',
    now,
  })
  await storage.passwords.set({
    projectId,
    userId: user.userId,
    passwordId: `password-test-${id}`,
    hash: stored,
    requiresReset: false,
    isUnproved: false,
    changedAt: now,
  })
  // An address that nobody proved would be another case.
  await storage.users.verifyEmail(projectId, user.userId, `email-test-${id}`)
}
