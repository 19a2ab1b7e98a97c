// How long the built service takes from the start of its process to its first answer of 200 at /readyz, the CPU time
// until then, and its memory a minute later: as in development, and in production with a configuration in TypeScript on
// both databases; each with a fresh one and with one that is there already. Run on a quiet machine.
// Run: node bench/service-start.mjs [--rounds 5] [--short]
// --short starts each once and asserts nothing, to see that it still runs.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeFolder } from './support/build-service.mjs'
import { percentile } from './support/figures.mjs'
import { findFreePort } from './support/find-free-port.mjs'
import { startPostgres } from './support/open-bench.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds ?? (values.short ? 1 : 5))
const restMs = values.short ? 100 : 60_000
const most = { ms: 1_000, cpuMs: 800, mebibytes: 100 }
const main = fileURLToPath(new URL('../packages/service/dist/main.js', import.meta.url))
if (!existsSync(main)) throw new Error('The service is not built: npm run build')

const configFile = `import { defineConfig } from '@portico/service'

export default defineConfig({
  projects: [
    {
      projectId: 'project-live-7d1f0c',
      publicToken: 'public-token-live-51c2ae',
      secretEnv: 'BENCH_SECRET',
      name: 'Bench',
      allowedOrigins: ['https://bench.example.com'],
      redirectUrls: ['https://bench.example.com/authenticate'],
    },
  ],
})
`
const makeSecret = () => randomBytes(32).toString('base64url')
const production = {
  NODE_ENV: 'production',
  PORTICO_BASE_URL: 'https://auth.example.com',
  PORTICO_ROOT_KEY: makeSecret(),
  BENCH_SECRET: makeSecret(),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@example.com',
}

const isReady = (port) =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/readyz' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    request.on('error', () => resolve(false))
  })

/** User and system, as Linux counts it: hundredths of a second. */
function readCpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const readMebibytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024

async function measureStart(folder, env) {
  const port = await findFreePort()
  const startedAt = performance.now()
  const service = spawn(process.execPath, [main, 'start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(service, 'exit')
  try {
    while (!(await isReady(port))) {
      if (service.exitCode !== null) throw new Error(`The service ended with ${service.exitCode}.`)
      if (performance.now() - startedAt > 60_000) throw new Error('The service is never ready.')
      await sleep(2)
    }
    const ms = performance.now() - startedAt
    const cpuMs = readCpuMs(service.pid)
    await sleep(restMs)
    return { ms, cpuMs, mebibytes: readMebibytes(service.pid) }
  } finally {
    service.kill('SIGTERM')
    await ended
  }
}

/** Starts twice on an empty database. */
async function measureTwice(env) {
  const folder = makeFolder()
  const isPostgres = env.DATABASE_URL === 'postgres'
  const server = isPostgres ? await startPostgres(folder) : null
  try {
    if (env.NODE_ENV === 'production') writeFileSync(join(folder, 'portico.config.ts'), configFile)
    const own = { ...env, ...(server && { DATABASE_URL: server.url }) }
    return { fresh: await measureStart(folder, own), existing: await measureStart(folder, own) }
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const ways = {
  'development, SQLite': {},
  'production, SQLite': production,
  'production, Postgres': { ...production, DATABASE_URL: 'postgres' },
}

let isOver = false
console.log(
  `medians of ${rounds}                       ready ms   CPU ms   MiB, ${restMs / 1_000} s later`,
)
for (const [name, env] of Object.entries(ways)) {
  const found = { fresh: [], existing: [] }
  for (let round = 0; round < rounds; round += 1) {
    const { fresh, existing } = await measureTwice(env)
    found.fresh.push(fresh)
    found.existing.push(existing)
  }
  for (const [state, all] of Object.entries(found)) {
    const figures = Object.keys(most).map((what) => {
      const figure = percentile(
        all.map((one) => one[what]),
        0.5,
      )
      isOver ||= figure > most[what]
      return figure.toFixed(0).padStart(8)
    })
    console.log(`${`${name}, ${state}`.padEnd(33)} ${figures.join(' ')}`)
  }
}
if (!values.short && isOver) {
  console.log(
    `\nTOO MUCH: more than ${most.ms} ms, ${most.cpuMs} ms of CPU or ${most.mebibytes} MiB.`,
  )
  process.exitCode = 1
}
