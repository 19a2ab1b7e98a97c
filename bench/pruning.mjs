// What pruning a million expired sessions does to session checks, on both engines.
// Run: node bench/pruning.mjs [--rows 1000000] [--short]
// --short prunes a few thousand and asserts nothing, to see that it still runs.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildService } from './support/build-service.mjs'
import { createPost } from './support/create-post.mjs'
import { percentile } from './support/figures.mjs'
import { bench, engines, openBench } from './support/open-bench.mjs'

const { values } = parseArgs({
  options: { rows: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const rows = Number(values.rows ?? (values.short ? 3_000 : 1_000_000))
const most99 = 50

/** Half of them ran out, half were ended; all of somebody. */
const fill = {
  sqlite: `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
    insert into sessions select 'project-test-bench', 'session-test-' || hex(randomblob(16)), 'user-test-bench',
      hex(randomblob(32)), i, i, case when i % 2 then i else 9000000000000 end, case when i % 2 then null else i end,
      '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64)', '[{"type":"password","deliveryMethod":"knowledge"}]', null from n`,
  postgres: `insert into sessions select 'project-test-bench', 'session-test-' || md5(random()::text || i), 'user-test-bench',
      md5(random()::text || i) || md5(i::text), i, i, case when i % 2 = 1 then i else 9000000000000 end, case when i % 2 = 1 then null else i end,
      '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64)', '[{"type":"password","deliveryMethod":"knowledge"}]', null
    from generate_series(1, ?::bigint) as i`,
}

async function measure(folder, engine) {
  const { first, sql, close } = await openBench(folder, engine)
  try {
    await sql(fill[engine], rows)
    // At its start a service prunes.
    const startedAt = performance.now()
    const { port } = await first.start()
    const post = createPost(port, bench.publicToken)
    const { email, password } = bench
    const token = (await post('/passwords/authenticate', { email, password })).data.session_token
    const check = async () => {
      const { status, ms } = await post('/sessions/authenticate', {}, token)
      if (status !== 200) throw new Error(`A session check was answered ${status}.`)
      return ms
    }
    // Until the first calls are compiled they are slow by themselves.
    for (let i = 0; i < 50; i += 1) await check()
    const isLeft = async () => {
      const over = 'select 1 from sessions where expires_at < 5000000000 limit 1'
      const ended = 'select 1 from sessions where revoked_at < 5000000000 limit 1'
      return (await sql(over)).length + (await sql(ended)).length > 0
    }
    const times = { meanwhile: [], after: [] }
    let askedAt = 0
    for (;;) {
      times.meanwhile.push(await check())
      if (performance.now() - askedAt > 500) {
        if (!(await isLeft())) break
        askedAt = performance.now()
      }
    }
    const seconds = (performance.now() - startedAt) / 1_000
    while (times.after.length < (values.short ? 50 : 2_000)) times.after.push(await check())
    console.log(`${engine}: ${rows} sessions that were over, removed in ${seconds.toFixed(1)} s`)
    for (const [name, all] of Object.entries(times)) {
      const [p50, p99, max] = [0.5, 0.99, 1].map((p) => percentile(all, p).toFixed(2).padStart(8))
      console.log(
        `  ${String(all.length).padStart(6)} session checks ${name.padEnd(9)}  p50 ${p50} ms  p99 ${p99} ms  max ${max} ms`,
      )
    }
    return percentile(times.meanwhile, 0.99)
  } finally {
    await close()
  }
}

let worst = 0
for (const engine of engines) {
  const folder = await buildService()
  try {
    worst = Math.max(worst, await measure(folder, engine))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
if (!values.short) {
  const isGood = worst < most99
  console.log(`\n${isGood ? 'Below' : 'ABOVE'} ${most99} ms at p99 while it runs.`)
  process.exitCode = isGood ? 0 : 1
}
