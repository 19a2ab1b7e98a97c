import { above } from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { pruneBy } from '../../foundation/database/remove-few.ts'
import { type OperatorInvitationRow, operatorInvitationRows } from './operator-store.ts'

/** The invitations of operators. */
export function createOperatorInvitations(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  const rows = operatorInvitationRows(db)
  return {
    add: (invitation: OperatorInvitationRow) => rows.add(invitation),

    /** Finds an invitation that still works. */
    findOpen: (projectId: string, tokenHash: string, now: number) =>
      rows.find({ projectId, tokenHash, usedAt: null, expiresAt: above(now) }),

    /** Lists those that still work, the newest first. */
    listOpen: (projectId: string, now: number) =>
      rows.list({ projectId, usedAt: null, expiresAt: above(now) }, 'createdAt desc'),

    /** Uses an invitation. Of parallel calls one gets it, the others null, as for one that has expired. */
    use: (projectId: string, tokenHash: string, now: number) =>
      rows.change({ projectId, tokenHash, usedAt: null, expiresAt: above(now) }, { usedAt: now }),

    /** Withdraws an invitation that was not used. */
    withdraw: async (projectId: string, invitationId: string) =>
      (await rows.remove({ projectId, invitationId, usedAt: null })) > 0,

    /** Removes those that ended before `before`. */
    prune: pruneBy(db, isAmongFirst, 'operator_invitations', 'expires_at'),
  }
}
