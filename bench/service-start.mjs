// How long the built service takes from the start of its process to its first answer of 200 at /readyz, on SQLite:
// with a fresh data folder and with one that is there already. The median of each is at most one second.
// Run: npm run build && node bench/service-start.mjs [--short]
// --short starts it once in each state and holds nothing against the second.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const rounds = values.short ? 1 : 10
const mostMs = 1_000
const main = fileURLToPath(new URL('../packages/service/dist/main.js', import.meta.url))
if (!existsSync(main)) throw new Error('The service is not built: npm run build')

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

const isReady = (port) =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/readyz' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    request.on('error', () => resolve(false))
  })

async function measureStart(folder) {
  const port = await findPort()
  const startedAt = performance.now()
  const service = spawn(process.execPath, [main, 'start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(service, 'exit')
  try {
    while (!(await isReady(port))) {
      if (service.exitCode !== null) throw new Error(`The service ended with ${service.exitCode}.`)
      if (performance.now() - startedAt > 60_000) throw new Error('The service is never ready.')
      await sleep(2)
    }
    return performance.now() - startedAt
  } finally {
    service.kill('SIGTERM')
    await ended
  }
}

const times = { fresh: [], existing: [] }
for (let round = 0; round < rounds; round += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  try {
    times.fresh.push(await measureStart(folder))
    times.existing.push(await measureStart(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let worst = 0
console.log(`/readyz answers after, of ${rounds}      median ms    min ms    max ms`)
for (const [name, all] of Object.entries(times)) {
  const sorted = all.sort((a, b) => a - b)
  const median = (sorted[Math.floor((rounds - 1) / 2)] + sorted[Math.floor(rounds / 2)]) / 2
  worst = Math.max(worst, median)
  const figures = [median, sorted[0], sorted.at(-1)].map((ms) => ms.toFixed(0).padStart(9))
  console.log(`${`${name} data folder`.padEnd(33)} ${figures.join(' ')}`)
}
if (!values.short && worst > mostMs) {
  console.log(`\nTHE START IS SLOW: a median is above ${mostMs} ms.`)
  process.exitCode = 1
}
