// What is left of log-ins when far more people come than can be hashed for: 60 callers against 300, in one run.
// Run: node bench/login-overload.mjs [--seconds 10] [--rounds 3] [--database postgres://…] [--short]
// Callers who are turned away come again at once, as the worst of them do; the last row waits as it was told to.
// Ratios within one run mean something; absolute figures do not. --short asserts nothing.
import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildService } from './support/build-service.mjs'
import { ask, hear } from './support/children.mjs'
import { createPost } from './support/create-post.mjs'
import { percentile } from './support/figures.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    database: { type: 'string' },
    short: { type: 'boolean', default: false },
    callers: { type: 'string' },
  },
})
const seconds = Number(values.seconds ?? (values.short ? 1 : 10))
const rounds = Number(values.rounds ?? (values.short ? 1 : 3))
const publicToken = 'public-token-test-bench'
const right = { email: 'right-0@example.com', password: 'seven wooden lighthouses' }
const loads = [
  { name: '60 callers', callers: 60, honoursRetryAfter: false },
  { name: '300 callers', callers: 300, honoursRetryAfter: false },
  { name: '300 that wait as told', callers: 300, honoursRetryAfter: true },
]

/** Calls in a process of its own, as often as it is told to. */
async function call(port) {
  const post = createPost(Number(port), publicToken)
  process.on('disconnect', () => process.exit(0))
  process.on('message', async ({ callers, honoursRetryAfter }) => {
    const letIn = []
    const others = new Map()
    const endsAt = performance.now() + seconds * 1_000
    const goOn = async () => {
      while (performance.now() < endsAt) {
        const { status, headers, ms } = await post('/passwords/authenticate', right)
        if (status === 200) letIn.push(ms)
        else others.set(status, (others.get(status) ?? 0) + 1)
        if (honoursRetryAfter && status === 503) await sleep(Number(headers['retry-after']) * 1_000)
      }
    }
    await Promise.all(Array.from({ length: callers }, goOn))
    process.send({ letIn, others: [...others] })
  })
  process.send('ready')
}

async function measure() {
  const folder = await buildService()
  const passwordLogins = fileURLToPath(new URL('password-logins.mjs', import.meta.url))
  const args = ['--serve', folder, '--samples', '10']
  if (values.database) args.push('--database', values.database)
  const server = fork(passwordLogins, args)
  const { port } = await hear(server)
  const checker = fork(passwordLogins, ['--check', String(port)])
  await hear(checker)
  const callers = fork(fileURLToPath(import.meta.url), [
    ...['--callers', String(port), '--seconds', String(seconds)],
  ])
  await hear(callers)
  const figures = new Map(loads.map(({ name }) => [name, { letIn: [], refused: 0, checks: [] }]))
  await sleep(values.short ? 100 : 2_000)
  const calm = await ask(checker, 'times')
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, ...load } of loads) {
      await ask(checker, 'times')
      const { letIn, others } = await ask(callers, load)
      const found = figures.get(name)
      found.checks.push(...(await ask(checker, 'times')))
      found.letIn.push(...letIn)
      for (const [status, count] of others) {
        if (status !== 503) throw new Error(`${count} were answered ${status}.`)
        found.refused += count
      }
    }
  }
  for (const child of [checker, callers, server]) child.disconnect()
  rmSync(folder, { recursive: true, force: true })
  console.log(`log-ins with the right password, ${rounds} times ${seconds} s each`)
  console.log(
    '                        let in/s   p50 ms   p99 ms   refused/s   session checks p99 ms',
  )
  for (const [name, { letIn, refused, checks }] of figures) {
    const row = [
      (letIn.length / rounds / seconds).toFixed(1).padStart(8),
      percentile(letIn, 0.5).toFixed(0).padStart(8),
      percentile(letIn, 0.99).toFixed(0).padStart(8),
      (refused / rounds / seconds).toFixed(0).padStart(11),
      percentile(checks, 0.99).toFixed(0).padStart(23),
    ]
    console.log(`${name.padEnd(23)} ${row.join(' ')}`)
  }
  console.log(`session checks in calm: p99 ${percentile(calm, 0.99).toFixed(0)} ms`)
  const [few, many] = loads.map(({ name }) => figures.get(name).letIn.length)
  const share = many / few
  console.log(`300 callers: ${share.toFixed(2)} of the log-ins of 60 callers`)
  return share
}

if (values.callers) await call(values.callers)
else {
  const share = await measure()
  if (!values.short && share < 0.8) {
    console.log('\nREFUSING IS DEAR: fewer are let in the more come.')
    process.exitCode = 1
  }
}
