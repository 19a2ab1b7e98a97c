// What a storm leaves of the service: 2,000 connections that check sessions, log in and ask for passcodes, all at once
// and again as soon as they are answered, on both engines.
// Run: node bench/storm.mjs [--seconds 10] [--connections 2000] [--engine sqlite] [--short]
// Fails on an answer that is neither a success nor a refusal that says when to come again, on a connection that was lost,
// and on a service that is not itself again afterwards. --short has few connections.
import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildService } from './support/build-service.mjs'
import { ask, hear } from './support/children.mjs'
import { createPost } from './support/create-post.mjs'
import { percentile } from './support/figures.mjs'
import { bench, engines, openBench } from './support/open-bench.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    connections: { type: 'string' },
    engine: { type: 'string' },
    short: { type: 'boolean', default: false },
    call: { type: 'string' },
  },
})
const seconds = Number(values.seconds ?? (values.short ? 1 : 10))
const connections = Number(values.connections ?? (values.short ? 60 : 2_000))
const people = values.short ? 10 : 100
/** Of the connections. */
const shares = { 'session check': 0.7, 'password log-in': 0.15, 'passcode send': 0.15 }
const minutes = { session_duration_minutes: 60 }
const toLogIn = (i) => ({ email: bench.toEmail(i % people), password: bench.password, ...minutes })

/** Calls in a process of its own, which measures nothing else. */
async function callInStorms(port) {
  const post = createPost(port, bench.publicToken, connections)
  const sessions = []
  for (let i = 0; i < 10; i += 1) {
    sessions.push((await post('/passwords/authenticate', toLogIn(i))).data.session_token)
  }
  const kinds = {
    'session check': (i) => post('/sessions/authenticate', {}, sessions[i % sessions.length]),
    'password log-in': (i) => post('/passwords/authenticate', toLogIn(i)),
    'passcode send': (i) => post('/otps/email/send/primary', { email: bench.toEmail(i % people) }),
  }
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (isStorm) => {
    const found = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
    const endsAt = performance.now() + (isStorm ? seconds : Math.min(seconds, 3)) * 1_000
    const goOn = async (kind, first) => {
      for (let i = first; performance.now() < endsAt; i += 1) {
        try {
          const { status, headers, ms } = await kinds[kind](i)
          const isTold = headers['retry-after'] !== undefined
          found[kind].push([status === 503 && !isTold ? '503 without retry-after' : status, ms])
        } catch (error) {
          found[kind].push([error.code ?? error.message, 0])
        }
      }
    }
    const callers = isStorm
      ? Object.entries(shares).flatMap(([kind, share]) =>
          Array.from({ length: Math.ceil(connections * share) }, (_, i) => goOn(kind, i)),
        )
      : [goOn('session check', 0)]
    await Promise.all(callers)
    process.send(found)
  })
  process.send('ready')
}

const isFine = (status) => status === 200 || status === 429 || status === 503

function report(name, calls, duration) {
  const counts = new Map()
  for (const [status] of calls) counts.set(status, (counts.get(status) ?? 0) + 1)
  const good = calls.filter(([status]) => status === 200).map(([, ms]) => ms)
  const [p50, p99] = [0.5, 0.99].map((p) => (percentile(good, p) ?? 0).toFixed(0).padStart(7))
  const others = [...counts].filter(([status]) => status !== 200)
  const told = others.map(([status, count]) => `${count} x ${status}`).join(', ')
  const perSecond = (good.length / duration).toFixed(0).padStart(7)
  console.log(`  ${name.padEnd(26)} ${perSecond} ${p50} ${p99}   ${told}`)
  return others
    .filter(([status]) => !isFine(status))
    .map(([status, count]) => `${count} x ${status} to ${name}`)
}

async function measure(folder, engine) {
  const { first, close } = await openBench(folder, engine, { people })
  try {
    const { port } = await first.start()
    const child = fork(fileURLToPath(import.meta.url), [
      ...[
        '--call',
        String(port),
        '--seconds',
        String(seconds),
        '--connections',
        String(connections),
      ],
      ...(values.short ? ['--short'] : []),
    ])
    await hear(child)
    const readMemory = async () => (await first.look()).rss / 1_048_576
    const calm = (await ask(child, false))['session check']
    const before = await readMemory()
    let peak = before
    let isOver = false
    const watch = (async () => {
      while (!isOver) {
        peak = Math.max(peak, await readMemory())
        await sleep(250)
      }
    })()
    const startedAt = performance.now()
    const storm = await ask(child, true)
    const duration = (performance.now() - startedAt) / 1_000
    isOver = true
    await watch
    await sleep(values.short ? 100 : 3_000)
    const calmAgain = (await ask(child, false))['session check']
    const after = await readMemory()
    child.disconnect()
    console.log(`${engine}, ${connections} connections for ${seconds} s`)
    console.log(`  ${''.padEnd(26)}  good/s  p50 ms  p99 ms   others`)
    const short = Math.min(seconds, 3)
    const faults = [
      ...report('session check, calm', calm, short),
      ...Object.entries(storm).flatMap(([kind, calls]) => report(kind, calls, duration)),
      ...report('session check, calm again', calmAgain, short),
    ]
    const told = [before, peak, after].map((mebibytes) => mebibytes.toFixed(0))
    console.log(`  memory: ${told[0]} MiB before, ${told[1]} at most, ${told[2]} afterwards\n`)
    return faults.map((fault) => `${engine}: ${fault}`)
  } finally {
    await close()
  }
}

if (values.call) await callInStorms(Number(values.call))
else {
  const folder = await buildService()
  const faults = []
  try {
    for (const engine of engines.filter((one) => one === (values.engine ?? one))) {
      faults.push(...(await measure(folder, engine)))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  if (faults.length > 0) {
    console.log(`NOT WEATHERED:\n  ${faults.join('\n  ')}`)
    process.exitCode = 1
  }
}
