import { above } from '../../foundation/database/conditions.ts'
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

    /** Ends every session of an operator. */
    removeOfOperator: (projectId: string, operatorId: string) =>
      rows.remove({ projectId, operatorId }),

    /** Removes sessions that ended before `before`. */
    prune: pruneBy(db, isAmongFirst, 'operator_sessions', 'expires_at'),
  }
}
