// How long a durable commit holds the event loop: brought to the disk by the database itself, in groups, in a worker
// thread, and as the service does it, which brings commits to the disk on another thread.
// Run: node bench/sqlite-commits.mjs [--short]. --short makes a few commits, to see that it still runs.
// Ratios within one run mean something; absolute figures do not.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { buildModule, loadOfService } from './support/build-service.mjs'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })

const Database = loadOfService('libsql')
const commits = values.short ? 100 : 4_000

const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
const open = (name) => {
  const database = new Database(join(folder, name))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table rows (id text primary key, body text)')
  return database
}
const percentile = (sorted, p) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))]
const report = (name, times, startedAt) => {
  const sorted = times.sort((a, b) => a - b)
  const perSecond = Math.round((commits / (performance.now() - startedAt)) * 1_000)
  const ms = (value) => value.toFixed(2).padStart(7)
  console.log(
    `${name.padEnd(34)} ${String(perSecond).padStart(6)} rows/s   held the loop p50 ${ms(percentile(sorted, 0.5))} p99 ${ms(percentile(sorted, 0.99))} max ${ms(sorted.at(-1))} ms`,
  )
}

function onTheMainThread() {
  const insert = open('main.db').prepare('insert into rows values (?, ?)')
  const times = []
  const startedAt = performance.now()
  for (let i = 0; i < commits; i += 1) {
    const before = performance.now()
    insert.run([`id-${i}`, 'x'.repeat(200)])
    times.push(performance.now() - before)
  }
  report('one commit a row, main thread', times, startedAt)
}

function inGroups(size) {
  const database = open(`group-${size}.db`)
  const insert = database.prepare('insert into rows values (?, ?)')
  const times = []
  const startedAt = performance.now()
  for (let i = 0; i < commits; i += size) {
    const before = performance.now()
    database.exec('begin immediate')
    for (let j = i; j < i + size; j += 1) insert.run([`id-${j}`, 'x'.repeat(200)])
    database.exec('commit')
    times.push(performance.now() - before)
  }
  report(`groups of ${size}, main thread`, times, startedAt)
}

async function asTheService(atOnce) {
  const { createCommitFlush } = await buildModule(
    folder,
    'packages/service/src/kernel/storage/sqlite/create-commit-flush.ts',
  )
  const name = `flush-${atOnce}.db`
  const database = open(name)
  database.exec('pragma synchronous = normal')
  const insert = database.prepare('insert into rows values (?, ?)')
  const flush = createCommitFlush(join(folder, `${name}-wal`))
  const times = []
  let next = 0
  const startedAt = performance.now()
  const write = async () => {
    while (next < commits) {
      const i = next++
      const before = performance.now()
      insert.run([`id-${i}`, 'x'.repeat(200)])
      flush.committed()
      const flushed = flush.flushed()
      times.push(performance.now() - before)
      await flushed
    }
  }
  await Promise.all(Array.from({ length: atOnce }, write))
  report(`as the service, ${atOnce} waiting`, times, startedAt)
  await flush.close()
}

async function inAWorker(atOnce) {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     const Database = require(workerData.libsql)
     const database = new Database(workerData.file)
     database.exec('pragma journal_mode = wal; pragma synchronous = full')
     database.exec('create table rows (id text primary key, body text)')
     const insert = database.prepare('insert into rows values (?, ?)')
     parentPort.on('message', ([i, body]) => { insert.run(['id-' + i, body]); parentPort.postMessage(i) })`,
    {
      eval: true,
      workerData: {
        file: join(folder, `worker-${atOnce}.db`),
        libsql: loadOfService.resolve('libsql'),
      },
    },
  )
  await new Promise((resolve) => worker.once('online', resolve))
  const waiting = new Map()
  worker.on('message', (i) => waiting.get(i)?.())
  const times = []
  let next = 0
  let last = performance.now()
  const watch = setInterval(() => {
    const now = performance.now()
    times.push(Math.max(0, now - last - 1))
    last = now
  }, 1)
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < commits) {
        const i = next++
        await new Promise((resolve) => {
          waiting.set(i, resolve)
          worker.postMessage([i, 'x'.repeat(200)])
        })
        waiting.delete(i)
      }
    }),
  )
  clearInterval(watch)
  report(`one commit a row, worker, ${atOnce} waiting`, times, startedAt)
  await worker.terminate()
}

onTheMainThread()
inGroups(10)
await asTheService(1)
await asTheService(32)
await inAWorker(1)
await inAWorker(32)
rmSync(folder, { recursive: true, force: true })
