import type { Atomically } from '../../database/atomically.ts'
import { above, known, nullOr, other } from '../../database/conditions.ts'
import { defineRows } from '../../database/define-rows.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { pruneBy } from '../../database/remove-few.ts'
import type { ArtefactsTable } from '../../database/schema.ts'
import { userLockName } from '../../database/user-lock-name.ts'
import type { ArtefactRow, Artefacts } from '../storage.ts'

/** The rows of artefacts on a connection. */
export const artefactRows = defineRows<ArtefactRow, ArtefactsTable>('artefacts', {
  payload: 'json',
})

/**
 * What client apps hold, by the hash of its value. Using one up is one statement. Whatever ends all of a person's
 * waits its turn: nothing may be added meanwhile.
 */
export function createArtefacts(
  db: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
): Artefacts {
  const rows = artefactRows(db)
  const withUserLock = (
    projectId: string,
    userId: string,
    work: (inTurn: typeof rows) => Promise<unknown>,
  ) =>
    atomically(async (tx) => {
      await lock(tx, userLockName(projectId, userId))
      await work(artefactRows(tx))
    })

  return {
    add: (artefact) => rows.addNew(artefact),

    addAll: (artefacts) => rows.add(...artefacts),

    find: (projectId, kind, valueHash, now) =>
      rows.find({ projectId, kind, valueHash, expiresAt: above(now) }),

    findByUserCode: (projectId, userCodeHash, now) =>
      rows.find({ projectId, kind: 'device_code', userCodeHash, expiresAt: above(now) }),

    consume: async (projectId, kind, valueHash, now) => {
      const usable = { projectId, kind, valueHash, consumedAt: null, expiresAt: above(now) }
      return (await rows.change(usable, { consumedAt: now })) !== null
    },

    change: async ({ projectId, kind, valueHash }, from, to) =>
      (await rows.change({ projectId, kind, valueHash, payload: from }, to)) !== null,

    listClientsOfSession: async (projectId, sessionId) => {
      const found = await rows.list({ projectId, sessionId, clientId: known })
      return [...new Set(found.flatMap(({ clientId }) => clientId ?? []))]
    },

    remove: async (projectId, kind, valueHash) => {
      await rows.remove({ projectId, kind, valueHash })
    },

    lockForUser: (projectId, userId) => lock(db, userLockName(projectId, userId)),

    removeFamily: (projectId, userId, familyId) =>
      withUserLock(projectId, userId, (inTurn) => inTurn.remove({ projectId, userId, familyId })),

    removeOfApp: (projectId, userId, clientId) =>
      withUserLock(projectId, userId, (inTurn) => inTurn.remove({ projectId, userId, clientId })),

    removeOfUser: (projectId, userId, exceptSessionId) =>
      withUserLock(projectId, userId, (inTurn) =>
        inTurn.remove({
          projectId,
          userId,
          ...(exceptSessionId !== undefined && { sessionId: nullOr(other(exceptSessionId)) }),
        }),
      ),

    removeOfClient: async (projectId, clientId) => {
      await rows.remove({ projectId, clientId })
    },

    prune: pruneBy(db, isAmongFirst, 'artefacts', 'expires_at'),
  }
}
