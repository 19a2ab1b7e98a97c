import { above, other } from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { pruneBy } from '../../foundation/database/remove-few.ts'
import { type OperatorSessionRow, operatorSessionRows } from './operator-store.ts'

/** The sessions of the console. */
export function createOperatorSessions(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  const rows = operatorSessionRows(db)
  return {
    add: (session: OperatorSessionRow) => rows.add(session),

    /** Finds the session of a token that has not ended. */
    findByToken: (projectId: string, tokenHash: string, now: number) =>
      rows.find({ projectId, tokenHash, expiresAt: above(now) }),

    /** Stores that the operator proved a passkey, under a new token. False when the session has ended. */
    renew: async (
      { projectId, sessionId }: Pick<OperatorSessionRow, 'projectId' | 'sessionId'>,
      { now, tokenHash }: { readonly now: number; readonly tokenHash: string },
    ) =>
      (await rows.change(
        { projectId, sessionId, expiresAt: above(now) },
        { provedAt: now, tokenHash },
      )) !== null,

    remove: (projectId: string, sessionId: string) => rows.remove({ projectId, sessionId }),

    /** Lists the sessions of an operator that have not ended, the newest first. */
    listOfOperator: (projectId: string, operatorId: string, now: number) =>
      rows.list({ projectId, operatorId, expiresAt: above(now) }, 'startedAt desc', 'sessionId'),

    /** Ends one session of an operator. @returns false when there is none */
    removeOne: async (projectId: string, operatorId: string, sessionId: string) =>
      (await rows.remove({ projectId, operatorId, sessionId })) > 0,

    /** Ends every session of an operator but one. @returns how many ended */
    removeOthers: (projectId: string, operatorId: string, keptSessionId: string) =>
      rows.remove({ projectId, operatorId, sessionId: other(keptSessionId) }),

    /** Ends every session of an operator. */
    removeOfOperator: (projectId: string, operatorId: string) =>
      rows.remove({ projectId, operatorId }),

    /** Removes sessions that ended before `before`. */
    prune: pruneBy(db, isAmongFirst, 'operator_sessions', 'expires_at'),
  }
}
