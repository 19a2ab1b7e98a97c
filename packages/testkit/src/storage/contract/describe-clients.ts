import { randomUUID } from 'node:crypto'
import type { ClientRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'

/** Tests that a project has at most one client app with an id. */
export function describeClients(get: () => StorageUnderTest): void {
  const createClient = (overrides: Partial<ClientRow> = {}): ClientRow => ({
    projectId: `project-test-${randomUUID()}`,
    clientId: `client-${randomUUID()}`,
    origin: 'command',
    isFirstParty: false,
    name: 'Meridian',
    description: '',
    logoUrl: null,
    secretHash: 'a'.repeat(64),
    nextSecretHash: null,
    isActive: true,
    metadata: { redirect_uris: ['https://app.example.com/callback'] },
    createdAt: 1_000,
    ...overrides,
  })

  describe('client apps', () => {
    test('what is added is read back unchanged', async () => {
      const { clients } = get().storage
      const client = createClient({
        logoUrl: 'https://app.example.com/logo.png',
        isFirstParty: true,
      })
      expect(await clients.add(client)).toBe(true)
      expect(await clients.find(client.projectId, client.clientId)).toEqual(client)
    })

    test('one of another project is not found, listed, replaced or removed', async () => {
      const { clients } = get().storage
      const client = createClient()
      await clients.add(client)
      expect(await clients.find('project-test-other', client.clientId)).toBeNull()
      expect(await clients.list('project-test-other')).toEqual([])
      expect(await clients.replace({ ...client, projectId: 'project-test-other' })).toBe(false)
      expect(await clients.remove('project-test-other', client.clientId)).toBe(false)
      expect(await clients.find(client.projectId, client.clientId)).toEqual(client)
    })

    test('two projects may each have one of the same id', async () => {
      const { clients } = get().storage
      const [mine, theirs] = [
        createClient({ clientId: 'shop' }),
        createClient({ clientId: 'shop' }),
      ]
      expect(await clients.add(mine)).toBe(true)
      expect(await clients.add(theirs)).toBe(true)
      expect(await clients.remove(mine.projectId, 'shop')).toBe(true)
      expect(await clients.find(theirs.projectId, 'shop')).toEqual(theirs)
    })

    test('of fifty added under one id at once, one is stored', async () => {
      const { storage, other } = get()
      const client = createClient()
      const added = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (i % 2 ? storage : other).clients.add({ ...client, name: `App ${i}` }),
        ),
      )
      expect(added.filter(Boolean)).toHaveLength(1)
      const kept = await storage.clients.find(client.projectId, client.clientId)
      expect(kept?.name).toBe(`App ${added.indexOf(true)}`)
    })

    test('replacing changes all but its origin and creation time', async () => {
      const { clients } = get().storage
      const client = createClient()
      await clients.add(client)
      const changed = {
        ...client,
        name: 'Fieldnotes',
        isActive: false,
        secretHash: null,
        nextSecretHash: 'b'.repeat(64),
        metadata: { token_endpoint_auth_method: 'none' },
      }
      expect(await clients.replace({ ...changed, origin: 'registration', createdAt: 9_000 })).toBe(
        true,
      )
      expect(await clients.find(client.projectId, client.clientId)).toEqual(changed)
      expect(await clients.replace(createClient())).toBe(false)
    })

    test('of 50 parallel removals of one app one succeeds', async () => {
      const { storage, other } = get()
      const client = createClient()
      await storage.clients.add(client)
      const removed = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (i % 2 ? storage : other).clients.remove(client.projectId, client.clientId),
        ),
      )
      expect(removed.filter(Boolean)).toHaveLength(1)
      expect(await storage.clients.find(client.projectId, client.clientId)).toBeNull()
    })

    test('a list has the oldest first', async () => {
      const { clients } = get().storage
      const projectId = `project-test-${randomUUID()}`
      for (const createdAt of [3, 1, 2]) {
        await clients.add(createClient({ projectId, clientId: `app-${createdAt}`, createdAt }))
      }
      const listed = await clients.list(projectId)
      expect(listed.map(({ clientId }) => clientId)).toEqual(['app-1', 'app-2', 'app-3'])
    })
  })
}
