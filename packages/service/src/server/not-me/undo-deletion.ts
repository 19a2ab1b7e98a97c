import type { DeletionEvent } from '../../accounts/notices/undo-token.ts'
import { endMeantSessions, toUndoAct, type Undo, undoReason } from '../../accounts/sign-in/undo.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'

/**
 * Undoes a request for deletion: keeps the account, and ends the sessions that started since, which a thief may have
 * started. The link of an earlier request does nothing to a later one.
 */
export const deletionUndo: Undo<DeletionEvent> = {
  async run(undoing, { at, sessionId }) {
    const { tx, dependencies, user } = undoing
    // Kept before, by a sign-in or by another mail of the same request.
    if (!user.deletion) return true
    if (user.deletion.requestedAt !== at) return false
    await tx.users.update(user.projectId, user.userId, { deletion: null })
    await recordActivity(tx, dependencies, {
      ...toUndoAct(undoing),
      action: 'user.restored',
      details: { reason: undoReason },
    })
    await endMeantSessions(undoing, (one) => one.startedAt >= at || one.sessionId === sessionId)
    return true
  },
}
