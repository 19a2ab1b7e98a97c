import type { ArtefactRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newHash, newProject, noon } from './make-rows.ts'

const newArtefact = (projectId: string, change: Partial<ArtefactRow> = {}): ArtefactRow => ({
  projectId,
  kind: 'refresh_token',
  valueHash: newHash(),
  clientId: 'client-1',
  userId: 'user-1',
  sessionId: 'session-1',
  familyId: 'family-1',
  userCodeHash: null,
  payload: { scope: 'openid', nested: { list: [1, 'ä'] } },
  createdAt: noon,
  expiresAt: noon + 60_000,
  consumedAt: null,
  ...change,
})

/** Tests that an artefact is consumed once, and is removed together with its session or permission. */
export function describeArtefacts(get: () => StorageUnderTest): void {
  describe('artefacts', () => {
    const add = async (change: Partial<ArtefactRow> = {}, projectId = newProject()) => {
      const artefact = newArtefact(projectId, change)
      await get().storage.artefacts.add(artefact)
      return artefact
    }
    const find = ({ projectId, kind, valueHash }: ArtefactRow, now = noon) =>
      get().storage.artefacts.find(projectId, kind, valueHash, now)

    test('of 50 parallel uses of one artefact one succeeds, and the artefact is marked as used', async () => {
      const { storage, other } = get()
      const artefact = await add()
      const { projectId, kind, valueHash } = artefact
      const used = await inParallel(50, (i) =>
        (i % 2 ? storage : other).artefacts.consume(projectId, kind, valueHash, noon),
      )
      expect(used.filter(Boolean)).toHaveLength(1)
      expect(await find(artefact)).toEqual({ ...artefact, consumedAt: noon })
    })

    test('of 50 parallel additions of one value one succeeds', async () => {
      const { storage, other } = get()
      const artefact = newArtefact(newProject(), { kind: 'replay' })
      const added = await inParallel(50, (i) => (i % 2 ? storage : other).artefacts.add(artefact))
      expect(added.filter(Boolean)).toHaveLength(1)
    })

    test('are added several at once, all of them or none', async () => {
      const { artefacts } = get().storage
      const projectId = newProject()
      const added = [newArtefact(projectId), newArtefact(projectId, { kind: 'access_token' })]
      await artefacts.addAll(added)
      expect(await Promise.all(added.map((one) => find(one)))).toEqual(added)
      const another = newArtefact(projectId)
      await expect(artefacts.addAll([another, ...added])).rejects.toThrow()
      expect(await find(another)).toBeNull()
      await artefacts.addAll([])
    })

    test('is over at its end, to the millisecond', async () => {
      const artefact = await add()
      const { projectId, kind, valueHash, expiresAt } = artefact
      expect(await find(artefact, expiresAt - 1)).toEqual(artefact)
      expect(await find(artefact, expiresAt)).toBeNull()
      expect(await get().storage.artefacts.consume(projectId, kind, valueHash, expiresAt)).toBe(
        false,
      )
    })

    test('are separate by kind and project', async () => {
      const artefact = await add()
      expect(await find({ ...artefact, kind: 'access_token' })).toBeNull()
      expect(await find({ ...artefact, projectId: newProject() })).toBeNull()
    })

    test('of 20 parallel changes to one state one succeeds', async () => {
      const { storage, other } = get()
      const artefact = await add({ kind: 'device_code', userId: null, userCodeHash: newHash() })
      const changed = await inParallel(20, (i) =>
        (i % 2 ? storage : other).artefacts.change(artefact, artefact.payload, {
          payload: { decidedBy: i },
          userId: `user-${i}`,
        }),
      )
      expect(changed.filter(Boolean)).toHaveLength(1)
      const winner = changed.indexOf(true)
      const found = await storage.artefacts.findByUserCode(
        artefact.projectId,
        artefact.userCodeHash ?? '',
        noon,
      )
      expect(found).toEqual({
        ...artefact,
        payload: { decidedBy: winner },
        userId: `user-${winner}`,
      })
    })

    test('are removed by family, app, user and client app, and no others', async () => {
      const { artefacts } = get().storage
      const project = newProject()
      const rows = [
        await add({}, project),
        await add({ kind: 'access_token' }, project),
        await add({ familyId: 'family-2', sessionId: 'session-2' }, project),
        await add({ familyId: 'family-3', clientId: 'client-2' }, project),
        await add({ familyId: 'family-4', userId: 'user-2' }, project),
        await add(),
      ]
      const alive = async () => {
        const found = await Promise.all(rows.map((row) => find(row)))
        return found.map((row) => (row ? 1 : 0)).join('')
      }
      await artefacts.removeFamily(project, 'user-1', 'family-1')
      expect(await alive()).toBe('001111')
      await artefacts.removeOfUser(project, 'user-1', 'session-1')
      expect(await alive()).toBe('000111')
      await artefacts.removeOfApp(project, 'user-1', 'client-2')
      expect(await alive()).toBe('000011')
      await artefacts.removeOfClient(project, 'client-1')
      expect(await alive()).toBe('000001')
    })

    test('an artefact issued under the user’s lock does not survive a removal at the same moment', async () => {
      const { storage, other } = get()
      const project = newProject()
      const remove = [
        () => other.artefacts.removeFamily(project, 'user-1', 'family-1'),
        () => other.artefacts.removeOfApp(project, 'user-1', 'client-1'),
        () => other.artefacts.removeOfUser(project, 'user-1'),
      ]
      for (let i = 0; i < 30; i += 1) {
        const source = await add({}, project)
        const issued = newArtefact(project)
        await Promise.all([
          storage.transaction(async (tx) => {
            await tx.artefacts.lockForUser(project, 'user-1')
            const { kind, valueHash } = source
            if (!(await tx.artefacts.find(project, kind, valueHash, noon))) return
            await tx.artefacts.add(issued)
          }),
          remove[i % remove.length]?.(),
        ])
        expect(await find(issued)).toBeNull()
      }
    })

    test('the client apps of a session are listed once each', async () => {
      const project = newProject()
      await add({}, project)
      await add({ kind: 'access_token' }, project)
      await add({ clientId: 'client-2' }, project)
      await add({ clientId: 'client-3', sessionId: 'session-2' }, project)
      const clients = await get().storage.artefacts.listClientsOfSession(project, 'session-1')
      expect([...clients].sort()).toEqual(['client-1', 'client-2'])
    })

    test('is deleted with its user', async () => {
      const { storage } = get()
      const user = await addUser(storage, newProject())
      const artefact = await add({ userId: user.userId }, user.projectId)
      await storage.users.remove(user.projectId, user.userId)
      expect(await find(artefact)).toBeNull()
    })

    test('is pruned after its end', async () => {
      const artefact = await add({ expiresAt: noon - 3_600_000 })
      const kept = await add()
      await get().storage.artefacts.prune(noon - 1_800_000, 500)
      expect(await find(artefact, noon - 7_200_000)).toBeNull()
      expect(await find(kept)).not.toBeNull()
    })
  })
}
