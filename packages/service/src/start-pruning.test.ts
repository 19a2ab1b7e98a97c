import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startPruning } from './start-pruning.ts'
import { openSqliteStorage } from './storage/sqlite/open-sqlite-storage.ts'

const dayMs = 24 * 3_600_000

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
  const end = startPruning({ storage, clock: { now: () => now }, log }, { auditDays: 30 })
  const list = async () => {
    const { rows } = await storage.audit.list(projectId, {}, { after: null, most: 10 })
    return rows.map(({ auditId }) => auditId)
  }
  await expect.poll(list).toEqual(['young'])
  end()
  await storage.close()
})

test('what is over is kept as long as somebody may ask for it, and failures outlast whoever tries again', async () => {
  const storage = openSqliteStorage({ file: ':memory:' })
  await storage.migrate()
  const now = Date.UTC(2026, 0, 15)
  const keptHours: Record<string, number> = {}
  const watch = (table: string) => async (before: number) => {
    keptHours[table] = (now - before) / 3_600_000
    return 0
  }
  const { sessions, challenges, attempts, rates, outbox, events, totps, artefacts, audit } = storage
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
    audit: { ...audit, prune: watch('audit') },
  }
  const log = pino({ level: 'silent' })
  const end = startPruning({ storage: watched, clock: { now: () => now }, log }, { auditDays: 90 })
  await expect
    .poll(() => keptHours)
    .toEqual({
      sessions: 24,
      // A used or expired link is led on to its page for a day.
      challenges: 24,
      attempts: 30 * 24,
      rates: 1,
      outbox: 7 * 24,
      events: 30 * 24,
      totps: 24,
      artefacts: 1,
      audit: 90 * 24,
    })
  end()
  await storage.close()
})
