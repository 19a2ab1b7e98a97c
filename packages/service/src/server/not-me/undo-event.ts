import type { SessionEvent, UndoPayload } from '../../accounts/notices/undo-token.ts'
import { cancelWayBack } from '../../accounts/sessions/cancel-recovery.ts'
import { forgetDevices } from '../../accounts/sessions/remember-device.ts'
import {
  endMeantSessions,
  toUndoAct,
  type Undo,
  type Undos,
  undoReason,
} from '../../accounts/sign-in/undo.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { methodUndos } from '../../methods/all-methods.ts'
import { createAddressesUndo } from './undo-addresses.ts'
import { deletionUndo } from './undo-deletion.ts'

/** Undoes a sign-in from a new browser by ending its session. */
const session: Undo<SessionEvent> = {
  async run(undoing, { sessionId, browserHash }) {
    const { projectId, userId } = undoing.user
    await endMeantSessions(undoing, (one) => one.sessionId === sessionId)
    // The browser counts as new again, so that its next sign-in is reported.
    await undoing.tx.browsers.forget(projectId, userId, browserHash)
    return true
  },
}

const others: Undos = { ...methodUndos, session, deletion: deletionUndo }
const addresses = createAddressesUndo(others)
const undos: Undos = { ...others, addresses, recovered: addresses }

/**
 * Undoes one event. An event that was undone before stays undone.
 *
 * @returns null when nothing could be undone, because the user was deleted or the event was superseded; otherwise
 *   sentences about further effects
 */
export async function undoEvent(
  dependencies: Dependencies,
  context: CallContext,
  notMe: UndoPayload,
): Promise<readonly string[] | null> {
  const { userId, event } = notMe
  const { projectId } = context.project
  const undo = undos[event.kind]
  const isUndone = await dependencies.storage.transaction(async (tx) => {
    // An empty change locks the user, so that a concurrent addition either is visible here or fails afterwards.
    const locked = await tx.users.update(projectId, userId, {})
    if (!undo || !locked || !('user' in locked)) return false
    const hasRun = await undo.run({ tx, dependencies, context, user: locked.user }, event)
    // Whatever it was, another human may have had one of them.
    if (hasRun) {
      await forgetDevices(tx, locked.user, dependencies.clock.now())
      const act = toUndoAct({ tx, dependencies, context, user: locked.user })
      await cancelWayBack(tx, dependencies, { ...act, reason: undoReason })
    }
    return hasRun
  })
  dependencies.wakeOutbox()
  if (!isUndone) return null
  const followed = await undo?.followUp?.(dependencies, context, notMe)
  return followed === undefined ? [] : [followed]
}
