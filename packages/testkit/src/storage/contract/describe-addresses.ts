import { randomUUID } from 'node:crypto'
import type { AddedAddress } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'

/** Tests that each address is stored once, and that a project has no more than it may. */
export function describeAddresses(get: () => StorageUnderTest): void {
  const createAddress = (overrides: Partial<AddedAddress> = {}): AddedAddress => ({
    projectId: `project-test-${randomUUID()}`,
    use: 'redirect_url',
    address: 'https://a.example.com/in',
    kinds: ['login', 'signup'],
    addedAt: 1_000,
    ...overrides,
  })

  describe('added addresses', () => {
    test('what is added is read back unchanged, by project and use, the oldest first', async () => {
      const { addresses } = get().storage
      const second = createAddress({ addedAt: 2_000 })
      const { projectId } = second
      const first = { ...second, address: 'https://z.example.com/in', addedAt: 1_000 }
      const origin = {
        ...second,
        use: 'origin',
        address: 'https://a.example.com',
        kinds: [],
      } as const
      for (const one of [second, first, origin]) {
        expect(await addresses.put(one, 10)).toEqual({ stored: one, isChanged: true })
      }
      expect(await addresses.list(projectId, 'redirect_url')).toEqual([first, second])
      expect(await addresses.list(projectId, 'origin')).toEqual([origin])
      expect(await addresses.list('project-test-other', 'origin')).toEqual([])
      const all = await addresses.listAll()
      expect(all.filter((one) => one.projectId === projectId)).toEqual([first, origin, second])
    })

    test('adding again changes the kinds alone, and says whether it did', async () => {
      const { addresses } = get().storage
      const address = createAddress()
      await addresses.put(address, 1)
      expect(await addresses.put({ ...address, addedAt: 9_000 }, 1)).toEqual({
        stored: address,
        isChanged: false,
      })
      const changed = { ...address, kinds: ['login'] } as const
      expect(await addresses.put({ ...changed, addedAt: 9_000 }, 1)).toEqual({
        stored: changed,
        isChanged: true,
      })
      expect(await addresses.list(address.projectId, 'redirect_url')).toEqual([changed])
    })

    test('of twenty added at once, as many are stored as a project may have', async () => {
      const { storage, other } = get()
      const { projectId } = createAddress()
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? storage : other).addresses.put(
            createAddress({ projectId, address: `https://${i}.example.com/in` }),
            5,
          ),
        ),
      )
      expect(added.filter((one) => one !== null)).toHaveLength(5)
      expect(await storage.addresses.list(projectId, 'redirect_url')).toHaveLength(5)
    })

    test('of parallel removals one succeeds, and neither another project nor use is touched', async () => {
      const { storage, other } = get()
      const address = createAddress()
      const { projectId, use } = address
      const theirs = createAddress()
      const origin = { ...address, use: 'origin' } as const
      for (const one of [address, theirs, origin]) await storage.addresses.put(one, 10)
      const removed = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? storage : other).addresses.remove(projectId, use, address.address),
        ),
      )
      expect(removed.filter(Boolean)).toHaveLength(1)
      expect(await storage.addresses.list(projectId, 'origin')).toEqual([origin])
      expect(await storage.addresses.list(theirs.projectId, use)).toEqual([theirs])
    })
  })
}
