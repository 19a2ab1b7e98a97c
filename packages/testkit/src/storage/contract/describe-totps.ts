import { randomUUID } from 'node:crypto'
import type { RecoveryCodeRow, TotpRow, UserRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newHash, newProject, noon } from './make-rows.ts'

/** Tests that a user has one verified app, and that a time step and a recovery code are used once. */
export function describeTotps(get: () => StorageUnderTest): void {
  describe('authenticator apps', () => {
    test('a time step is used once in 50 parallel attempts, and none before it afterwards', async () => {
      const { storage, other } = get()
      const { user, totp } = await addApp(get)
      const used = await inParallel(50, (i) =>
        (i % 2 ? storage : other).totps.useStep(user.projectId, totp.totpId, 100),
      )
      expect(used.filter(Boolean)).toHaveLength(1)
      expect(await storage.totps.useStep(user.projectId, totp.totpId, 99)).toBe(false)
      expect(await storage.totps.useStep(user.projectId, totp.totpId, 101)).toBe(true)
    })

    test('a recovery code is used once in 50 parallel attempts', async () => {
      const { storage, other } = get()
      const { user, totp, codes } = await addApp(get)
      await storage.totps.useStep(user.projectId, totp.totpId, 1)
      const hash = codes[0]?.codeHash ?? ''
      const used = await inParallel(50, (i) =>
        (i % 2 ? storage : other).totps.consumeCode(user.projectId, user.userId, hash, noon),
      )
      expect(used.filter((one) => one !== null)).toEqual([
        { totpId: totp.totpId, codeId: codes[0]?.codeId },
      ])
      expect(await storage.totps.listCodes(user.projectId, totp.totpId)).toEqual([codes[1]])
    })

    test('recovery codes of an app that was never verified do not work', async () => {
      const { storage } = get()
      const { user, codes } = await addApp(get)
      const hash = codes[0]?.codeHash ?? ''
      expect(await storage.totps.consumeCode(user.projectId, user.userId, hash, noon)).toBeNull()
    })

    test('a new app replaces those that were never verified, and no verified one', async () => {
      const { storage } = get()
      const { user, totp } = await addApp(get)
      const second = newTotp(user)
      expect(await storage.totps.add(second, [])).toBe(true)
      expect(await storage.totps.listOfUser(user.projectId, user.userId, noon)).toEqual([second])
      expect(await storage.totps.listCodes(user.projectId, totp.totpId)).toEqual([])
      await storage.totps.useStep(user.projectId, second.totpId, 1)
      expect(await storage.totps.add(newTotp(user), [])).toBe(false)
    })

    test('nothing is stored for a deleted user, and the error says so', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      await storage.users.remove(user.projectId, user.userId)
      await expect(storage.totps.add(newTotp(user), [])).rejects.toMatchObject({
        name: 'OwnerGoneError',
      })
    })

    test('of 50 apps added in parallel one remains', async () => {
      const { storage, other } = get()
      const user = await addUser(storage, newProject())
      await inParallel(50, (i) => (i % 2 ? storage : other).totps.add(newTotp(user), []))
      expect(await storage.totps.listOfUser(user.projectId, user.userId, noon)).toHaveLength(1)
    })

    test('an app that was not verified in time is gone from the list', async () => {
      const { storage } = get()
      const { user, totp } = await addApp(get)
      expect(await storage.totps.listOfUser(user.projectId, user.userId, totp.expiresAt)).toEqual(
        [],
      )
    })

    test('a removed app’s codes are removed; nobody removes the app of another', async () => {
      const { storage } = get()
      const { user, totp } = await addApp(get)
      expect(await storage.totps.remove(user.projectId, 'user-test-other', totp.totpId)).toBe(false)
      expect(await storage.totps.remove(user.projectId, user.userId, totp.totpId)).toBe(true)
      expect(await storage.totps.listCodes(user.projectId, totp.totpId)).toEqual([])
    })
  })
}

async function addApp(get: () => StorageUnderTest) {
  const { storage } = get()
  const user = await addUser(storage, newProject())
  const totp = newTotp(user)
  const codes = [newCode(), newCode()]
  await storage.totps.add(totp, codes)
  return { user, totp, codes }
}

const newTotp = ({ projectId, userId }: UserRow): TotpRow => ({
  projectId,
  totpId: `totp-test-${randomUUID()}`,
  userId,
  sealedSecret: 'v1.sealed',
  verified: false,
  createdAt: noon,
  expiresAt: noon + 60_000,
  lastStep: null,
  isUnproved: false,
})

const newCode = (): RecoveryCodeRow => ({
  codeId: `recovery-code-test-${randomUUID()}`,
  codeHash: newHash(),
  sealedCode: 'v1.sealed',
})
