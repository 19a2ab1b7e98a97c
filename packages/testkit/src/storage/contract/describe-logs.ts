import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { inParallel, newHash, newProject, noon } from './make-rows.ts'

/** Tests events and signing keys. */
export function describeLogs(get: () => StorageUnderTest): void {
  describe('events', () => {
    test('are listed newest first, for their own project, no more than asked for', async () => {
      const { storage } = get()
      const projectId = newProject()
      const rows = [1, 2, 3].map((i) => ({
        projectId,
        eventId: randomUUID(),
        name: `event_${i}`,
        receivedAt: noon + i,
        details: '{}',
      }))
      await storage.events.add(rows)
      await storage.events.add([])
      const listed = await storage.events.list(projectId, 2)
      expect(listed.map((event) => event.name)).toEqual(['event_3', 'event_2'])
      expect(await storage.events.list(newProject(), 2)).toEqual([])
    })
  })

  describe('signing keys', () => {
    const newKey = (projectId: string) => ({
      projectId,
      kid: `jwk-${newHash()}`,
      use: 'session' as const,
      algorithm: 'ES256' as const,
      publicJwk: '{}',
      sealedPrivateJwk: 'v1.x',
      createdAt: noon,
      retiredAt: null,
      expiresAt: null,
    })

    test('of ten processes that create the first key at once, all get the same one', async () => {
      const { storage, other } = get()
      const project = newProject()
      const keys = await inParallel(10, (i) =>
        (i % 2 ? storage : other).keys.addFirst(newKey(project)),
      )
      expect(new Set(keys.map((key) => key.kid)).size).toBe(1)
    })

    test('of ten processes that start with different root keys, all get the check of one', async () => {
      const { storage, other } = get()
      expect(await storage.keys.findCheck()).toBeNull()
      const said = await inParallel(10, (i) =>
        (i % 2 ? storage : other).keys.addCheck(`check ${i}`),
      )
      expect(new Set(said).size).toBe(1)
      expect(await other.keys.findCheck()).toBe(said[0])
      await storage.keys.addFirst(newKey(newProject()))
      expect(await storage.keys.findAny()).toMatchObject({ sealedPrivateJwk: 'v1.x' })
    })

    test('a rotated key is listed until its end, the new one is current', async () => {
      const { storage } = get()
      const project = newProject()
      const first = await storage.keys.addFirst(newKey(project))
      const second = { ...newKey(project), createdAt: noon + 1 }
      await storage.keys.rotate(second, noon + 1, noon + 1_000)
      const kids = async (now: number) =>
        (await storage.keys.list(project, 'session', now)).map((key) => key.kid)
      expect(await kids(noon + 2)).toEqual([second.kid, first.kid])
      expect(await kids(noon + 1_000)).toEqual([second.kid])
      expect((await storage.keys.addFirst(newKey(project))).kid).toBe(second.kid)
    })
  })
}
