// What the service's operations cost, on both engines, beside what others take for the same: plain Fastify that answers
// the same text and does nothing (the floor), npm oidc-provider with its adapter in memory, and better-auth on SQLite.
// Run: node bench/service.mjs [--rounds 7] [--calls 200] [--only refresh] [--short]
// Each has a process of its own; what is called comes from this one. Ratios within one run mean something, absolute
// figures do not. A round asks all of them; the figures are medians over the rounds, with the lowest and the highest.
import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildModule, buildService, root } from './support/build-service.mjs'
import { ask, hear } from './support/children.mjs'
import { createClient } from './support/create-client.mjs'
import { createServiceCalls } from './support/create-service-calls.mjs'
import { percentile } from './support/figures.mjs'
import { bench, engines, openBench } from './support/open-bench.mjs'
import { readAnswers, runAtOnce } from './support/run-at-once.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    calls: { type: 'string' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds ?? (values.short ? 1 : 7))
const calls = Number(values.calls ?? (values.short ? 8 : 200))
// One passcode each.
const people = Math.max(10, Math.ceil(calls / 2))

/**
 * By what each is called in the table; `share` of the number of calls, and no fewer than `least` of them, made ready and timed
 * in batches of at most `most`.
 */
const operations = {
  // So cheap that the compiler's work would be much of a few hundred: the round that warms up takes as many as the others.
  'session check': { peers: ['better-auth'], share: 4, least: 3_000 },
  // Two at once: more are turned away where others use the machine too.
  'password log-in': { peers: ['better-auth'], share: 0.2, atOnce: 2 },
  'e-mail passcode': { peers: [], share: 0.5 },
  'passkey log-in': { peers: [], share: 0.5 },
  // Compiling goes on for hundreds of calls. The peer's memory keeps a thousand things, and an exchange leaves five.
  'code exchange': { peers: ['oidc-provider'], share: 2, most: 200 },
  refresh: { peers: ['oidc-provider'], share: 2, most: 200 },
}
const toCount = ({ share, least = 0 }) =>
  Math.max(Math.ceil(calls * share), values.short ? 0 : least)
const chosen = Object.entries(operations).filter(([name]) => name.includes(values.only))

/** Starts a peer; its operations make ready what a number of calls need, and are then timed. */
async function startPeer(name, ...args) {
  const child = fork(join(root, 'bench/peers', `${name}.mjs`), args)
  const { port } = await hear(child)
  const question = (...asked) => ask(child, asked)
  const exited = new Promise((resolve) => child.once('exit', resolve))
  return {
    ask: question,
    call: createClient(port),
    look: () => question('look'),
    close: () => {
      child.disconnect()
      return exited
    },
  }
}

/** What the floor is asked: as many bytes as the service is, and as many are answered. */
async function createFloor(samples) {
  const peer = await startPeer('fastify')
  const answers = Object.entries(samples).flatMap(([name, steps]) =>
    steps.map(({ text }, step) => [`${encodeURIComponent(name)}-${step}`, text]),
  )
  await peer.ask('answer', Object.fromEntries(answers))
  const toPrepare = (name) => async (count) => {
    const steps = samples[name].map(({ request }, step) => ({
      ...request,
      method: 'POST',
      path: `/${encodeURIComponent(encodeURIComponent(name))}-${step}`,
      headers: { ...request.headers, ...(request.body ? {} : { 'content-type': undefined }) },
    }))
    return async (atOnce) => {
      for (const step of steps)
        readAnswers(await runAtOnce(Array(count).fill(step), atOnce, peer.call))
    }
  }
  return {
    ...peer,
    prepare: Object.fromEntries(Object.keys(samples).map((name) => [name, toPrepare(name)])),
  }
}

async function createOidcProvider() {
  const peer = await startPeer('oidc-provider')
  const headers = {
    authorization: `Basic ${Buffer.from(`${bench.clientId}:${bench.clientSecret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const toRequest = (fields) => ({
    path: '/token',
    headers,
    body: new URLSearchParams(fields).toString(),
  })
  const exchange = async (count) => {
    const codes = await peer.ask('codes', count)
    const grant = { grant_type: 'authorization_code', redirect_uri: bench.redirectUri }
    const requests = codes.map((code) => toRequest({ ...grant, code }))
    return async (atOnce) => readAnswers(await runAtOnce(requests, atOnce, peer.call))
  }
  return {
    ...peer,
    prepare: {
      'code exchange': exchange,
      refresh: async (count) => {
        const tokens = await (await exchange(count))(8)
        const requests = tokens.map(({ refresh_token }) =>
          toRequest({ grant_type: 'refresh_token', refresh_token }),
        )
        return async (atOnce) => readAnswers(await runAtOnce(requests, atOnce, peer.call))
      },
    },
  }
}

async function createBetterAuth(folder) {
  const peer = await startPeer('better-auth', folder, String(people))
  const headers = { 'content-type': 'application/json', origin: 'http://localhost' }
  const logIns = (count) =>
    Array.from({ length: count }, (_, i) => ({
      path: '/api/auth/sign-in/email',
      headers,
      body: JSON.stringify({ email: bench.toEmail(i % people), password: bench.password }),
    }))
  let cookies = null
  const findCookies = async () => {
    const answers = await runAtOnce(logIns(8), 2, peer.call)
    readAnswers(answers)
    return answers.map((answer) => answer.headers['set-cookie'][0].split(';')[0])
  }
  return {
    ...peer,
    prepare: {
      'session check': async (count) => {
        cookies ??= await findCookies()
        const requests = Array.from({ length: count }, (_, i) => ({
          method: 'GET',
          path: '/api/auth/get-session',
          headers: { cookie: cookies[i % cookies.length] },
        }))
        return async (atOnce) => {
          const answers = readAnswers(await runAtOnce(requests, atOnce, peer.call))
          if (answers.some((answer) => !answer?.session)) throw new Error('It found no session.')
        }
      },
      'password log-in': async (count) => {
        const requests = logIns(count)
        return async (atOnce) => readAnswers(await runAtOnce(requests, atOnce, peer.call))
      },
    },
  }
}

/** Times one operation of one of them. */
async function measure(server, name, count) {
  const { atOnce = 8, most = count } = operations[name]
  const sums = { seconds: 0, cpuMs: 0, statements: 0, commits: 0 }
  for (let done = 0; done < count; done += most) {
    const run = await server.prepare[name](Math.min(most, count - done))
    const before = await server.look()
    const startedAt = performance.now()
    await run(atOnce)
    sums.seconds += (performance.now() - startedAt) / 1_000
    const after = await server.look()
    for (const key of ['cpuMs', 'statements', 'commits']) sums[key] += after[key] - before[key]
  }
  return {
    perSecond: count / sums.seconds,
    cpuMs: sums.cpuMs / count,
    statements: sums.statements / count,
    commits: sums.commits / count,
  }
}

function report(name, found, servers) {
  const median = (all) => percentile(all, 0.5)
  const spread = (all, digits = 2) =>
    `${median(all).toFixed(digits)} (${Math.min(...all).toFixed(digits)}–${Math.max(...all).toFixed(digits)})`
  console.log(`\n${name}`)
  const head = [
    'requests/s',
    'CPU ms each',
    'x CPU of fastify',
    'x CPU of its peer',
    'statements',
    'commits',
  ]
  console.log(`  ${'who'.padEnd(18)} ${head.map((one) => one.padStart(21)).join(' ')}`)
  const [peer] = operations[name].peers
  for (const who of servers) {
    const own = found.get(who)
    const ratio = (other) => {
      const base = found.get(other)
      if (base === undefined || other === who) return ''
      return spread(own.map(({ cpuMs }, round) => cpuMs / base[round].cpuMs))
    }
    const isOurs = engines.includes(who)
    const row = [
      spread(
        own.map((one) => one.perSecond),
        0,
      ),
      spread(own.map((one) => one.cpuMs)),
      ratio('fastify'),
      isOurs ? ratio(peer) : '',
      isOurs ? median(own.map((one) => one.statements)).toFixed(1) : '',
      isOurs ? median(own.map((one) => one.commits)).toFixed(1) : '',
    ]
    console.log(`  ${who.padEnd(18)} ${row.map((one) => one.padStart(21)).join(' ')}`)
  }
}

async function measureAll(folder, opened) {
  const authenticators = await buildModule(
    folder,
    'packages/testkit/src/authenticator/create-authenticator.ts',
  )
  const servers = new Map()
  for (const engine of engines) {
    const place = await openBench(folder, engine, { people })
    opened.push(place)
    const { port, issuerPath } = await place.first.start()
    const prepare = createServiceCalls({
      port,
      issuerPath,
      people,
      service: place.first,
      ...authenticators,
    })
    servers.set(engine, { ...place.first, prepare })
  }
  const samples = {}
  for (const [name] of chosen) samples[name] = await servers.get('sqlite').prepare.sample(name)
  const others = {
    fastify: () => createFloor(samples),
    'oidc-provider': createOidcProvider,
    'better-auth': () => createBetterAuth(folder),
  }
  for (const [name, create] of Object.entries(others)) {
    const server = await create()
    opened.push(server)
    servers.set(name, server)
  }
  const found = new Map(chosen.map(([name]) => [name, new Map()]))
  // The first round warms up.
  for (let round = values.short ? 1 : 0; round <= rounds; round += 1) {
    for (const [name, operation] of chosen) {
      for (const who of [...engines, 'fastify', ...operation.peers]) {
        const figures = await measure(servers.get(who), name, toCount(operation))
        if (round === 0) continue
        const own = found.get(name).get(who) ?? []
        found.get(name).set(who, [...own, figures])
      }
    }
  }
  for (const [name, { peers }] of chosen)
    report(name, found.get(name), [...engines, 'fastify', ...peers])
  console.log('\nOf a password log-in, the comparison of the password alone takes, in CPU ms:')
  const hashes = {
    service: () => servers.get('sqlite').hash(),
    'better-auth': () => servers.get('better-auth').ask('hash'),
  }
  for (const [name, hash] of Object.entries(hashes))
    console.log(`  ${name.padEnd(18)} ${(await hash()).toFixed(1)}`)
}

const folder = await buildService()
const opened = []
try {
  await measureAll(folder, opened)
} finally {
  for (const one of opened) await one.close()
  rmSync(folder, { recursive: true, force: true })
}
