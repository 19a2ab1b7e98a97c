import { among, below } from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { pruneBy } from '../../foundation/database/remove-few.ts'
import { type RecoveryRow, recoveryRows } from './recovery-store.ts'

/** A recovery of a user. */
type OwnRecovery = Pick<RecoveryRow, 'projectId' | 'userId' | 'recoveryId'>

const open = { state: among(['waiting', 'ready']) }

/** Recoveries of accounts. Callers that change one hold its user's lock. */
export function createRecoveries(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  const rows = recoveryRows(db)
  return {
    add: (row: RecoveryRow) => rows.add(row),

    find: ({ projectId, userId, recoveryId }: OwnRecovery) =>
      rows.find({ projectId, userId, recoveryId }),

    /** Lists a user's recoveries, the newest first. */
    listOfUser: (projectId: string, userId: string) =>
      rows.list({ projectId, userId }, 'requestedAt desc', 'recoveryId'),

    /** Finds the recovery of a link in all projects, whatever its state. */
    findByLink: (linkHash: string) => rows.find({ linkHash }),

    /** Lists those whose waiting time ended before `before`, at most `limit`. */
    listDue: (before: number, limit: number) =>
      rows.listFirst(limit, { state: 'waiting', waitsUntil: below(before) }, 'waitsUntil'),

    /** Stores the link that is mailed. False when it was cancelled meanwhile, or mailed before. */
    makeReady: async (own: OwnRecovery, link: Pick<RecoveryRow, 'linkHash' | 'endsAt'>) =>
      (await rows.change({ ...own, state: 'waiting' }, { ...link, state: 'ready' })) !== null,

    /** Completes a recovery. One of several parallel calls gets true, and none after it was cancelled. */
    complete: async (own: OwnRecovery, closedAt: number) =>
      (await rows.change({ ...own, state: 'ready' }, { state: 'completed', closedAt })) !== null,

    /** Completes a recovery that has no link. False when it was cancelled meanwhile, or completed before. */
    completeWaiting: async (own: OwnRecovery, closedAt: number) =>
      (await rows.change({ ...own, state: 'waiting' }, { state: 'completed', closedAt })) !== null,

    /** Cancels a recovery. Null when it is not open any more. */
    cancel: (own: OwnRecovery, closedAt: number) =>
      rows.change({ ...own, ...open }, { state: 'cancelled', closedAt }),

    /** Cancels every open recovery of a user. @returns those */
    cancelAll: (projectId: string, userId: string, closedAt: number) =>
      rows.changeAll({ projectId, userId, ...open }, { state: 'cancelled', closedAt }),

    /** Cancels what would remove the user's second step. @returns those */
    cancelWayBack: (projectId: string, userId: string, closedAt: number) =>
      rows.changeAll(
        { projectId, userId, purpose: 'second_step', ...open },
        { state: 'cancelled', closedAt },
      ),

    /** Removes those that ended before `before`. */
    prune: pruneBy(db, isAmongFirst, 'recoveries', 'ends_at'),
  }
}
