// Whether the time of a refused log-in tells who has an account, and what a storm of log-ins does to session checks.
// Run: node bench/password-logins.mjs [--samples 2000] [--database postgres://…] [--short]
// --short asks a few times and asserts nothing, to see that it still runs.
// Ratios and AUCs within one run mean something; absolute figures do not.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildService, loadOfService } from './support/build-service.mjs'
import { ask, hear } from './support/children.mjs'
import { createBenchService } from './support/create-bench-service.mjs'
import { createPost } from './support/create-post.mjs'
import { percentile, toAuc } from './support/figures.mjs'

const { values } = parseArgs({
  options: {
    samples: { type: 'string' },
    short: { type: 'boolean', default: false },
    database: { type: 'string' },
    serve: { type: 'string' },
    check: { type: 'string' },
  },
})
const samples = Number(values.samples ?? (values.short ? 10 : 2_000))
const storms = values.short ? 1 : 10
const publicToken = 'public-token-test-bench'
const password = 'seven wooden lighthouses'
// Few guesses at each address: a tenth one would lock it.
const people = Math.ceil(samples / 5)
const classes = ['unknown', 'wrong', 'passwordless', 'locked']

async function serve(folder) {
  const { hash } = loadOfService('@node-rs/argon2')
  const place = values.database ?? join(folder, 'bench.db')
  // Another project each time: a database may be used again.
  const projectId = `project-test-${randomBytes(6).toString('hex')}`
  const { running, storage, port } = await createBenchService(folder, place, {
    projectId,
    publicToken,
  })
  const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const now = Date.now()
  for (const name of ['wrong', 'passwordless', 'locked', 'right']) {
    for (let i = 0; i < (name === 'right' ? 1 : people); i += 1) {
      const email = toEmail(name, i)
      const { user } = await storage.users.findOrCreateByEmail({
        projectId,
        userId: `user-test-${name}-${i}`,
        emailId: `email-test-${name}-${i}`,
        email,
        canonicalEmail: email,
        status: 'active',
        now,
      })
      if (name !== 'passwordless') {
        await storage.passwords.set({
          projectId,
          userId: user.userId,
          passwordId: `password-test-${name}-${i}`,
          hash: stored,
          requiresReset: false,
          isUnproved: false,
          changedAt: now,
        })
      }
      if (name === 'locked') {
        const lockMs = { first: 86_400_000, max: 86_400_000 }
        const subject = `password:email:${email}`
        await storage.attempts.reserve({ projectId, subject, now, lockAfter: 1, lockMs })
      }
    }
  }
  await running.app.listen({ host: '127.0.0.1', port })
  process.on('message', () =>
    process.send({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() }),
  )
  process.on('disconnect', () => process.exit(0))
  process.send({ port })
}

const toEmail = (name, i) => `${name}-${i}@example.com`

async function measureTimes(post) {
  const times = Object.fromEntries(classes.map((name) => [name, []]))
  for (let i = 0; i < 50; i += 1) {
    await post('/passwords/authenticate', { email: toEmail('warm', i % 10), password: 'x' })
  }
  for (let i = 0; i < samples; i += 1) {
    // In another order each time: what follows what must not matter.
    for (let turn = 0; turn < classes.length; turn += 1) {
      const name = classes[(turn + i) % classes.length]
      const email = toEmail(name, i % people)
      const { status, ms } = await post('/passwords/authenticate', { email, password: 'not it' })
      const expected = name === 'locked' ? 429 : 401
      if (status !== expected) throw new Error(`${name} was answered ${status}.`)
      times[name].push(ms)
    }
  }
  console.log(`refused log-ins, ${samples} of each, one after another`)
  console.log('who           median ms    p99 ms   AUC against unknown')
  let worst = 0
  for (const name of classes) {
    const auc = name === 'unknown' ? 0.5 : toAuc(times.unknown, times[name])
    worst = Math.max(worst, auc)
    const [median, p99] = [0.5, 0.99].map((p) => percentile(times[name], p).toFixed(2).padStart(9))
    console.log(`${name.padEnd(13)} ${median} ${p99}   ${auc.toFixed(3)}`)
  }
  return worst
}

/**
 * Checks a session again and again, in a process of its own: whoever sends the storm would measure itself.
 * Answers every message with the times since the one before.
 */
async function check(port) {
  const post = createPost(Number(port), publicToken)
  const { data } = await post('/passwords/authenticate', { email: toEmail('right', 0), password })
  let times = []
  process.on('message', () => {
    process.send(times)
    times = []
  })
  process.on('disconnect', () => process.exit(0))
  process.send('ready')
  for (;;) times.push((await post('/sessions/authenticate', {}, data.session_token)).ms)
}

async function measureStorm(post, server, port) {
  const readMemory = async () => (await ask(server, 'memory')).rss / 1_048_576
  const checker = fork(fileURLToPath(import.meta.url), ['--check', String(port)])
  await hear(checker)
  await sleep(values.short ? 300 : 3_000)
  const calm = await ask(checker, 'times')
  const before = await readMemory()
  const busy = []
  const counts = new Map()
  const letIn = []
  const right = { email: toEmail('right', 0), password }
  for (let wave = 0; wave < storms; wave += 1) {
    await ask(checker, 'times')
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post('/passwords/authenticate', right)),
    )
    busy.push(...(await ask(checker, 'times')))
    for (const { status, headers, ms } of answers) {
      const name = status === 503 ? `503, retry-after ${headers['retry-after']}` : String(status)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (status === 200) letIn.push(ms)
    }
  }
  checker.disconnect()
  const after = await readMemory()
  console.log(
    `\n${storms} storms of 200 parallel log-ins: ${[...counts].map(([name, n]) => `${n} x ${name}`).join('; ')}`,
  )
  console.log(
    `log-ins let in    p50 ${percentile(letIn, 0.5).toFixed(0)} ms, p99 ${percentile(letIn, 0.99).toFixed(0)} ms`,
  )
  for (const [name, times] of [
    ['calm', calm],
    ['in the storm', busy],
  ]) {
    const [p50, p99] = [0.5, 0.99].map((p) => percentile(times, p).toFixed(2).padStart(7))
    console.log(
      `session checks, ${name.padEnd(12)} ${String(times.length).padStart(5)} of them, p50 ${p50} ms, p99 ${p99} ms`,
    )
  }
  const ratio = (p) => (percentile(busy, p) / percentile(calm, p)).toFixed(1)
  console.log(
    `in the storm they take ${ratio(0.5)} times as long at the median, ${ratio(0.99)} times at p99`,
  )
  console.log(
    `memory of the service: ${before.toFixed(0)} MiB before, ${after.toFixed(0)} MiB after`,
  )
}

if (values.serve) await serve(values.serve)
else if (values.check) await check(values.check)
else {
  const folder = await buildService()
  const args = ['--serve', folder, '--samples', String(samples)]
  if (values.database) args.push('--database', values.database)
  const server = fork(fileURLToPath(import.meta.url), args)
  const { port } = await hear(server)
  const post = createPost(port, publicToken)
  const worst = await measureTimes(post)
  await measureStorm(post, server, port)
  server.disconnect()
  rmSync(folder, { recursive: true, force: true })
  // A few samples tell nothing about time.
  if (values.short) process.exit(0)
  console.log(
    worst <= 0.55
      ? '\nThe time tells nothing: no AUC is above 0.55.'
      : '\nTHE TIME TELLS: an AUC is above 0.55.',
  )
  process.exit(worst <= 0.55 ? 0 : 1)
}
