import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'
import { isBefore, removeFew } from '../../database/remove-few.ts'
import { userLockName } from '../../database/user-lock-name.ts'
import type { Artefacts } from '../storage.ts'

/** What ends what client apps hold: one by one, by whose it is, and what has run out. */
export type ArtefactRemovals = Pick<
  Artefacts,
  | 'lockForUser'
  | 'remove'
  | 'removeFamily'
  | 'removeOfApp'
  | 'removeOfUser'
  | 'removeOfClient'
  | 'prune'
>

/** Makes them. Whatever ends all of a person's waits its turn: nothing may be added meanwhile. */
export function createArtefactRemovals(
  db: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
): ArtefactRemovals {
  const deleteFrom = (projectId: string, connection = db) =>
    connection.deleteFrom('artefacts').where('project_id', '=', projectId)
  const withUserLock = (projectId: string, userId: string, work: (tx: Db) => Promise<unknown>) =>
    atomically(async (tx) => {
      await lock(tx, userLockName(projectId, userId))
      await work(tx)
    })

  return {
    remove: async (projectId, kind, valueHash) => {
      await deleteFrom(projectId)
        .where('kind', '=', kind)
        .where('value_hash', '=', valueHash)
        .execute()
    },

    lockForUser: (projectId, userId) => lock(db, userLockName(projectId, userId)),

    removeFamily: (projectId, userId, familyId) =>
      withUserLock(projectId, userId, (tx) =>
        deleteFrom(projectId, tx)
          .where('user_id', '=', userId)
          .where('family_id', '=', familyId)
          .execute(),
      ),

    removeOfApp: (projectId, userId, clientId) =>
      withUserLock(projectId, userId, (tx) =>
        deleteFrom(projectId, tx)
          .where('user_id', '=', userId)
          .where('client_id', '=', clientId)
          .execute(),
      ),

    removeOfUser: (projectId, userId, exceptSessionId) =>
      withUserLock(projectId, userId, async (tx) => {
        let removal = deleteFrom(projectId, tx).where('user_id', '=', userId)
        if (exceptSessionId !== undefined) {
          removal = removal.where((where) =>
            where.or([where('session_id', 'is', null), where('session_id', '!=', exceptSessionId)]),
          )
        }
        await removal.execute()
      }),

    removeOfClient: async (projectId, clientId) => {
      await deleteFrom(projectId).where('client_id', '=', clientId).execute()
    },

    prune: (before, limit) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'artefacts',
        by: 'expires_at',
        where: isBefore('expires_at', before),
      }),
  }
}
