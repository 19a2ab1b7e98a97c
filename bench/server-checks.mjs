// What a host's own server does a second with @portico/server: checks of session JWTs offline, one that it has seen and one that it
// has not, and how long 20 servers that follow ended sessions still take one for signed in.
// Run: node bench/server-checks.mjs [--short]. --short does little of it, to see that it still runs.
// Fails below 10,000 checks a second of CPU time for JWTs that were seen, and above 2 s at p99 until a session is refused.
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createPortico } from '../packages/server/dist/index.js'
import { buildService } from './support/build-service.mjs'
import { createBenchService } from './support/create-bench-service.mjs'
import { percentile } from './support/figures.mjs'
import { bench } from './support/open-bench.mjs'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const mostMs = 2_000
const leastChecks = 10_000

const toRequest = (jwt, token = 'a-token') => ({
  headers: new Headers({ cookie: `stytch_session=${token}; stytch_session_jwt=${jwt}` }),
})

/** Checks JWTs of a key pair of its own, without a service. @returns checks a second of CPU time */
async function measureChecks() {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'ES256' }
  const baseUrl = 'https://auth.example.com'
  const projectId = 'project-test-bench'
  const portico = createPortico({
    baseUrl,
    projectId,
    secret: 'secret-test-bench',
    fetch: async () => Response.json({ keys: [key] }),
  })
  const createJwt = (n) =>
    new SignJWT({ 'https://stytch.com/session': { id: `session-${n}`, roles: [] } })
      .setProtectedHeader({ alg: 'ES256', kid: 'key-1' })
      .setIssuer(baseUrl)
      .setAudience([projectId])
      .setSubject(`user-${n}`)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)

  const count = async (requests, rounds) => {
    const before = process.cpuUsage()
    for (let round = 0; round < rounds; round += 1) {
      const found = await Promise.all(requests.map((request) => portico.authenticate(request)))
      if (found.some(({ user }) => !user)) throw new Error('A check failed.')
    }
    const { user, system } = process.cpuUsage(before)
    return (requests.length * rounds) / ((user + system) / 1e6)
  }
  const jwts = await Promise.all(Array.from({ length: 500 }, (_, n) => createJwt(n)))
  const requests = jwts.map((jwt) => toRequest(jwt))
  const fresh = await count(requests, 1)
  const seen = await count(requests, values.short ? 2 : 200)
  console.log(`JWTs that were not seen before: ${fresh.toFixed(0)} checks a CPU second`)
  console.log(`JWTs that were seen before: ${seen.toFixed(0)} checks a CPU second`)
  return seen
}

/** Ends sessions while servers follow. @returns the times until each server refused each, in milliseconds */
async function measureEndings(folder) {
  const secretHash = createHash('sha256').update(bench.secret).digest('hex')
  const { projectId, secret, publicToken } = bench
  const { running, port } = await createBenchService(folder, join(folder, 'checks.db'), {
    projectId,
    publicToken,
    secretHash,
  })
  await running.app.listen({ host: '127.0.0.1', port })
  const create = () => createPortico({ baseUrl: `http://localhost:${port}`, projectId, secret })
  const servers = Array.from({ length: 20 }, create)
  const following = servers.map((server) => server.followRevocations())
  try {
    await Promise.all(following.map(({ ready }) => ready))
    const times = []
    const host = create()
    for (let round = 0; round < (values.short ? 1 : 25); round += 1) {
      const { user_id } = await host.users.create({ email: `somebody-${round}@example.org` })
      const { token } = await host.magicLinks.create({ user_id })
      const session = await host.magicLinks.authenticate({ token, session_duration_minutes: 60 })
      const request = toRequest(session.session_jwt, session.session_token)
      // at another moment of the service's second each time
      await sleep(Math.random() * 1_000)
      await host.sessions.revoke({ session_id: session.session.session_id })
      const endedAt = performance.now()
      const wait = async (server) => {
        while ((await server.authenticate(request)).user) await sleep(5)
        times.push(performance.now() - endedAt)
      }
      await Promise.all(servers.map(wait))
    }
    return times
  } finally {
    for (const { stop } of following) stop()
    await running.stop()
  }
}

const seen = await measureChecks()
const folder = await buildService()
let failed = !values.short && seen < leastChecks
try {
  const times = await measureEndings(folder)
  const p99 = percentile(times, 0.99)
  console.log(
    `${times.length} refusals by 20 servers: median ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  )
  failed ||= p99 > mostMs
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failed) process.exitCode = 1
