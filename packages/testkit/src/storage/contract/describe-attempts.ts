import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { inParallel, newProject, noon } from './make-rows.ts'

const rule = { lockAfter: 5, lockMs: { first: 30_000, max: 3_600_000 } }

/** Tests that a guess is counted before it is checked, and that limits hold across processes. */
export function describeAttempts(get: () => StorageUnderTest): void {
  describe('attempts', () => {
    const subject = 'otp:email:hash'

    test('of 200 parallel attempts no more than five are allowed', async () => {
      const { storage, other } = get()
      const projectId = newProject()
      const reserved = await inParallel(200, (i) =>
        (i % 2 ? storage : other).attempts.reserve({ projectId, subject, now: noon, ...rule }),
      )
      const allowed = reserved.filter((state) => state !== null)
      expect(allowed.map((state) => state.failures).sort()).toEqual([1, 2, 3, 4, 5])
      expect(await storage.attempts.read(projectId, subject)).toEqual({
        failures: 5,
        lockedUntil: noon + 30_000,
      })
    })

    test('each further failure doubles the lock, from 30 seconds to an hour and no longer', async () => {
      const { storage } = get()
      const projectId = newProject()
      let now = noon
      const lengths: number[] = []
      for (let guess = 0; guess < 15; guess += 1) {
        const state = await storage.attempts.reserve({ projectId, subject, now, ...rule })
        if (!state) throw new Error('the lock outlasted its end')
        lengths.push(state.lockedUntil === 0 ? 0 : (state.lockedUntil - now) / 1_000)
        now = Math.max(now, state.lockedUntil)
      }
      const growing = [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600, 3_600]
      expect(lengths).toEqual([0, 0, 0, 0, ...growing])
    })

    test('while locked an attempt is refused and not counted', async () => {
      const { storage } = get()
      const projectId = newProject()
      for (let guess = 0; guess < 5; guess += 1)
        await storage.attempts.reserve({ projectId, subject, now: noon, ...rule })
      const during = { projectId, subject, now: noon + 29_999, ...rule }
      expect(await storage.attempts.reserve(during)).toBeNull()
      expect((await storage.attempts.read(projectId, subject)).failures).toBe(5)
      const after = { ...during, now: noon + 30_000 }
      expect(await storage.attempts.reserve(after)).toMatchObject({ failures: 6 })
    })

    test('a success resets the count', async () => {
      const { storage } = get()
      const projectId = newProject()
      const guess = () => storage.attempts.reserve({ projectId, subject, now: noon, ...rule })
      await guess()
      await guess()
      await storage.attempts.clear(projectId, subject)
      expect(await guess()).toMatchObject({ failures: 1, lockedUntil: 0 })
    })

    test('a count is pruned only when it is old and locks nobody', async () => {
      const { storage } = get()
      const projectId = newProject()
      for (let guess = 0; guess < 5; guess += 1)
        await storage.attempts.reserve({ projectId, subject, now: noon, ...rule })
      await storage.attempts.prune(noon + 30_000, 500)
      expect((await storage.attempts.read(projectId, subject)).failures).toBe(5)
      await storage.attempts.prune(noon + 30_001, 500)
      expect((await storage.attempts.read(projectId, subject)).failures).toBe(0)
    })

    test('one subject does not lock another, nor one project another', async () => {
      const { storage } = get()
      const projectId = newProject()
      for (let guess = 0; guess < 5; guess += 1)
        await storage.attempts.reserve({ projectId, subject, now: noon, ...rule })
      const elsewhere = { subject, now: noon, ...rule, projectId: newProject() }
      expect(await storage.attempts.reserve(elsewhere)).not.toBeNull()
      const bob = { projectId, subject: 'otp:email:bob', now: noon, ...rule }
      expect(await storage.attempts.reserve(bob)).not.toBeNull()
    })
  })

  describe('rates', () => {
    test('of 100 parallel events exactly the limit is allowed', async () => {
      const { storage, other } = get()
      const limit = { key: newProject(), max: 10, windowMs: 60_000, now: noon }
      const taken = await inParallel(100, (i) => (i % 2 ? storage : other).rates.take(limit))
      expect(taken.filter((one) => one.allowed)).toHaveLength(10)
      const refused = taken.find((one) => !one.allowed)
      expect(refused?.retryAfterMs).toBe(60_000)
    })

    test('a new window starts when the old one ends', async () => {
      const { storage } = get()
      const take = (key: string, now: number) =>
        storage.rates.take({ key, max: 1, windowMs: 1_000, now })
      const key = newProject()
      expect(await take(key, noon)).toEqual({ allowed: true, retryAfterMs: 0 })
      expect(await take(key, noon + 999)).toEqual({ allowed: false, retryAfterMs: 1 })
      expect(await take(key, noon + 1_000)).toEqual({ allowed: true, retryAfterMs: 0 })
    })
  })
}
