import { sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, known, nullOr, other } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { defineInsert } from '../../../foundation/database/fixed-insert.ts'
import { defineStatement } from '../../../foundation/database/fixed-statement.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import type { ArtefactKind, ArtefactRow } from '../../../foundation/database/schema.ts'
import { type ArtefactsTable, artefactRows } from '../../../foundation/database/schema.ts'
import { userLockName } from '../../../foundation/database/user-lock-name.ts'
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
) {
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
    /** Adds an artefact. False, without any change, when the kind and value exist already. */
    add: (artefact: ArtefactRow) => rows.addNew(artefact),

    /** Adds several artefacts with new random values in one statement; it adds all or throws. */
    addAll: (artefacts: readonly ArtefactRow[]) =>
      insert(db, engine, artefacts.map(artefactRows.toColumns)),

    /** Finds an artefact that has not expired, consumed or not. */
    find: (projectId: string, kind: ArtefactKind, valueHash: string, now: number) =>
      rows.find({ projectId, kind, valueHash, expiresAt: above(now) }),

    /** Finds an artefact like `find`, with its permission and its user. */
    findWithGrant: (projectId: string, kind: ArtefactKind, valueHash: string, now: number) =>
      findWithGrant(db, engine, { projectId, kind, valueHash }, now),

    /** Finds the device code by its user code (RFC 8628 section 3.2). */
    findByUserCode: (projectId: string, userCodeHash: string, now: number) =>
      rows.find({ projectId, kind: 'device_code', userCodeHash, expiresAt: above(now) }),

    /** Consumes an artefact by one conditional update: one of several parallel calls returns true. */
    consume: async (projectId: string, kind: ArtefactKind, valueHash: string, now: number) =>
      (await consume(db, engine, { projectId, kind, valueHash, now })).length === 1,

    /** Replaces the payload if the row still holds `from`, so that only one of two concurrent changes succeeds. */
    change: async (
      { projectId, kind, valueHash }: Pick<ArtefactRow, 'projectId' | 'kind' | 'valueHash'>,
      from: ArtefactRow['payload'],
      to: Pick<ArtefactRow, 'payload'> &
        Partial<Pick<ArtefactRow, 'userId' | 'sessionId' | 'familyId' | 'expiresAt'>>,
    ) => (await rows.change({ projectId, kind, valueHash, payload: from }, to)) !== null,

    /** Lists the client apps that hold artefacts of a session. */
    listClientsOfSession: async (projectId: string, sessionId: string) => {
      const found = await rows.list({ projectId, sessionId, clientId: known })
      return [...new Set(found.flatMap(({ clientId }) => clientId ?? []))]
    },

    remove: async (projectId: string, kind: ArtefactKind, valueHash: string) => {
      await rows.remove({ projectId, kind, valueHash })
    },

    /**
     * Locks a user until the transaction ends. Until then no other transaction with the same lock can change the user,
     * start or end their sessions, or add or remove artefacts of client apps about them, so that the rows read after the
     * lock stay valid. Changes of users and the removals below lock by themselves. Every transaction that writes rows of
     * a user must lock before it touches any of them: then a sign-in with the old password and the change of that
     * password see each other, and no deadlock is possible.
     */
    lockForUser: (projectId: string, userId: string) => lock(db, userLockName(projectId, userId)),

    /** Removes the artefacts that were issued with one permission of a user in one session. */
    removeFamily: (projectId: string, userId: string, familyId: string) =>
      withUserLock(projectId, userId, (inTurn) => inTurn.remove({ projectId, userId, familyId })),

    /** Removes one client app's artefacts about one user. */
    removeOfApp: (projectId: string, userId: string, clientId: string) =>
      withUserLock(projectId, userId, (inTurn) => inTurn.remove({ projectId, userId, clientId })),

    /** Removes all client apps' artefacts about a user, except those of the named session. */
    removeOfUser: (projectId: string, userId: string, exceptSessionId?: string) =>
      withUserLock(projectId, userId, (inTurn) =>
        inTurn.remove({
          projectId,
          userId,
          ...(exceptSessionId !== undefined && { sessionId: nullOr(other(exceptSessionId)) }),
        }),
      ),

    /** Removes all artefacts and permissions of a deleted client app, without locking their users. */
    removeOfClient: async (projectId: string, clientId: string) => {
      await rows.remove({ projectId, clientId })
    },

    /** Removes artefacts that expired before `before`. */
    prune: pruneBy(db, isAmongFirst, 'artefacts', 'expires_at'),
  }
}
