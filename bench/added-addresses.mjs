// Whether the time of a user's call that adds an address tells that another user has it, or removed it a few days ago.
// Run: node bench/added-addresses.mjs [--samples 2000] [--database postgres://…] [--short]
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
const classes = ['free', 'taken', 'removed']
const toEmail = (name, i) => `${name}-${i}@example.com`

async function serve(folder) {
  const place = values.database ?? join(folder, 'bench.db')
  const { running, storage, project, devInbox, port } = await createBenchService(folder, place, {
    // Another project each time: a database may be used again.
    projectId: `project-test-${randomBytes(6).toString('hex')}`,
    publicToken,
  })
  await running.start()
  for (let i = 0; i < samples; i += 1) await addOwner(storage, project, i)
  process.on('message', async (asked) => {
    // what waits is sent, so that one mail is not measured in the time of the next call
    await running.deliverNow()
    process.send(asked === 'code' ? { code: devInbox.list()[0]?.code ?? null } : 'at rest')
  })
  process.on('disconnect', () => process.exit(0))
  process.send({ port })
}

/** A user with an address, and with another one that they removed. */
async function addOwner(storage, { projectId }, i) {
  const now = Date.now()
  const email = toEmail('taken', i)
  const { user } = await storage.users.findOrCreateByEmail({
    projectId,
    userId: `user-test-owner-${i}`,
    emailId: `email-test-taken-${i}`,
    email,
    canonicalEmail: email,
    status: 'active',
    now,
  })
  const removed = toEmail('removed', i)
  const own = { projectId, userId: user.userId, emailId: `email-test-removed-${i}` }
  await storage.users.addProvedEmail({ ...own, email: removed, canonicalEmail: removed }, now)
  await storage.users.setEmailAside(own, { removedAt: now, removedIn: null })
}

/** All of them once, in another order each time: what follows what must not matter. */
function shuffle(items) {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0])
}

/** Signs the one who asks in by a code. @returns the session, whose proof is fresh */
async function signIn(post, server) {
  const email = 'asks@example.com'
  const sent = await post('/otps/email/login_or_create', { email })
  const { code } = await ask(server, 'code')
  const proof = { method_id: sent.data.method_id, token: code, session_duration_minutes: 60 }
  const { status, data, text } = await post('/otps/authenticate', proof)
  if (status !== 200) throw new Error(text)
  return data.session_token
}

async function measure(post, server) {
  const times = Object.fromEntries(classes.map((name) => [name, []]))
  let session = await signIn(post, server)
  let signedInAt = Date.now()
  const add = async (email) => {
    const { status, ms, text } = await post('/users/emails', { email }, session)
    if (status !== 200) throw new Error(text)
    await ask(server, 'rest')
    await sleep(1)
    return ms
  }
  for (let i = 0; i < 50; i += 1) await add(toEmail('warm', i))
  for (let i = 0; i < samples; i += 1) {
    // a proof counts for ten minutes
    if (Date.now() - signedInAt > 300_000) {
      session = await signIn(post, server)
      signedInAt = Date.now()
    }
    for (const name of shuffle(classes)) times[name].push(await add(toEmail(name, i)))
  }
  return times
}

/** @returns the worst AUC */
function report(times) {
  console.log(`additions of an address, ${samples} of each kind; AUC against free`)
  console.log('address   median ms    p99 ms   AUC')
  let worst = 0
  for (const name of classes) {
    const auc = toAuc(times.free, times[name])
    if (name !== 'free') worst = Math.max(worst, auc)
    const figures = [0.5, 0.99].map((p) => percentile(times[name], p).toFixed(2).padStart(9))
    console.log(
      `${name.padEnd(9)} ${figures.join(' ')}${name === 'free' ? '' : `   ${auc.toFixed(3)}`}`,
    )
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
  const worst = report(await measure(createPost(port, publicToken), server))
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
