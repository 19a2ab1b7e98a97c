import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newProject, wantUser } from './make-rows.ts'

/** Tests that a canonical address belongs to one user. */
export function describeUsers(get: () => StorageUnderTest): void {
  describe('users', () => {
    test('50 parallel sign-ups of one address make one person', async () => {
      const { storage, other } = get()
      const project = newProject()
      const results = await inParallel(50, (i) =>
        (i % 2 ? storage : other).users.findOrCreateByEmail(wantUser(project, 'Ada@example.com')),
      )
      expect(new Set(results.map((result) => result.user.userId)).size).toBe(1)
      expect(results.filter((result) => result.created)).toHaveLength(1)
    })

    test('the address is kept as it was first written', async () => {
      const { storage } = get()
      const project = newProject()
      await storage.users.findOrCreateByEmail(wantUser(project, 'Ada.L@example.com'))
      const found = await storage.users.findByEmail(project, 'ada.l@example.com')
      expect(found?.emails).toMatchObject([{ email: 'Ada.L@example.com', verified: false }])
    })

    test('an addressee is found by their address, with what a send needs', async () => {
      const { storage } = get()
      const projectId = newProject()
      const { user } = await storage.users.findOrCreateByEmail(
        wantUser(projectId, 'Ada@example.com'),
      )
      const { userId, status, emails } = user
      const found = () => storage.users.findAddressee(projectId, 'ada@example.com')
      const expected = { userId, status, emailId: emails[0]?.emailId, email: 'Ada@example.com' }
      expect(await found()).toEqual({ ...expected, blockedAt: null, locale: null })
      await storage.users.update(projectId, userId, { blockedAt: 7, locale: 'ar' })
      expect(await found()).toEqual({ ...expected, blockedAt: 7, locale: 'ar' })
      expect(await storage.users.findAddressee(projectId, 'new@example.com')).toBeNull()
      expect(await storage.users.findAddressee(newProject(), 'ada@example.com')).toBeNull()
    })

    test('a proved address is verified and its user active', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      await storage.users.verifyEmail(user.projectId, user.userId, user.emails[0]?.emailId ?? '')
      const found = await storage.users.findById(user.projectId, user.userId)
      expect(found).toMatchObject({ status: 'active', emails: [{ verified: true }] })
    })

    test('verifying another user’s address activates neither user', async () => {
      const { storage } = get()
      const project = newProject()
      const ada = await addUser(storage, project)
      const bob = await addUser(storage, project)
      await storage.users.verifyEmail(project, ada.userId, bob.emails[0]?.emailId ?? '')
      expect(await storage.users.findById(project, ada.userId)).toMatchObject({ status: 'pending' })
      expect(await storage.users.findById(project, bob.userId)).toMatchObject({ status: 'pending' })
    })

    test('no project sees a user of another, not even by id', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const foreign = newProject()
      expect(await storage.users.findById(foreign, user.userId)).toBeNull()
      expect(await storage.users.findByEmail(foreign, user.emails[0]?.email ?? '')).toBeNull()
    })
  })
}
