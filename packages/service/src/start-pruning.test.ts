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
