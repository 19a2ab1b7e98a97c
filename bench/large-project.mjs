// What a host asks about a project of a million people, on both engines: the first page, part of an address, the count.
// Run: node bench/large-project.mjs [--people 1000000] [--short]
// --short asks about a few thousand and asserts nothing, to see that it still runs.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildService } from './support/build-service.mjs'
import { percentile } from './support/figures.mjs'
import { bench, engines, openBench } from './support/open-bench.mjs'

const { values } = parseArgs({
  options: { people: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const people = Number(values.people ?? (values.short ? 3_000 : 1_000_000))
const rounds = values.short ? 3 : 20
const mostMs = 50

/** People with names and addresses that look like some. */
const fill = {
  sqlite: [
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into users (project_id, user_id, status, created_at, first_name, search_name)
       select 'project-test-bench', 'user-test-' || i, 'active', i, 'Person ' || printf('%x', i * 7919), 'person ' || printf('%x', i * 7919) from n`,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into user_emails select 'project-test-bench', 'email-test-' || i, 'user-test-' || i, address, address, 1, i
       from (select i, printf('%x', (i * 2654435761) % 4294967296) || '.' || i || '@example' || (i % 50) || '.com' as address from n)`,
  ],
  postgres: [
    `insert into users (project_id, user_id, status, created_at, first_name, search_name)
       select 'project-test-bench', 'user-test-' || i, 'active', i, 'Person ' || to_hex(i * 7919), lower('Person ' || to_hex(i * 7919))
       from generate_series(1, ?::bigint) as i`,
    `insert into user_emails select 'project-test-bench', 'email-test-' || i, 'user-test-' || i, address, address, 1, i
       from (select i, to_hex((i * 2654435761) % 4294967296) || '.' || i || '@example' || (i % 50) || '.com' as address
         from generate_series(1, ?::bigint) as i) as made`,
    'vacuum analyze users, user_emails, user_counts',
  ],
}

const part = (filter_name, filter_value) => ({
  query: { operator: 'AND', operands: [{ filter_name, filter_value }] },
})
const questions = {
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
  'part of a name': ['POST', '/users/search', part('full_name_fuzzy', 'person 31')],
  'metrics of the project': ['GET', `/projects/metrics`],
}

async function measure(folder, engine) {
  const { first, sql, close } = await openBench(folder, engine)
  try {
    for (const statement of fill[engine]) {
      await sql(statement, ...(statement.includes('?') ? [people] : []))
    }
    const { port } = await first.start()
    const authorization = `Basic ${Buffer.from(`${bench.projectId}:${bench.secret}`).toString('base64')}`
    const ask = async ([method, path, body]) => {
      const startedAt = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text}`)
      return { ms: performance.now() - startedAt, data: JSON.parse(text).data ?? JSON.parse(text) }
    }
    console.log(`${engine}, ${people} people               median ms    p95 ms     total`)
    let isTooSlow = false
    for (const [name, question] of Object.entries(questions)) {
      for (let i = 0; i < 3; i += 1) await ask(question)
      const times = []
      let data
      for (let i = 0; i < rounds; i += 1) {
        const answer = await ask(question)
        times.push(answer.ms)
        ;({ data } = answer)
      }
      const median = percentile(times, 0.5)
      isTooSlow ||= median > mostMs
      const figures = [median, percentile(times, 0.95)].map((ms) => ms.toFixed(1).padStart(9))
      const total = data.results_metadata?.total ?? data.metrics[0].count
      console.log(`  ${name.padEnd(36)} ${figures.join(' ')} ${String(total).padStart(9)}`)
    }
    return isTooSlow
  } finally {
    await close()
  }
}

let isTooSlow = false
for (const engine of engines) {
  const folder = await buildService()
  try {
    isTooSlow = (await measure(folder, engine)) || isTooSlow
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
if (!values.short && isTooSlow) {
  console.log(`\nTOO SLOW: a median is above ${mostMs} ms.`)
  process.exitCode = 1
}
