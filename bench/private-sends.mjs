// Whether the time of a send tells, in private mode, who has an account: of its answer, and of whatever is asked next.
// Run: node bench/private-sends.mjs [--samples 2000] [--database postgres://…] [--short]
// --short asks a few times and asserts nothing, to see that it still runs.
// AUCs within one run mean something; absolute figures do not.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildService } from './support/build-service.mjs'
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
  },
})
const samples = Number(values.samples ?? (values.short ? 10 : 2_000))
const publicToken = 'public-token-test-bench'
const bound = 0.55
const sends = {
  passcode: '/otps/email/send/primary',
  link: '/magic_links/email/send/primary',
  reset: '/passwords/email/reset/start',
}
const ways = Object.keys(sends)
const classes = ['known', 'unknown', 'blocked']
const toEmail = (way, name, i) => `${name}-${way}-${i}@example.com`

async function serve(folder) {
  const place = values.database ?? join(folder, 'bench.db')
  const { running, storage, project, port } = await createBenchService(
    folder,
    place,
    (baseUrl) => ({
      // Another project each time: a database may be used again.
      projectId: `project-test-${randomBytes(6).toString('hex')}`,
      publicToken,
      privateMode: true,
      redirectUrls: [
        { url: `${baseUrl}/authenticate`, kinds: ['login', 'signup', 'reset_password'] },
      ],
    }),
  )
  await running.start()
  for (const way of ways) {
    for (const name of ['known', 'blocked']) {
      for (let i = 0; i < samples; i += 1) await addPerson(storage, project, way, name, i)
    }
  }
  process.on('message', async () => {
    // what waits is sent, so that one send is not measured in the time of the next
    await running.deliverNow()
    process.send('at rest')
  })
  process.on('disconnect', () => process.exit(0))
  process.send({ port })
}

/** Somebody who signed up, and has a password. */
async function addPerson(storage, { projectId }, way, name, i) {
  const email = toEmail(way, name, i)
  const now = Date.now()
  const { user } = await storage.users.findOrCreateByEmail({
    projectId,
    userId: `user-test-${name}-${way}-${i}`,
    emailId: `email-test-${name}-${way}-${i}`,
    email,
    canonicalEmail: email,
    status: 'active',
    now,
  })
  await storage.passwords.set({
    projectId,
    userId: user.userId,
    passwordId: `password-test-${name}-${way}-${i}`,
    hash: 'never checked here',
    requiresReset: false,
    isUnproved: false,
    changedAt: now,
  })
  if (name === 'blocked')
    await storage.users.update(projectId, user.userId, { blockedAt: now, updatedAt: now })
}

/** All of them once, in another order each time: what follows what must not matter. */
function shuffle(items) {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0])
}

async function measure(post, server, port) {
  const times = {}
  const note = (key, ms) => {
    times[key] ??= []
    times[key].push(ms)
  }
  const send = async (way, email) => {
    const { status, ms } = await post(sends[way], { email })
    if (status !== 200) throw new Error(`A ${way} to ${email} was answered ${status}.`)
    return ms
  }
  const askNext = async () => {
    const startedAt = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/sdk/v1/projects/bootstrap/${publicToken}`)).text()
    return performance.now() - startedAt
  }
  const rest = async () => {
    await ask(server, 'rest')
    await sleep(1)
  }
  for (let i = 0; i < 50; i += 1) {
    for (const way of ways) await send(way, `warm-${i}@example.com`)
    await askNext()
    await rest()
  }
  for (let i = 0; i < samples; i += 1) {
    for (const round of ['first', 'again']) {
      for (const [way, name] of shuffle(
        ways.flatMap((one) => classes.map((other) => [one, other])),
      )) {
        note(`${way} ${round} ${name} answer`, await send(way, toEmail(way, name, i)))
        note(`${way} ${round} ${name} next`, await askNext())
        await rest()
      }
    }
  }
  return times
}

/** @returns the worst AUC */
function report(times) {
  console.log(
    `sends in private mode, ${samples} to addresses of each kind, first and again; AUC against known`,
  )
  console.log('send      asked  to        median ms    p99 ms   AUC    AUC of what is asked next')
  let worst = 0
  for (const way of ways) {
    for (const round of ['first', 'again']) {
      for (const name of classes) {
        const of = (other, what) => times[`${way} ${round} ${other} ${what}`]
        const [answer, next] = ['answer', 'next'].map((what) =>
          toAuc(of('known', what), of(name, what)),
        )
        const isBase = name === 'known'
        if (!isBase) worst = Math.max(worst, answer, next)
        const own = of(name, 'answer')
        const figures = [0.5, 0.99].map((p) => percentile(own, p).toFixed(2).padStart(9)).join(' ')
        const told = isBase ? '' : `   ${answer.toFixed(3)}  ${next.toFixed(3)}`
        console.log(`${way.padEnd(9)} ${round.padEnd(6)} ${name.padEnd(9)} ${figures}${told}`)
      }
    }
  }
  return worst
}

if (values.serve) await serve(values.serve)
else {
  const folder = await buildService()
  const args = ['--serve', folder, '--samples', String(samples)]
  if (values.database) args.push('--database', values.database)
  const server = fork(fileURLToPath(import.meta.url), args)
  const { port } = await hear(server)
  const worst = report(await measure(createPost(port, publicToken), server, port))
  server.disconnect()
  rmSync(folder, { recursive: true, force: true })
  // A few samples tell nothing about time.
  if (values.short) process.exit(0)
  console.log(
    worst <= bound
      ? `\nThe time tells nothing: no AUC is above ${bound}.`
      : `\nTHE TIME TELLS: an AUC is above ${bound}.`,
  )
  process.exit(worst <= bound ? 0 : 1)
}
