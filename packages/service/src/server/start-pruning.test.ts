import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { systemRandom } from '../foundation/random.ts'
import { createKeyRing } from '../kernel/keys/key-ring.ts'
import { openSqliteStorage } from '../kernel/storage/sqlite/open-sqlite-storage.ts'
import { startPruning } from './start-pruning.ts'

const settings = { auditDays: 30, projects: [], baseUrl: 'https://auth.example.com' }

const dayMs = 24 * 3_600_000
const secrets = { random: systemRandom, keyRing: createKeyRing(systemRandom.bytes(32)) }

function createGate(): [Promise<void>, () => void] {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return [gate, () => open()]
}

test('the audit log is kept as many days as configured', async () => {
  const storage = openSqliteStorage({ file: ':memory:' })
  await storage.migrate()
  const now = Date.UTC(2026, 0, 15)
  const projectId = 'project-test-1'
  const add = (auditId: string, ageMs: number) =>
    storage.audit.add({
      projectId,
      auditId,
      at: now - ageMs,
      action: 'user.created',
      actorKind: 'host',
      actorId: '',
      userId: null,
      sessionId: null,
      ipAddress: '',
      userAgent: '',
      details: {},
    })
  await add('young', 30 * dayMs)
  await add('old', 30 * dayMs + 1)
  const log = pino({ level: 'silent' })
  const end = startPruning({ ...secrets, storage, clock: { now: () => now }, log }, settings)
  const list = async () => {
    const { rows } = await storage.audit.list(projectId, {}, { after: null, limit: 10 })
    return rows.map(({ auditId }) => auditId)
  }
  await expect.poll(list).toEqual(['young'])
  await end()
  await storage.close()
})

test('pruning continues step by step until nothing is left, and no step follows the end', async () => {
  const storage = openSqliteStorage({ file: ':memory:' })
  await storage.migrate()
  let left = 3
  let [took, take] = createGate()
  const prune = async () => {
    take()
    left -= 1
    return left > 0 ? 500 : 0
  }
  const log = pino({ level: 'silent' })
  const watched = { ...storage, sessions: { ...storage.sessions, prune } }
  const ports = { ...secrets, storage: watched, clock: { now: Date.now }, log }
  const end = startPruning(ports, settings)
  await expect.poll(() => left).toBe(0)
  await end()
  left = 1e6
  ;[took, take] = createGate()
  const endAgain = startPruning(ports, settings)
  await took
  await endAgain()
  const leftAtTheEnd = left
  await sleep(120)
  expect(left).toBe(leftAtTheEnd)
  await storage.close()
})

test('a step of at most 500 rows that takes long is followed by a smaller one', async () => {
  const storage = openSqliteStorage({ file: ':memory:' })
  await storage.migrate()
  const steps: number[] = []
  const prune = async (_before: number, limit: number) => {
    steps.push(limit)
    if (steps.length > 6) await sleep(15)
    return steps.length < 9 ? limit : 0
  }
  const watched = { ...storage, sessions: { ...storage.sessions, prune } }
  const log = pino({ level: 'silent' })
  const end = startPruning(
    { ...secrets, storage: watched, clock: { now: Date.now }, log },
    settings,
  )
  await expect.poll(() => steps.length).toBe(9)
  await end()
  const [slow = 0, slower = 0, slowest = 0] = steps.slice(6)
  expect(Math.max(...steps)).toBeLessThanOrEqual(500)
  expect([slower, slowest]).toEqual([Math.floor(slow / 2), Math.floor(Math.floor(slow / 2) / 2)])
  await storage.close()
})

test('ended rows are kept as long as somebody may ask for them, and failures outlast retries', async () => {
  const storage = openSqliteStorage({ file: ':memory:' })
  await storage.migrate()
  const now = Date.UTC(2026, 0, 15)
  const keptHours: Record<string, number> = {}
  const watch = (table: string) => async (before: number) => {
    keptHours[table] = (now - before) / 3_600_000
    return 0
  }
  const { sessions, challenges, attempts, rates, outbox, events, totps, artefacts, audit } = storage
  const { browsers, imports } = storage
  const watched = {
    ...storage,
    sessions: { ...sessions, prune: watch('sessions') },
    challenges: { ...challenges, prune: watch('challenges') },
    attempts: { ...attempts, prune: watch('attempts') },
    rates: { ...rates, prune: watch('rates') },
    outbox: { ...outbox, prune: watch('outbox') },
    events: { ...events, prune: watch('events') },
    totps: { ...totps, prune: watch('totps') },
    artefacts: { ...artefacts, prune: watch('artefacts') },
    browsers: { ...browsers, prune: watch('browsers') },
    imports: { ...imports, prune: watch('imports') },
    audit: { ...audit, prune: watch('audit') },
  }
  const log = pino({ level: 'silent' })
  const end = startPruning(
    { ...secrets, storage: watched, clock: { now: () => now }, log },
    { ...settings, auditDays: 90 },
  )
  await expect
    .poll(() => keptHours)
    .toEqual({
      sessions: 24,
      // A used or expired link still redirects to its page for a day.
      challenges: 24,
      attempts: 30 * 24,
      rates: 1,
      outbox: 7 * 24,
      events: 30 * 24,
      totps: 24,
      artefacts: 1,
      browsers: 400 * 24,
      imports: 400 * 24,
      audit: 90 * 24,
    })
  await end()
  await storage.close()
})
