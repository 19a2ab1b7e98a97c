import { randomUUID } from 'node:crypto'
import type { PasswordRow, UserRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newChallenge, newProject, noon } from './make-rows.ts'

/** Tests that a user has one password, and that a change never overwrites a newer change. */
export function describePasswords(get: () => StorageUnderTest): void {
  describe('passwords', () => {
    const create = async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const password = newPassword(user)
      await storage.passwords.set(password)
      return { storage, user, password, place: [user.projectId, user.userId] as const }
    }

    test('is found as it was set, and shown in the user', async () => {
      const { storage, password, place } = await create()
      expect(await storage.passwords.find(...place)).toEqual(password)
      expect(await storage.users.findById(...place)).toMatchObject({
        credentials: { passwords: { passwordId: password.passwordId, requiresReset: false } },
      })
    })

    test('is found with its owner by their address, and not at all for an unknown one', async () => {
      const { storage, user, password } = await create()
      const { projectId, userId } = user
      const address = user.emails[0]?.email ?? ''
      expect(await storage.passwords.findByEmail(projectId, address)).toEqual({ userId, password })
      expect(await storage.passwords.findOwner(projectId, password.passwordId)).toBe(userId)
      await storage.passwords.remove(projectId, userId)
      const without = await storage.passwords.findByEmail(projectId, address)
      expect(without).toEqual({ userId, password: null })
      expect(await storage.passwords.findOwner(projectId, password.passwordId)).toBeNull()
      expect(await storage.passwords.findByEmail(projectId, 'nobody@example.com')).toBeNull()
      expect(await storage.passwords.findByEmail(newProject(), address)).toBeNull()
    })

    test('users are searched by whether they have one', async () => {
      const { storage, user } = await create()
      const { projectId, userId } = user
      const other = await addUser(storage, projectId)
      const search = async (isSet: boolean) => {
        const query = {
          operator: 'and',
          filters: [{ by: 'credential', table: 'passwords', isThere: isSet }],
        } as const
        const { rows } = await storage.users.search(projectId, query, { after: null, limit: 10 })
        return rows.map((row) => row.userId)
      }
      expect(await search(true)).toEqual([userId])
      expect(await search(false)).toEqual([other.userId])
    })

    test('50 parallel changes leave one complete password', async () => {
      const { storage, other } = get()
      const user = await addUser(storage, newProject())
      const set = Array.from({ length: 50 }, (_, i) => newPassword(user, { hash: `hash-${i}` }))
      await inParallel(50, async (i) => {
        const password = set[i]
        if (password) await (i % 2 ? storage : other).passwords.set(password)
      })
      const found = await storage.passwords.find(user.projectId, user.userId)
      expect(set).toContainEqual(found)
    })

    test('a password that was changed meanwhile is neither rehashed nor marked for reset', async () => {
      const { storage, password, place } = await create()
      await storage.passwords.set({ ...password, hash: 'newer' })
      expect(await storage.passwords.rehash(...place, { from: password.hash, to: 'x' })).toBe(false)
      expect(await storage.passwords.requireReset(...place, password.hash)).toBe(false)
      expect(await storage.passwords.find(...place)).toMatchObject({
        hash: 'newer',
        requiresReset: false,
      })
    })

    test('is rehashed, proved, marked for reset and removed', async () => {
      const { storage, password, place } = await create()
      expect(await storage.passwords.rehash(...place, { from: password.hash, to: 'b' })).toBe(true)
      await storage.passwords.markProved(...place)
      expect(await storage.passwords.requireReset(...place, 'b')).toBe(true)
      expect(await storage.passwords.find(...place)).toEqual({
        ...password,
        hash: 'b',
        isUnproved: false,
        requiresReset: true,
      })
      expect(await storage.passwords.remove(...place)).toBe(true)
      expect(await storage.passwords.remove(...place)).toBe(false)
      expect(await storage.users.findById(...place)).toMatchObject({
        credentials: { passwords: null },
      })
    })

    test('is deleted with its user', async () => {
      const { storage, place } = await create()
      await storage.users.remove(...place)
      expect(await storage.passwords.find(...place)).toBeNull()
    })

    test('a change of credentials voids every open secret of the user, and of nobody else', async () => {
      const { storage } = get()
      const project = newProject()
      const mine = [
        newChallenge(project, { subject: 'ada@example.com' }),
        newChallenge(project, { subject: 'user-1', kind: 'password_reset' }),
      ]
      const foreign = newChallenge(project, { subject: 'bob@example.com' })
      for (const one of [...mine, foreign]) await storage.challenges.issue(one)
      await storage.challenges.voidEverything(project, ['ada@example.com', 'user-1'], noon)
      for (const { kind, challengeId } of mine)
        expect(await storage.challenges.consume(project, kind, challengeId, noon)).toBeNull()
      expect(
        await storage.challenges.consume(project, foreign.kind, foreign.challengeId, noon),
      ).not.toBeNull()
    })
  })
}

const newPassword = (user: UserRow, change: Partial<PasswordRow> = {}): PasswordRow => ({
  projectId: user.projectId,
  userId: user.userId,
  passwordId: `password-test-${randomUUID()}`,
  hash: '$argon2id$v=19$a',
  requiresReset: false,
  isUnproved: true,
  changedAt: noon,
  ...change,
})
