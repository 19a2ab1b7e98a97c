// What a service costs that nobody asks for anything: questions to the database, memory, and CPU time until it is
// ready. Two processes on Postgres, one on SQLite.
// Run: node bench/idle.mjs [--seconds 60] [--short]
// --short looks for a few seconds and asserts nothing, to see that it still runs.
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildService } from './support/build-service.mjs'
import { engines, openBench } from './support/open-bench.mjs'

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const seconds = Number(values.seconds ?? (values.short ? 3 : 60))
const mostASecond = 1

async function measure(folder, engine) {
  const { first, addService, sql, close } = await openBench(folder, engine)
  const services = engine === 'postgres' ? [first, await addService()] : [first]
  const count = async () => {
    if (engine === 'sqlite') return (await first.look()).statements
    const [row] = await sql(
      'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
    )
    return Number(row.n)
  }
  try {
    for (const service of services) await service.start()
    const atStart = await Promise.all(services.map((service) => service.look()))
    // What pruning does at the start is over, and a server's processes have reported what they did.
    await sleep(values.short ? 1_000 : 15_000)
    const before = await count()
    await sleep(seconds * 1_000)
    // Less the question itself.
    const perSecond = ((await count()) - before - (engine === 'postgres' ? 1 : 0)) / seconds
    const what = engine === 'sqlite' ? 'statements' : 'transactions'
    console.log(`${engine}, ${services.length} idle: ${perSecond.toFixed(2)} ${what} a second`)
    for (const [index, service] of services.entries()) {
      const { rss } = await service.look()
      const mebibytes = (rss / 1_048_576).toFixed(0)
      const cpu = atStart[index].cpuMs.toFixed(0)
      console.log(`  process ${index + 1}: ${mebibytes} MiB, ${cpu} ms of CPU until it was ready`)
    }
    return perSecond
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
if (!values.short && worst >= mostASecond) {
  console.log(`\nNOT IDLE: ${mostASecond} a second or more.`)
  process.exitCode = 1
}
