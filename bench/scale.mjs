// What the size of a project does to its operations: a thousand people, a hundred thousand, a million, on both engines.
// Run: node bench/scale.mjs [--sizes 1000,100000,1000000] [--rounds 5] [--calls 60] [--engine sqlite] [--only refresh] [--short]
// Every size has a database and a process of its own; they are called in turn, one call each, so that whatever the
// machine does meanwhile happens to all. Before each round the system has all databases in its memory. A round gives a
// ratio of medians; the figures are medians over the rounds, with the lowest and the highest. --short has few people and
// asserts nothing, to see that it still runs.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildModule, buildService } from './support/build-service.mjs'
import { createServiceCalls } from './support/create-service-calls.mjs'
import { percentile } from './support/figures.mjs'
import { bench, engines, openBench } from './support/open-bench.mjs'
import { readDatabaseFiles } from './support/read-database-files.mjs'
import { readAnswers } from './support/run-at-once.mjs'
import { seedPeople, toSeededEmail } from './support/seed-people.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string' },
    rounds: { type: 'string' },
    calls: { type: 'string' },
    engine: { type: 'string' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const sizes = (values.sizes ?? (values.short ? '1000,5000' : '1000,100000,1000000'))
  .split(',')
  .map(Number)
const rounds = Number(values.rounds ?? (values.short ? 1 : 5))
const calls = Number(values.calls ?? (values.short ? 5 : 60))
const chosen = engines.filter((engine) => engine === (values.engine ?? engine))
const [smallest, largest] = [sizes[0], sizes.at(-1)]
const isChosen = (name) => name.includes(values.only ?? '')
/** The largest may take this much of the smallest's time. */
const mostTimes = 1.2
/** What a host asks is counted up to thousands: more people take longer, but never longer than this on a quiet machine. */
const mostMs = 50

const operations = [
  'session check',
  'password log-in',
  'e-mail passcode',
  'user search by e-mail',
  'code exchange',
  'refresh',
]

const part = (filter_name, filter_value) => ({
  query: { operator: 'AND', operands: [{ filter_name, filter_value }] },
})
const toQuestions = (people) => ({
  'first page of 100': ['POST', '/users/search', {}],
  'part of an address that one has': [
    'POST',
    '/users/search',
    part('email_address_fuzzy', `.${Math.floor(people / 2)}@`),
  ],
  'part of an address that nobody has': [
    'POST',
    '/users/search',
    part('email_address_fuzzy', 'lighthouse'),
  ],
  'part of an address that many have': [
    'POST',
    '/users/search',
    part('email_address_fuzzy', 'example7.com'),
  ],
  'part of an address that all have': [
    'POST',
    '/users/search',
    part('email_address_fuzzy', 'example'),
  ],
  // Among a million, 244 and 3,906: more than are counted.
  'part of a name that some have': ['POST', '/users/search', part('full_name_fuzzy', 'person 31a')],
  'part of a name that thousands have': [
    'POST',
    '/users/search',
    part('full_name_fuzzy', 'person 31'),
  ],
  'metrics of the project': ['GET', '/projects/metrics', null],
})

async function openSize(folder, engine, people) {
  const place = await openBench(folder, engine, { name: `${people}` })
  const startedAt = performance.now()
  await seedPeople(place.sql, engine, people)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  const { port, issuerPath } = await place.first.start()
  let turn = 0
  // Far from each other, and others each time.
  const pickEmails = (count) =>
    Array.from({ length: count }, () => {
      turn += 1
      return toSeededEmail(1 + ((turn * 7_919) % people))
    })
  const service = createServiceCalls({
    port,
    issuerPath,
    people,
    service: place.first,
    pickEmails,
    ...authenticators,
  })
  return { people, seconds, service, ...place }
}

const toRequest = ([method, path, body]) => ({
  method,
  path: `/v1${path}`,
  headers: {
    authorization: `Basic ${Buffer.from(`${bench.projectId}:${bench.secret}`).toString('base64')}`,
    'content-type': 'application/json',
  },
  body: body ? JSON.stringify(body) : '',
})

/** Calls the sizes in turn. @returns the times of each */
async function timeInTurn(opened, toCalls, count) {
  const requests = await Promise.all(opened.map((size) => toCalls(size, count)))
  const times = opened.map(() => [])
  for (let i = 0; i < count; i += 1) {
    for (let turn = 0; turn < opened.length; turn += 1) {
      const at = (turn + i) % opened.length
      const answer = await opened[at].service.call(requests[at][i])
      readAnswers([answer])
      times[at].push(answer.ms)
    }
  }
  return times.map((all) => percentile(all, 0.5))
}

async function measureOperation(opened, engine, name) {
  const toCalls = (size, count) => size.service.toRequests(name, count)
  await timeInTurn(opened, toCalls, Math.ceil(calls / 3))
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    for (const { sql } of opened) await readDatabaseFiles(sql, engine)
    found.push(await timeInTurn(opened, toCalls, calls))
    // What a send left is not sent during the next operation.
    for (const { first } of opened) await first.deliver()
  }
  const medians = opened.map((_, at) =>
    percentile(
      found.map((round) => round[at]),
      0.5,
    ),
  )
  const ratios = found.map((round) => round.at(-1) / round[0])
  const ratio = percentile(ratios, 0.5)
  const row = medians.map((ms) => ms.toFixed(2).padStart(9))
  const range = `${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
  console.log(`  ${name.padEnd(36)} ${row.join(' ')} ${range.padStart(20)}`)
  return ratio
}

async function measureQuestion(opened, engine, name) {
  const toCalls = ({ people }, count) => Array(count).fill(toRequest(toQuestions(people)[name]))
  for (const { sql } of opened) await readDatabaseFiles(sql, engine)
  await timeInTurn(opened, toCalls, 3)
  const medians = await timeInTurn(opened, toCalls, Math.ceil(calls / 3))
  console.log(`  ${name.padEnd(36)} ${medians.map((ms) => ms.toFixed(2).padStart(9)).join(' ')}`)
  return medians.at(-1)
}

async function measure(folder, engine) {
  const opened = []
  const faults = []
  try {
    for (const people of sizes) {
      opened.push(await openSize(folder, engine, people))
      console.log(`${engine}: ${people} people were added in ${opened.at(-1).seconds} s`)
    }
    const head = sizes.map((people) => String(people).padStart(9)).join(' ')
    console.log(
      `\n${`${engine}, median ms of a call`.padEnd(38)} ${head}   ${largest} to ${smallest}`,
    )
    for (const name of operations.filter(isChosen)) {
      const ratio = await measureOperation(opened, engine, name)
      if (ratio > mostTimes) faults.push(`${engine}, ${name}: ${ratio.toFixed(2)} times as long`)
    }
    console.log('')
    for (const name of Object.keys(toQuestions(1)).filter(isChosen)) {
      const ms = await measureQuestion(opened, engine, name)
      if (ms > mostMs) faults.push(`${engine}, ${name}: ${ms.toFixed(0)} ms`)
    }
    console.log('')
    return faults
  } finally {
    for (const { close } of opened) await close()
  }
}

const folder = await buildService()
let authenticators
try {
  authenticators = await buildModule(
    folder,
    'packages/testkit/src/authenticator/create-authenticator.ts',
  )
  const faults = []
  for (const engine of chosen) faults.push(...(await measure(folder, engine)))
  if (!values.short && faults.length > 0) {
    console.log(`TOO SLOW among ${largest} people:\n  ${faults.join('\n  ')}`)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
