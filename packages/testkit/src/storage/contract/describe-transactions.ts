import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newChallenge, newMessage, newProject, wantUser } from './make-rows.ts'

/** Tests that transactions are atomic, and that a transaction never waits for itself. */
export function describeTransactions(get: () => StorageUnderTest): void {
  describe('transactions', () => {
    test('when the work throws, nothing of it is stored', async () => {
      const { storage } = get()
      const project = newProject()
      const challenge = newChallenge(project)
      const work = storage.transaction(async (tx) => {
        await tx.users.findOrCreateByEmail(wantUser(project, 'ada@example.com'))
        await tx.challenges.supersede(challenge)
        await tx.outbox.add(newMessage(project))
        throw new Error('no')
      })
      await expect(work).rejects.toThrow('no')
      expect(await storage.users.findByEmail(project, 'ada@example.com')).toBeNull()
      const { kind, challengeId } = challenge
      expect(await storage.challenges.findAny(project, kind, challengeId)).toBeNull()
    })

    test('what the work wrote is stored when it resolves, and visible to another process', async () => {
      const { storage, other } = get()
      const project = newProject()
      const user = await storage.transaction((tx) =>
        tx.users.findOrCreateByEmail(wantUser(project, 'ada@example.com')),
      )
      const found = await other.users.findById(project, user.user.userId)
      expect(found).toEqual(user.user)
    })

    test('50 parallel transactions that read and then write all finish', async () => {
      const { storage, other } = get()
      const project = newProject()
      const user = await addUser(storage, project)
      const done = await inParallel(50, (i) =>
        (i % 2 ? storage : other).transaction(async (tx) => {
          const found = await tx.users.findById(project, user.userId)
          await tx.challenges.supersede(newChallenge(project))
          return found?.userId
        }),
      )
      expect(new Set(done)).toEqual(new Set([user.userId]))
    })

    test('using the storage itself inside a transaction is refused instead of waiting forever', async () => {
      const { storage } = get()
      const inside = storage.transaction(async () => {
        await storage.users.findById(newProject(), 'x')
      })
      await expect(inside).rejects.toThrow(/Inside a transaction/)
    })

    test('migrating again, from several processes at once, changes nothing', async () => {
      const { storage, other } = get()
      const user = await addUser(storage, newProject())
      const applied = await Promise.all([storage.migrate(), other.migrate(), storage.migrate()])
      expect(applied.flat()).toEqual([])
      expect(await storage.listPending()).toEqual([])
      expect(await storage.listApplied()).toContain('0001-sign-in-by-email')
      expect(await storage.users.findById(user.projectId, user.userId)).toEqual(user)
    })

    test('answers a ping', async () => {
      const { storage } = get()
      await expect(storage.ping()).resolves.toBeUndefined()
    })
  })
}
