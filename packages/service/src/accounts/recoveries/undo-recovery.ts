import type { RecoveryEvent } from '../notices/undo-token.ts'
import { type Cancelling, cancelRecovery } from '../sessions/cancel-recovery.ts'
import { toUndoAct, type Undo, undoReason } from '../sign-in/undo.ts'

/** Stops a recovery of any purpose by the link in its notice. A recovery that is over is undone by the notice of its end alone. */
export const recoveryUndo: Undo<RecoveryEvent> = {
  async run(undoing, { recoveryId }) {
    const { tx, dependencies, user } = undoing
    const { projectId, userId } = user
    const cancelling: Cancelling = { ...toUndoAct(undoing), reason: undoReason }
    if (await cancelRecovery(tx, dependencies, cancelling, recoveryId)) return true
    const recovery = await tx.recoveries.find({ projectId, userId, recoveryId })
    return recovery?.state === 'cancelled'
  },
}
