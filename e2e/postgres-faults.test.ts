import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLongRun } from '@portico/testkit/run'
import {
  canMount,
  engines,
  mountSmallDisk,
  type OwnPostgres,
  type OwnPostgresOptions,
  startOwnPostgres,
} from '@portico/testkit/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findLostWrites, findReusedTokens } from './support/find-lost-writes.ts'
import { countAcknowledged, createLedger, type Ledger, runLoad } from './support/kill-load.ts'
import { createKillableService, type KillableAnswer } from './support/killable-service.ts'
import { startMailSink } from './support/mail-sink.ts'

const closers: (() => unknown)[] = []
let isClosed = false
beforeEach(() => {
  isClosed = false
})
afterEach(async () => {
  isClosed = true
  for (const close of closers.splice(0).reverse()) await close()
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Two requests after each other, again and again: one that needs the database to write, and one that asks for it. */
interface Probe {
  readonly askedAt: number
  readonly ms: number
  readonly written: KillableAnswer
  readonly ready: KillableAnswer
}

/** A service on a server of its own, under a load of sign-ins, and what a caller sees meanwhile. */
async function openWorld(options: OwnPostgresOptions = {}) {
  const server = await startOwnPostgres(options)
  closers.push(() => server.stop())
  const sink = await startMailSink()
  closers.push(() => sink.stop())
  const service = await createKillableService({ databaseUrl: server.url, smtpUrl: sink.url })
  closers.push(() => service.remove())
  await service.start()
  const ledger = createLedger()
  let isOver = false
  const load = runLoad(service, sink, ledger, { people: 6, isOver: () => isOver })
  const probes: Probe[] = []
  const probe = async () => {
    for (let n = 0; !isOver; n += 1) {
      const askedAt = performance.now()
      const email = `probe-${n}@example.com`
      const written = await service.post('/otps/email/login_or_create', { email })
      const ms = performance.now() - askedAt
      probes.push({ askedAt, ms, written, ready: await service.readReady() })
      await wait(50)
    }
  }
  const probing = probe()
  const end = async () => {
    isOver = true
    await Promise.all([load, probing])
  }
  closers.push(end)
  return { server, service, ledger, probes, end }
}

/** A test that was given up goes on no longer. */
async function rest(ms: number): Promise<void> {
  await wait(ms)
  if (isClosed) throw new Error('The test is over.')
}

async function waitFor(isSo: () => boolean): Promise<void> {
  while (!isSo()) await rest(20)
}

const isEnough = ({ used, blocked, passwords, refreshTokens }: Ledger) =>
  used.length > 4 && [blocked, passwords, refreshTokens].every(({ length }) => length > 0)

/** Every refusal says when to come back, and soon. */
function expectTold(probes: readonly Probe[]): readonly Probe[] {
  const refused = probes.filter(({ written }) => written.status !== 200)
  for (const { written } of refused) {
    expect([written.status, written.data.error_type]).toEqual([503, 'server_unavailable'])
    const seconds = Number(written.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(5)
  }
  return refused
}

/** What was promised before, within and after it holds; of what was refused nothing happened, or all of it. */
async function expectKept(world: Awaited<ReturnType<typeof openWorld>>) {
  const { service, ledger, end } = world
  await end()
  expect(ledger.unexpected.filter((surprise) => !surprise.endsWith(': 503'))).toEqual([])
  const own: Ledger = { ...ledger, unexpected: [] }
  expect(await findLostWrites(service, own)).toEqual([])
  expect(await findReusedTokens(service, own)).toEqual([])
  expect(await service.stop()).toBe(0)
}

const toMs = (ms: number) => `${Math.round(ms)} ms`

describe.runIf(engines.includes('postgres'))('with Postgres', () => {
  test('SVC-09 while the database server is down under load, no request hangs, no write is half done, and the service recovers by itself', {
    timeout: 300_000,
  }, async () => {
    const world = await openWorld()
    const { server, probes, ledger } = world
    await waitFor(() => isEnough(ledger))
    const goneAt = performance.now()
    await server.kill()
    await wait(isLongRun ? 30_000 : 2_000)
    const backAt = performance.now()
    await server.restart()
    const isGood = ({ askedAt, written }: Probe) => askedAt >= backAt && written.status === 200
    await waitFor(() => probes.some(isGood))
    const refused = expectTold(probes)
    expect(refused.length).toBeGreaterThan(5)
    expect(refused.some(({ ready }) => ready.data.reason === 'storage')).toBe(true)
    await waitFor(() => probes.at(-1)?.ready.status === 200)
    const promises = countAcknowledged(ledger)
    await waitFor(() => countAcknowledged(ledger) > promises)
    await expectKept(world)
    const first = probes.find(isGood)
    console.info(
      `gone for ${toMs(backAt - goneAt)}: ${refused.length} refused, the longest after ${toMs(Math.max(...refused.map(({ ms }) => ms)))}; answered again ${toMs((first?.askedAt ?? 0) + (first?.ms ?? 0) - backAt)} after it was started; ${countAcknowledged(ledger)} promises kept`,
    )
  })

  test.runIf(canMount)(
    'SVC-09 while the disk of the database server is full, no write is half done, and the service recovers once there is room',
    { timeout: 300_000 },
    async () => {
      const disk = mountSmallDisk(131_072)
      closers.push(disk.remove)
      const settings = ['min_wal_size=2MB', 'max_wal_size=4MB', 'wal_keep_size=0']
      const world = await openWorld({ folder: disk.folder, settings })
      const { server, probes, ledger } = world
      await waitFor(() => isEnough(ledger))
      const filler = join(disk.folder, 'filler')
      fill(filler)
      const isRefused = ({ written }: Probe) => written.status !== 200
      while (probes.filter(isRefused).length < 10) {
        await rest(100)
        // What the server gave back by itself is taken again.
        fill(filler)
      }
      const refused = expectTold(probes)
      rmSync(filler)
      await goOn(server, probes)
      const promises = countAcknowledged(ledger)
      await waitFor(() => countAcknowledged(ledger) > promises)
      await expectKept(world)
      console.info(
        `full disk: ${refused.length} refused, ${countAcknowledged(ledger)} promises kept`,
      )
    },
  )
})

/** As much as there is room for. */
function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(65_536), { flag: 'a' })
  } catch {
    // Full.
  }
}

/** A server that could not write its log of changes has ended: whoever watches over it starts it again. */
async function goOn(server: OwnPostgres, probes: readonly Probe[]): Promise<void> {
  const from = performance.now()
  while (!probes.some(({ askedAt, written }) => askedAt > from && written.status === 200)) {
    await rest(200)
    await server.restart()
  }
}
