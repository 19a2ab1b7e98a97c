import { randomUUID } from 'node:crypto'
import type { Storage, UserRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { inParallel, newChallenge, newHash, newProject, newSession } from './make-rows.ts'

/** Earlier than all rows of other tests, so that this test does not remove them. */
const longAgo = Date.UTC(1990, 0, 1)
const later = longAgo + 1_000

/** Tests the removal of users who consist only of a typed address. */
export function describeForgotten(get: () => StorageUnderTest): void {
  describe('people who never proved anything', () => {
    const want = (project: string, address = `${randomUUID()}@example.com`) => ({
      projectId: project,
      userId: `user-test-${randomUUID()}`,
      emailId: `email-test-${randomUUID()}`,
      email: address,
      canonicalEmail: address,
      status: 'pending' as const,
      now: longAgo,
    })
    const type = async (storage: Storage, project: string) =>
      (await storage.users.findOrCreateByEmail(want(project))).user
    const takeAll = async (before: number) => {
      const gone: string[] = []
      for (;;) {
        const taken = await get().storage.users.takeForgotten(before, 500)
        if (taken.length === 0) return gone
        gone.push(...taken.map(({ userId }) => userId))
      }
    }

    test('are pruned, no earlier than promised, and their address is free', async () => {
      const { storage } = get()
      const project = newProject()
      const user = await type(storage, project)
      expect(await takeAll(longAgo)).not.toContain(user.userId)
      expect(await takeAll(later)).toContain(user.userId)
      expect(await storage.users.findById(project, user.userId)).toBeNull()
      expect(await storage.users.count(project)).toBe(0)
      const again = want(project, user.emails[0]?.email)
      expect(await storage.users.findOrCreateByEmail(again)).toMatchObject({ created: true })
      await storage.users.keep(project, again.userId)
    })

    const kept: Record<string, (storage: Storage, user: UserRow) => Promise<unknown>> = {
      'proved the address': (storage, { projectId, userId, emails }) =>
        storage.users.verifyEmail(projectId, userId, emails[0]?.emailId ?? ''),
      'are the host’s': (storage, { projectId, userId }) => storage.users.keep(projectId, userId),
      'have an external id': (storage, { projectId, userId }) =>
        storage.users.update(projectId, userId, { externalId: 'crm-1' }),
      'have data': (storage, { projectId, userId }) =>
        storage.users.update(projectId, userId, { trustedMetadata: { plan: 'gold' } }),
      'are blocked': (storage, { projectId, userId }) =>
        storage.users.update(projectId, userId, { blockedAt: longAgo }),
      'have a password, proved or not': (storage, { projectId, userId }) =>
        storage.passwords.set({
          projectId,
          userId,
          passwordId: `password-test-${userId}`,
          hash: 'x',
          requiresReset: false,
          isUnproved: true,
          changedAt: longAgo,
        }),
      'have a session': (storage, user) =>
        storage.sessions.create(newSession(user, { expiresAt: longAgo + 9e12 })),
      'signed in with a browser': (storage, { projectId, userId }) =>
        storage.browsers.see({
          projectId,
          userId,
          browserHash: newHash(),
          language: '',
          seenAt: longAgo + 9e12,
        }),
      'have a code that waits': (storage, { projectId, userId, emails }) =>
        storage.challenges.issue(
          newChallenge(projectId, {
            subject: emails[0]?.email ?? userId,
            expiresAt: longAgo + 9e12,
          }),
        ),
      'were asked for again': (storage, { projectId, emails }) =>
        storage.users.findOrCreateByEmail({
          ...want(projectId, emails[0]?.email),
          now: longAgo + 9e11,
        }),
    }
    test.each(Object.entries(kept))('stay when they %s', async (_, become) => {
      const { storage } = get()
      const user = await type(storage, newProject())
      await become(storage, user)
      expect(await takeAll(later)).not.toContain(user.userId)
      expect(await storage.users.findById(user.projectId, user.userId)).not.toBeNull()
      await storage.users.remove(user.projectId, user.userId)
    })

    test('stay when the host or an import created them', async () => {
      const { storage } = get()
      const { projectId, userId, emailId, email, canonicalEmail } = want(newProject())
      await storage.users.create({
        projectId,
        userId,
        email: { emailId, email, canonicalEmail },
        status: 'pending',
        change: {},
        now: longAgo,
      })
      expect(await takeAll(later)).not.toContain(userId)
      expect(await storage.users.findById(projectId, userId)).not.toBeNull()
    })

    test('are either pruned or sign in when both happen at once, never both', async () => {
      const { storage, other } = get()
      const project = newProject()
      const people = await inParallel(60, () => type(storage, project))
      const taken = inParallel(6, () => other.users.takeForgotten(later, 20))
      await inParallel(60, async (i) => {
        const user = people[i]
        if (user)
          await storage.users.verifyEmail(project, user.userId, user.emails[0]?.emailId ?? '')
      })
      const gone = new Set((await taken).flat().map(({ userId }) => userId))
      for (const { userId } of people) {
        const left = await storage.users.findById(project, userId)
        expect(left === null).toBe(gone.has(userId))
      }
      const active = { operator: 'and', filters: [{ by: 'status', status: 'active' }] } as const
      const { total } = await storage.users.search(project, active, { after: null, limit: 1 })
      expect(total + gone.size).toBe(60)
    })
  })
}
