import { randomUUID } from 'node:crypto'
import type { GrantRow, UserRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newProject, noon } from './make-rows.ts'

const newGrant = ({ projectId, userId }: UserRow, change: Partial<GrantRow> = {}): GrantRow => ({
  projectId,
  grantId: `grant-${randomUUID()}`,
  userId,
  clientId: 'client-1',
  scopes: ['openid'],
  resources: {},
  app: { name: 'Notes', description: '', type: 'third_party', logoUrl: null },
  createdAt: noon,
  updatedAt: noon,
  ...change,
})

/**
 * Tests that a user has one permission for each client app, to which scopes are added and which is revoked as a whole.
 */
export function describeGrants(get: () => StorageUnderTest): void {
  describe('grants', () => {
    test('a later grant adds to the first, under its id', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const first = await storage.grants.allow(newGrant(user, { resources: { a: ['x'] } }))
      const second = newGrant(user, {
        scopes: ['openid', 'email'],
        resources: { a: ['y'], b: ['x'] },
        app: { name: 'Notes 2', description: 'new', type: 'third_party', logoUrl: 'https://x' },
        createdAt: noon + 1,
        updatedAt: noon + 1,
      })
      const grown = await storage.grants.allow(second)
      expect(grown).toEqual({
        ...second,
        grantId: first.grantId,
        createdAt: noon,
        resources: { a: ['x', 'y'], b: ['x'] },
      })
      expect(await storage.grants.find(user.projectId, user.userId, 'client-1')).toEqual(grown)
      expect(await storage.grants.findById(user.projectId, first.grantId)).toEqual(grown)
    })

    test('of 20 parallel grants none is lost', async () => {
      const { storage, other } = get()
      const user = await addUser(storage, newProject())
      await inParallel(20, (i) =>
        (i % 2 ? storage : other).grants.allow(newGrant(user, { scopes: [`s${i}`] })),
      )
      const grants = await storage.grants.listOfUser(user.projectId, user.userId)
      expect(grants).toHaveLength(1)
      expect([...(grants[0]?.scopes ?? [])].sort()).toEqual(
        Array.from({ length: 20 }, (_, i) => `s${i}`).sort(),
      )
    })

    test('of 10 parallel revocations of one grant one succeeds', async () => {
      const { storage, other } = get()
      const user = await addUser(storage, newProject())
      await storage.grants.allow(newGrant(user))
      const removed = await inParallel(10, (i) =>
        (i % 2 ? storage : other).grants.remove(user.projectId, user.userId, 'client-1'),
      )
      expect(removed.filter(Boolean)).toHaveLength(1)
      expect(await storage.grants.listOfUser(user.projectId, user.userId)).toEqual([])
    })

    test('is removed with its user and with its client app, and no project sees another’s', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const kept = await addUser(storage, user.projectId)
      const foreign = await addUser(storage, newProject())
      for (const one of [user, kept, foreign]) await storage.grants.allow(newGrant(one))
      await storage.grants.allow(newGrant(kept, { clientId: 'client-2' }))
      expect(await storage.grants.removeOfUser(user.projectId, user.userId)).toBe(1)
      expect(await storage.grants.listOfUser(user.projectId, user.userId)).toEqual([])
      await storage.grants.allow(newGrant(user))
      await storage.users.remove(user.projectId, user.userId)
      expect(await storage.grants.listOfUser(user.projectId, user.userId)).toEqual([])
      expect(await storage.grants.removeOfClient(user.projectId, 'client-1')).toBe(1)
      const left = await storage.grants.listOfUser(kept.projectId, kept.userId)
      expect(left.map((grant) => grant.clientId)).toEqual(['client-2'])
      const other = await storage.grants.find(foreign.projectId, foreign.userId, 'client-1')
      expect(other).not.toBeNull()
      expect(await storage.grants.findById(kept.projectId, other?.grantId ?? '')).toBeNull()
      expect(await storage.grants.find(kept.projectId, foreign.userId, 'client-1')).toBeNull()
    })
  })
}
