import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { inParallel, newChallenge, newProject, noon } from './make-rows.ts'

/** Tests that a one-time secret is consumed only once. */
export function describeChallenges(get: () => StorageUnderTest): void {
  describe('challenges', () => {
    const issue = async (change = {}) => {
      const { storage, other } = get()
      const challenge = newChallenge(newProject(), change)
      await storage.challenges.issue(challenge)
      const { projectId, kind, challengeId, secretHash } = challenge
      return {
        challenge,
        find: (now = noon) => storage.challenges.find(projectId, kind, challengeId, now),
        findBySecret: () => storage.challenges.findBySecret(projectId, kind, secretHash, noon),
        consume: (i = 0, now = noon) =>
          (i % 2 ? other : storage).challenges.consume(projectId, kind, challengeId, now),
      }
    }

    test('of 50 parallel uses one succeeds', async () => {
      const { consume, challenge, find, findBySecret } = await issue()
      const used = await inParallel(50, (i) => consume(i))
      expect(used.filter((row) => row !== null)).toEqual([challenge])
      expect(await find()).toBeNull()
      expect(await findBySecret()).toBeNull()
    })

    test('reading a challenge ten times does not use it up', async () => {
      const { consume, challenge, find, findBySecret } = await issue()
      for (let i = 0; i < 10; i += 1) {
        expect(await find()).toEqual(challenge)
        expect(await findBySecret()).toEqual(challenge)
      }
      expect(await consume()).toEqual(challenge)
    })

    test('expires exactly at its end', async () => {
      const { consume, challenge, find } = await issue()
      expect(await find(challenge.expiresAt - 1)).not.toBeNull()
      expect(await find(challenge.expiresAt)).toBeNull()
      expect(await consume(0, challenge.expiresAt)).toBeNull()
    })

    test('a newer one voids older ones of the same subject, kind and project only', async () => {
      const { storage } = get()
      const project = newProject()
      const old = newChallenge(project)
      const bystanders = [
        newChallenge(project, { subject: 'bob@example.com' }),
        newChallenge(project, { kind: 'passcode' }),
        newChallenge(newProject()),
      ]
      const newest = newChallenge(project)
      for (const row of [old, ...bystanders]) await storage.challenges.issue(row)
      expect(await storage.challenges.supersede(newest)).toEqual([old.challengeId])
      const isLive = async (row: typeof old) =>
        (await storage.challenges.find(row.projectId, row.kind, row.challengeId, noon)) !== null
      expect(await isLive(old)).toBe(false)
      expect(await isLive(newest)).toBe(true)
      for (const row of bystanders) expect(await isLive(row)).toBe(true)
      expect(await storage.challenges.findAny(project, old.kind, old.challengeId)).not.toBeNull()
    })

    test('the live ones of a subject are listed, the newest first and so many at most', async () => {
      const { storage } = get()
      const project = newProject()
      const rows = Array.from({ length: 5 }, (_, i) =>
        newChallenge(project, { createdAt: noon + i, expiresAt: noon + 1_000 - i }),
      )
      const others = [
        newChallenge(project, { subject: 'bob@example.com' }),
        newChallenge(project, { kind: 'passcode' }),
        newChallenge(newProject()),
      ]
      for (const row of [...rows, ...others]) {
        await storage.challenges.issue(row)
      }
      const [oldest, , used, , newest] = rows.map(({ challengeId }) => challengeId)
      const list = async (now: number, max = 9) =>
        (await storage.challenges.listLive(project, 'magic_link', 'ada@example.com', now, max)).map(
          ({ challengeId }) => challengeId,
        )
      expect(await list(noon)).toEqual(rows.map(({ challengeId }) => challengeId).reverse())
      expect(await list(noon, 2)).toHaveLength(2)
      await storage.challenges.consume(project, 'magic_link', used ?? '', noon)
      expect(await list(noon)).not.toContain(used)
      expect(await list(noon + 996)).not.toContain(newest)
      expect(await list(noon + 996)).toContain(oldest)
      await storage.challenges.voidAll(project, 'magic_link', 'ada@example.com', noon)
      expect(await list(noon)).toEqual([])
    })

    test('of 20 parallel sends to one subject only one secret stays valid', async () => {
      const { storage, other } = get()
      const project = newProject()
      const rows = Array.from({ length: 20 }, () => newChallenge(project, { kind: 'passcode' }))
      await inParallel(20, async (i) => {
        const row = rows[i]
        if (row) await (i % 2 ? storage : other).challenges.supersede(row)
      })
      const live = await Promise.all(
        rows.map((row) => storage.challenges.find(project, 'passcode', row.challengeId, noon)),
      )
      expect(live.filter((row) => row !== null)).toHaveLength(1)
    })

    test('after voiding a subject none of its challenges can be used', async () => {
      const { storage } = get()
      const { consume, challenge } = await issue()
      const { projectId, kind, subject } = challenge
      await storage.challenges.voidAll(projectId, kind, subject, noon)
      expect(await consume()).toBeNull()
    })

    test('an expired challenge is ended for good, and a live one is left alone', async () => {
      const { storage } = get()
      const { consume, challenge, find } = await issue()
      const { projectId, challengeId, expiresAt } = challenge
      await storage.challenges.voidExpired(projectId, challengeId, expiresAt - 1)
      expect(await find()).toEqual(challenge)
      await storage.challenges.voidExpired(newProject(), challengeId, expiresAt)
      expect(await find()).toEqual(challenge)
      await storage.challenges.voidExpired(projectId, challengeId, expiresAt)
      expect(await find()).toBeNull()
      expect(await consume()).toBeNull()
    })

    test('no project can use a challenge of another', async () => {
      const { storage } = get()
      const { challenge } = await issue()
      const { kind, challengeId, secretHash } = challenge
      const foreign = newProject()
      expect(await storage.challenges.consume(foreign, kind, challengeId, noon)).toBeNull()
      expect(await storage.challenges.find(foreign, kind, challengeId, noon)).toBeNull()
      expect(await storage.challenges.findBySecret(foreign, kind, secretHash, noon)).toBeNull()
    })

    test('a used one is still recognized by its hash, for a helpful response', async () => {
      const { storage } = get()
      const { consume, challenge } = await issue()
      await consume()
      const found = await storage.challenges.findAnyBySecret(challenge.kind, challenge.secretHash)
      expect(found).toEqual(challenge)
    })
  })
}
