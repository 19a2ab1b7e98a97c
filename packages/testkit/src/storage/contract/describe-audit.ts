import { randomUUID } from 'node:crypto'
import type { AuditRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { newProject, noon } from './make-rows.ts'

/** Tests that entries are stored unchanged and listed newest first, for their own project only. */
export function describeAudit(get: () => StorageUnderTest): void {
  describe('audit log', () => {
    test('entries come back as they were written, newest first, page by page', async () => {
      const { storage } = get()
      const project = newProject()
      const entries = [0, 1, 2].map((i) => newEntry(project, { at: noon + i }))
      for (const entry of entries) await storage.audit.add(entry)
      const first = await storage.audit.list(project, {}, { after: null, limit: 2 })
      expect(first.rows).toEqual([entries[2], entries[1]])
      const second = await storage.audit.list(project, {}, { after: first.next, limit: 2 })
      expect(second).toEqual({ rows: [entries[0]], next: null })
    })

    test('entries of one moment are neither repeated nor skipped', async () => {
      const { storage } = get()
      const project = newProject()
      for (let i = 0; i < 5; i += 1) await storage.audit.add(newEntry(project))
      const seen: string[] = []
      let after = null
      do {
        const page = await storage.audit.list(project, {}, { after, limit: 2 })
        seen.push(...page.rows.map((row) => row.auditId))
        after = page.next
      } while (after)
      expect(new Set(seen).size).toBe(5)
      expect(seen).toHaveLength(5)
    })

    test('a list is filtered by user, action and time', async () => {
      const { storage } = get()
      const project = newProject()
      const mine = newEntry(project, { userId: 'user-test-1', action: 'user.updated' })
      await storage.audit.add(mine)
      await storage.audit.add(newEntry(project, { userId: 'user-test-2', at: noon + 10 }))
      const list = (filter: Parameters<typeof storage.audit.list>[1]) =>
        storage.audit.list(project, filter, { after: null, limit: 10 })
      expect((await list({ userId: 'user-test-1' })).rows).toEqual([mine])
      expect((await list({ action: 'user.updated' })).rows).toEqual([mine])
      expect((await list({ from: noon, before: noon + 10 })).rows).toEqual([mine])
    })

    test('no project reads the log of another', async () => {
      const { storage } = get()
      await storage.audit.add(newEntry(newProject()))
      expect((await storage.audit.list(newProject(), {}, { after: null, limit: 10 })).rows).toEqual(
        [],
      )
    })
  })
}

const newEntry = (projectId: string, change: Partial<AuditRow> = {}): AuditRow => ({
  projectId,
  auditId: `audit-test-${randomUUID()}`,
  at: noon,
  action: 'session.started',
  actorKind: 'person',
  actorId: 'user-test-1',
  userId: 'user-test-1',
  sessionId: null,
  ipAddress: '192.0.2.1',
  userAgent: 'test',
  details: { factor: 'otp', nested: { list: [1, 'ä'] } },
  ...change,
})
