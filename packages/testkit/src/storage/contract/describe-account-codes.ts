import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newHash, newProject, noon } from './make-rows.ts'

/** Tests that a recovery code of an account is used once, and that a user has the codes of one making. */
export function describeAccountCodes(get: () => StorageUnderTest): void {
  describe('recovery codes of accounts', () => {
    const newCode = () => ({
      codeId: `totp-recovery-code-test-${randomUUID()}`,
      codeHash: newHash(),
      sealedCode: 'v1.sealed',
      createdAt: noon,
    })

    test('a code is used once in 50 parallel attempts', async () => {
      const { storage, other } = get()
      const user = await addUser(storage, newProject())
      const { projectId, userId } = user
      const codes = [newCode(), newCode()]
      await storage.accountCodes.replace(user, codes)
      const hash = codes[0]?.codeHash ?? ''
      const used = await inParallel(50, (i) =>
        (i % 2 ? storage : other).accountCodes.consume(projectId, userId, hash, noon),
      )
      expect(used.filter((one) => one !== null)).toEqual([codes[0]?.codeId])
      expect(await storage.accountCodes.countUnused(projectId, userId)).toBe(1)
    })

    test('new codes replace the earlier ones, and a code is of no use to another user', async () => {
      const { storage } = get()
      const project = newProject()
      const user = await addUser(storage, project)
      const stranger = await addUser(storage, project)
      const { projectId, userId } = user
      const [first, second] = [newCode(), newCode()]
      await storage.accountCodes.replace(user, [first])
      await storage.accountCodes.replace(user, [second])
      const consume = (id: string, hash: string) =>
        storage.accountCodes.consume(projectId, id, hash, noon)
      expect(await consume(userId, first.codeHash)).toBeNull()
      expect(await consume(stranger.userId, second.codeHash)).toBeNull()
      expect(await consume(userId, second.codeHash)).toBe(second.codeId)
    })

    test('codes go with their user, and used ones after a while, all but the last', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const { projectId, userId } = user
      const codes = [newCode(), newCode()]
      await storage.accountCodes.replace(user, codes)
      await storage.accountCodes.consume(projectId, userId, codes[0]?.codeHash ?? '', noon)
      await storage.accountCodes.prune(noon, 500)
      expect(await storage.accountCodes.listIds(projectId, userId)).toHaveLength(2)
      await storage.accountCodes.prune(noon + 1, 500)
      expect(await storage.accountCodes.listIds(projectId, userId)).toEqual([codes[1]?.codeId])
      await storage.accountCodes.consume(projectId, userId, codes[1]?.codeHash ?? '', noon + 1)
      await storage.accountCodes.prune(noon + 2, 500)
      expect(await storage.accountCodes.listIds(projectId, userId)).toEqual([codes[1]?.codeId])
      await storage.users.remove(projectId, userId)
      expect(await storage.accountCodes.listIds(projectId, userId)).toEqual([])
    })
  })
}
