import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildCommand } from '../../testing/build-command.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { runSql } from '../../testing/run-sql.ts'

const { heard, run } = prepareTerminal()
const service = fileURLToPath(new URL('../../..', import.meta.url))

let postgres: TestStorage
let url: URL
beforeAll(async () => {
  postgres = await openTestStorage('postgres')
  if (postgres.database.kind !== 'postgres') throw new Error('This is for Postgres.')
  url = new URL(postgres.database.url)
  await runSql(postgres.database, 'create schema shifted')
  // The schema `shifted` comes before the server's own, so that its clock functions are found first.
  await runSql(
    postgres.database,
    `alter database ${url.pathname.slice(1)} set search_path = public, shifted, pg_catalog`,
  )
})
afterAll(() => postgres.remove())

const shiftClock = (seconds: number) =>
  runSql(
    postgres.database,
    `create or replace function shifted.clock_timestamp() returns timestamptz language sql
       as 'select pg_catalog.clock_timestamp() + interval ''${seconds} seconds'''`,
  )

describe('portico doctor', () => {
  beforeEach(() => {
    heard.env = { DATABASE_URL: url.href, STATIC_FOLDERS: 'public' }
    mkdirSync(join(heard.folder, 'public'))
  })
  const listWrong = () => heard.said.filter((line) => line.startsWith('wrong'))

  test.each([
    [95, /^wrong database {4}DATABASE_URL names \S+, whose clock is 9\d seconds ahead of this/],
    [-95, /^wrong database {4}DATABASE_URL names \S+, whose clock is 9[56] seconds behind this/],
  ])("names a database's clock that is %d seconds off, and what to do", async (seconds, words) => {
    await shiftClock(seconds)
    expect(await run('doctor')).toBe(1)
    expect(listWrong()).toEqual([expect.stringMatching(words)])
    expect(listWrong()[0]).toContain('sync both with NTP')
  })

  test('does not report a clock that is a few seconds off', async () => {
    await shiftClock(20)
    expect(await run('doctor')).toBe(0)
    expect(listWrong()).toEqual([])
  })
})

test('portico start warns of a wrong clock, and starts', async () => {
  await shiftClock(95)
  // Inside the package, where its lists and its imports resolve.
  const cache = join(service, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'portico-clock-'))
  try {
    const probe = createServer()
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
    const { port } = probe.address() as AddressInfo // it listens on a port, not on a pipe
    await new Promise((resolve) => probe.close(resolve))
    const child = spawn(process.execPath, [await buildCommand(folder), 'start'], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATABASE_URL: url.href, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    try {
      await expect
        .poll(() => said, { timeout: 60_000 })
        .toMatch(/"warn".*whose clock is 9\d seconds ahead of this machine's; sync both with NTP/)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    } finally {
      child.kill('SIGTERM')
      await ended
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
