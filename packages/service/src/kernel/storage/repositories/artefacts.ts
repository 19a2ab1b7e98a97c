import { sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, known, nullOr, other } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { defineInsert } from '../../../foundation/database/fixed-insert.ts'
import { defineStatement } from '../../../foundation/database/fixed-statement.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { type ArtefactsTable, artefactRows } from '../../../foundation/database/schema.ts'
import { userLockName } from '../../../foundation/database/user-lock-name.ts'
import type { Artefacts } from '../storage.ts'
import { findWithGrant } from './find-with-grant.ts'

const consume = defineStatement(
  ['projectId', 'kind', 'valueHash', 'now'],
  ({ projectId, kind, valueHash, now }) =>
    sql<Pick<ArtefactsTable, 'value_hash'>>`update artefacts set consumed_at = ${now}
      where project_id = ${projectId} and kind = ${kind} and value_hash = ${valueHash}
        and consumed_at is null and expires_at > ${now}
      returning value_hash`,
)

const insert = defineInsert('artefacts', ['project_id', ...artefactRows.columns])

/**
 * Artefacts of client apps, by the hash of their value. One statement consumes an artefact. Calls that end everything
 * of a user take the user's lock, so that nothing is added meanwhile.
 */
export function createArtefacts(
  db: Db,
  atomically: Atomically,
  engine: Pick<Engine, 'name' | 'json' | 'lock' | 'isAmongFirst'>,
): Artefacts {
  const { lock, isAmongFirst } = engine
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

    addAll: (artefacts) => insert(db, engine, artefacts.map(artefactRows.toColumns)),

    find: (projectId, kind, valueHash, now) =>
      rows.find({ projectId, kind, valueHash, expiresAt: above(now) }),

    findWithGrant: (projectId, kind, valueHash, now) =>
      findWithGrant(db, engine, { projectId, kind, valueHash }, now),

    findByUserCode: (projectId, userCodeHash, now) =>
      rows.find({ projectId, kind: 'device_code', userCodeHash, expiresAt: above(now) }),

    consume: async (projectId, kind, valueHash, now) =>
      (await consume(db, engine, { projectId, kind, valueHash, now })).length === 1,

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
