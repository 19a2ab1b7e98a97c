// What the operators' console asks among a million people: its first page, finding them by parts of what they are known
// by, one of them, messages, and the audit log. Beside it, users' sessions are checked all the time, as on a busy service.
// Run: node bench/console.mjs [--sizes 1000,1000000] [--calls 100] [--engine sqlite] [--only letters] [--short]
// Every size has a database and a process of its own; they are called in turn, one call each. The figures are the median
// and the 95th percentile among the most, and how often its median is that among the fewest. --short has few people and
// asserts nothing, to see that it still runs.
// At last it compares session checks of a service whose console an operator has open with those of a service without one.
import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildService } from './support/build-service.mjs'
import { createClient } from './support/create-client.mjs'
import { createPost } from './support/create-post.mjs'
import { percentile } from './support/figures.mjs'
import { bench, engines, openBench } from './support/open-bench.mjs'
import { seedPeople, toSeededEmail } from './support/seed-people.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string' },
    calls: { type: 'string' },
    engine: { type: 'string' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const sizes = (values.sizes ?? (values.short ? '1000,5000' : '1000,1000000')).split(',').map(Number)
const calls = Number(values.calls ?? (values.short ? 5 : 100))
const chosen = engines.filter((engine) => engine === (values.engine ?? engine))
/** A call among the most takes at most this long in 19 of 20 cases, and the first page this long; milliseconds. */
const mostMs = 100
const mostHomeMs = 50
/** How many connections check sessions all the time, and how long each waits between two checks; milliseconds. */
const busy = { connections: 4, pauseMs: 40 }
/** How much slower session checks may be beside a console, and what they are compared by. */
const mostBeside = 1.1
const beside = { people: 1_000, checks: values.short ? 60 : 1_500, homeMs: 2_000 }

const token = randomBytes(32).toString('base64url')
const operator = {
  'content-type': 'application/json',
  cookie: `portico_operator=${bench.projectId}.${token}`,
}

const find = (text) => ({ q: text })
/** A person of the middle, and others each time. */
const pick = (people, turn) => 1 + ((Math.floor(people / 2) + turn * 7_919) % people)
/** Each tenth person has a number. */
const toNumber = (i) => `+1202${String(i).padStart(8, '0')}`

/**
 * What is asked, by its name: the path of a page, or the body of a search.
 *
 * @type {Readonly<Record<string, (people: number, turn: number) => string | object>>}
 */
const questions = {
  'home, of thirty days': () => '/home?zone=Europe/Lisbon',
  'previews of all messages': () => '/previews?language=de',
  'the preview of one mail': () =>
    '/previews/mail?template=magic-link.login&language=ar&scheme=dark',
  'keys for scripts': () => '/keys',
  'messages that were given up': () => '/messages?state=given_up',
  'messages that were sent': () => '/messages?state=sent',
  'the audit log': () => '/audit',
  'the audit log by an action that nobody did': () => '/audit?action=user.exported',
  'the first page': () => ({}),
  'a part of an address that one has': (people, turn) => find(`.${pick(people, turn)}@`),
  'a part of a name that some have': () => find('person 31a'),
  'a part of an address that all have': () => find('example'),
  'a part of an address that nobody has': () => find('lighthouse'),
  'a part of a number that one has': (people, turn) =>
    find(toNumber(10 * Math.ceil(pick(people, turn) / 10)).slice(4)),
  'two letters that all have': () => find('ex'),
  'two letters that nobody has': () => find('qz'),
  'the beginning of an id': (people, turn) => find(toId(pick(people, turn)).slice(0, 18)),
  'one user': (people, turn) => `/users/${toId(pick(people, turn))}`,
  'what happened to one user': (people, turn) => `/users/${toId(pick(people, turn))}/timeline`,
}

const toId = (i) => `user-test-${toSeededEmail(i).split('.')[0]}-${i}`

async function addOperator(sql) {
  const now = Date.now()
  const hash = createHash('sha256').update(token).digest('hex')
  await sql(
    `insert into operators (project_id, operator_id, name, role, created_at, last_seen_at) values (?, 'operator-test-1', 'Ines', 'read', ?, ?)`,
    bench.projectId,
    now,
    now,
  )
  await sql(
    `insert into operator_sessions (project_id, session_id, operator_id, token_hash, started_at, proved_at, expires_at, ip_address, user_agent) values (?, 'session-test-1', 'operator-test-1', ?, ?, ?, ?, '', '')`,
    bench.projectId,
    hash,
    now,
    now,
    now + 86_400_000,
  )
}

async function addNumbers(sql, engine) {
  const number =
    engine === 'sqlite' ? "printf('%08d', created_at)" : "lpad(created_at::text, 8, '0')"
  await sql(
    `insert into phone_numbers (project_id, phone_id, user_id, phone_number, verified, is_unproved, created_at)
      select project_id, 'phone-' || user_id, user_id, '+1202' || ${number}, 1, 0, created_at
      from users where project_id = ? and created_at % 10 = 0 and created_at < 100000000`,
    bench.projectId,
  )
  await sql(engine === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze')
}

/** What a month of sign-ins leaves: counts by the hour, and messages of the last week. */
async function addActivity(sql, people) {
  const hourMs = 3_600_000
  const hourAt = Math.floor(Date.now() / hourMs) * hourMs
  const names = ['magic_link', 'otp', 'password', 'oauth', 'webauthn', 'totp']
  for (const kind of ['signed_in', 'refused', 'sent']) {
    for (const name of names) {
      await sql(
        `with recursive n(i) as (select 0 union all select i + 1 from n where i < 719)
          insert into activity_counts (project_id, hour_at, kind, name, times)
          select '${bench.projectId}', ${hourAt} - cast(i as bigint) * ${hourMs}, '${kind}', '${name}', 7 + i % 90 from n where i >= 0`,
      )
    }
  }
  const states = { sent: Math.ceil(people / 5), failed: 300, waiting: 20 }
  for (const [state, count] of Object.entries(states)) {
    const now = Date.now()
    const endedAt = state === 'waiting' ? 'null' : `${now} - i`
    await sql(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})
        insert into outbox (message_id, project_id, channel, to_address, template, locale, sealed_payload, created_at, expires_at, state, tries, due_at, ended_at, failure)
        select 'message-${state}-' || i, '${bench.projectId}', 'email', 'person-' || i || '@example.com', 'magic-link.login', 'en', '',
          ${now} - i, ${now + 86_400_000}, '${state}', 1, ${state === 'sent' ? now : now + 86_400_000} - i, ${endedAt}, ${state === 'sent' ? 'null' : "'550 no such mailbox'"} from n where i >= 0`,
    )
  }
}

async function openSize(folder, engine, people, { name = `${people}`, hasConsole = true } = {}) {
  const place = await openBench(folder, engine, { name, hasConsole })
  const startedAt = performance.now()
  await seedPeople(place.sql, engine, people)
  await addActivity(place.sql, people)
  await addNumbers(place.sql, engine)
  await addOperator(place.sql)
  console.log(
    `${engine}: ${people} people were added in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
  )
  const { port } = await place.first.start()
  const post = createPost(port, bench.publicToken)
  const { data } = await post('/passwords/authenticate', {
    email: bench.email,
    password: bench.password,
    session_duration_minutes: 60,
  })
  const origin = `http://localhost:${port}`
  const call = createClient(port)
  const page = hasConsole ? { ...operator, 'x-portico-console': await readPageKey(call) } : {}
  return { people, post, session: data.session_token, call, page, origin, ...place }
}

/** Loads the console's page, as a window does, for the key that its calls carry. */
async function readPageKey(call) {
  const headers = { ...operator, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  const { text } = await call({ method: 'GET', path: '/admin', headers })
  const [, key] = /name="portico-page" content="(\w+)"/.exec(text) ?? []
  if (key === undefined) throw new Error('the page of the console has no key: is it built?')
  return key
}

/** Checks a session again and again until it is told to stop. @returns the times */
function keepBusy({ post, session }) {
  const times = []
  let isOver = false
  const work = async () => {
    while (!isOver) {
      times.push((await post('/sessions/authenticate', {}, session)).ms)
      await sleep(busy.pauseMs)
    }
  }
  const all = Promise.all(Array.from({ length: busy.connections }, work))
  return async () => {
    isOver = true
    await all
    return times
  }
}

async function ask({ call, page, people, origin }, name, turn) {
  const asked = questions[name](people, turn)
  const answer = await call(
    typeof asked === 'string'
      ? { method: 'GET', path: `/admin/v1${asked}`, headers: page }
      : {
          method: 'POST',
          path: '/admin/v1/users/search',
          headers: { ...page, origin },
          body: JSON.stringify(asked),
        },
  )
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`)
  return answer.ms
}

async function measureQuestion(opened, name) {
  const times = opened.map(() => [])
  for (let turn = 0; turn < calls + 3; turn += 1) {
    for (const [at, size] of opened.entries()) {
      const ms = await ask(size, name, turn)
      // the first ones prepare statements
      if (turn >= 3) times[at].push(ms)
    }
  }
  const [fewest, most] = [times[0], times.at(-1)]
  const [median, p95] = [percentile(most, 0.5), percentile(most, 0.95)]
  const ratio = median / percentile(fewest, 0.5)
  const figures = [median, p95, ratio].map((figure) => figure.toFixed(2).padStart(9))
  console.log(`  ${name.padEnd(38)} ${figures.join(' ')}`)
  return p95
}

/** Reads the first page now and then, with what it follows, as a browser does in which an operator has left it open. */
function keepConsoleOpen({ call, page, origin }) {
  const following = new AbortController()
  const path = `${origin}/admin/v1/messages/live?state=waiting`
  const live = fetch(path, { headers: page, signal: following.signal }).catch(() => null)
  const timer = setInterval(() => {
    void call({ method: 'GET', path: '/admin/v1/home?zone=Europe/Lisbon', headers: page })
  }, beside.homeMs)
  return async () => {
    clearInterval(timer)
    following.abort()
    await live
  }
}

/** Compares session checks with and without a console, one of each in turn. */
async function compareChecks(folder, engine) {
  const opened = []
  try {
    for (const hasConsole of [false, true]) {
      const name = hasConsole ? 'with-console' : 'without-console'
      opened.push(await openSize(folder, engine, beside.people, { name, hasConsole }))
    }
    const close = keepConsoleOpen(opened[1])
    const times = opened.map(() => [])
    for (let turn = 0; turn < beside.checks + 50; turn += 1) {
      for (const [at, { post, session }] of opened.entries()) {
        const { ms } = await post('/sessions/authenticate', {}, session)
        if (turn >= 50) times[at].push(ms)
      }
    }
    await close()
    const [without, withOne] = times.map((one) => percentile(one, 0.5))
    const ratio = withOne / without
    console.log(
      `  session checks without a console ${without.toFixed(2)} ms, with one that is open ${withOne.toFixed(2)} ms: ${ratio.toFixed(3)}\n`,
    )
    return ratio > mostBeside ? [`${engine}, session checks beside a console: ${ratio}`] : []
  } finally {
    for (const size of opened) await size.close()
  }
}

async function measure(folder, engine) {
  const opened = []
  const faults = []
  try {
    for (const people of sizes) opened.push(await openSize(folder, engine, people))
    const busyEnds = opened.map(keepBusy)
    console.log(
      `\n${`${engine}, ms among ${sizes.at(-1)}`.padEnd(40)}    median       p95     ratio`,
    )
    for (const name of Object.keys(questions)) {
      if (!name.includes(values.only ?? '')) continue
      const p95 = await measureQuestion(opened, name)
      const most = name.startsWith('home') ? mostHomeMs : mostMs
      if (p95 > most) faults.push(`${engine}, ${name}: ${p95.toFixed(0)} ms`)
    }
    const checks = await Promise.all(busyEnds.map((end) => end()))
    console.log(
      `  session checks beside it: p95 ${percentile(checks.at(-1), 0.95).toFixed(2)} ms\n`,
    )
    return faults
  } finally {
    for (const { close } of opened) await close()
  }
}

const folder = await buildService()
try {
  const faults = []
  for (const engine of chosen) {
    faults.push(...(await measure(folder, engine)), ...(await compareChecks(folder, engine)))
  }
  if (!values.short && faults.length > 0) {
    console.log(`TOO SLOW among ${sizes.at(-1)} people:\n  ${faults.join('\n  ')}`)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
