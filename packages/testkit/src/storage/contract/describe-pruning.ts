import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newHash, newProject, newSession } from './make-rows.ts'

/** Earlier than all rows of other tests, so that this test does not remove them. */
const longAgo = Date.UTC(1990, 0, 1)

/** Tests the removal of expired rows in steps. */
export function describePruning(get: () => StorageUnderTest): void {
  describe('pruning', () => {
    const addEvents = async (many: number) => {
      const { storage } = get()
      const projectId = newProject()
      const rows = Array.from({ length: many }, (_, i) => ({
        projectId,
        eventId: randomUUID(),
        name: `event_${i}`,
        receivedAt: longAgo + i,
        details: '{}',
      }))
      await storage.events.add(rows)
      return projectId
    }

    test('a step removes 500 rows at most, the oldest first', async () => {
      const { storage } = get()
      const projectId = await addEvents(1_200)
      const before = longAgo + 1_100
      const removed: number[] = []
      for (let step = 0; step < 4; step += 1) removed.push(await storage.events.prune(before, 500))
      expect(removed).toEqual([500, 500, 100, 0])
      expect(await storage.events.list(projectId, 1_200)).toHaveLength(100)
      expect(await storage.events.prune(longAgo + 1_200, 500)).toBe(100)
    })

    test('several processes at once remove each row once, without waiting for each other', async () => {
      const { storage, other } = get()
      const projectId = await addEvents(2_000)
      const removed = await inParallel(12, (i) =>
        (i % 2 ? storage : other).events.prune(longAgo + 2_000, 500),
      )
      let left = 0
      for (let step = -1; step !== 0; left += step)
        step = await storage.events.prune(longAgo + 2_000, 500)
      expect(removed.reduce((sum, count) => sum + count, left)).toBe(2_000)
      expect(await storage.events.list(projectId, 1)).toEqual([])
    })

    test('takes expired and ended sessions, and what belonged to them', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const { projectId } = user
      const expired = newSession(user, { expiresAt: longAgo })
      const ended = newSession(user, { expiresAt: longAgo + 9e12 })
      const young = newSession(user, { expiresAt: longAgo + 9e12 })
      for (const session of [expired, ended, young]) {
        await storage.sessions.create(session)
        await storage.artefacts.add({
          projectId,
          kind: 'backchannel_logout_subscription',
          valueHash: newHash(),
          clientId: 'client-test-1',
          userId: user.userId,
          sessionId: session.sessionId,
          familyId: null,
          userCodeHash: null,
          payload: {},
          createdAt: longAgo,
          expiresAt: longAgo + 9e12,
          consumedAt: null,
        })
      }
      await storage.sessions.revoke(projectId, ended.sessionId, longAgo)
      expect(await storage.sessions.prune(longAgo, 500)).toBe(0)
      expect(await storage.sessions.prune(longAgo + 1, 500)).toBe(2)
      const watched = [expired, ended, young].map(({ sessionId }) =>
        storage.artefacts.listClientsOfSession(projectId, sessionId),
      )
      expect(await Promise.all(watched)).toEqual([[], [], ['client-test-1']])
      expect(await storage.sessions.findById(projectId, young.sessionId, longAgo)).not.toBeNull()
    })
  })
}
