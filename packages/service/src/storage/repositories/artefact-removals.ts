import type { Db, Engine } from '../engine.ts'
import type { Artefacts } from '../storage.ts'
import { isBefore, removeFew } from './remove-few.ts'
import type { Atomically } from './repository-context.ts'

/** What ends what client apps hold: one by one, by whose it is, and what has run out. */
export type ArtefactRemovals = Pick<
  Artefacts,
  | 'takeTurn'
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
  const inTurn = (projectId: string, userId: string, work: (tx: Db) => Promise<unknown>) =>
    atomically(async (tx) => {
      await lock(tx, toTurn(projectId, userId))
      await work(tx)
    })

  return {
    remove: async (projectId, kind, valueHash) => {
      await deleteFrom(projectId)
        .where('kind', '=', kind)
        .where('value_hash', '=', valueHash)
        .execute()
    },

    takeTurn: (projectId, userId) => lock(db, toTurn(projectId, userId)),

    removeFamily: (projectId, userId, familyId) =>
      inTurn(projectId, userId, (tx) =>
        deleteFrom(projectId, tx)
          .where('user_id', '=', userId)
          .where('family_id', '=', familyId)
          .execute(),
      ),

    removeOfApp: (projectId, userId, clientId) =>
      inTurn(projectId, userId, (tx) =>
        deleteFrom(projectId, tx)
          .where('user_id', '=', userId)
          .where('client_id', '=', clientId)
          .execute(),
      ),

    removeOfUser: (projectId, userId, exceptSessionId) =>
      inTurn(projectId, userId, async (tx) => {
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

    prune: (before, most) =>
      removeFew(db, isAmongFirst, {
        most,
        table: 'artefacts',
        by: 'expires_at',
        where: isBefore('expires_at', before),
      }),
  }
}

/** The lock of a person: of what is theirs, and of what client apps hold of them. */
export const toTurn = (projectId: string, userId: string) => `artefacts\0${projectId}\0${userId}`
