import type { Dependencies } from '../dependencies.ts'
import type { CallContext } from '../http/register-operations.ts'
import { methodUndos } from '../method/all-methods.ts'
import type { NoticedEvent, NotMe } from '../notices/not-me.ts'
import { endMeantSessions, type Undo, type Undos } from '../sign-in/undo.ts'

/** A session that began in a new browser. */
const session: Undos['session'] = {
  async run(undoing, { sessionId, browserHash }) {
    const { projectId, userId } = undoing.user
    await endMeantSessions(undoing, (one) => one.sessionId === sessionId)
    // Its next sign-in is news again.
    await undoing.tx.browsers.forget(projectId, userId, browserHash)
    return true
  },
}

const undos: Undos = { ...methodUndos, session }

/**
 * Undoes one event. Whatever is undone already stays so.
 *
 * @returns null when there is nothing that could be undone: the person is gone, or it was superseded since; else
 * sentences about what followed
 */
export async function undoEvent(
  dependencies: Dependencies,
  context: CallContext,
  notMe: NotMe,
): Promise<readonly string[] | null> {
  const { userId, event } = notMe
  const { projectId } = context.project
  const undo = undos[event.kind] as Undo<NoticedEvent> | undefined // the one of the event's kind
  const isUndone = await dependencies.storage.transaction(async (tx) => {
    // A change of nothing takes the person's lock: what is being added is there, or comes too late.
    const locked = await tx.users.update(projectId, userId, {})
    if (!undo || !locked || !('user' in locked)) return false
    return undo.run({ tx, dependencies, context, user: locked.user }, event)
  })
  dependencies.wakeOutbox()
  if (!isUndone) return null
  const followed = await undo?.followUp?.(dependencies, context, notMe)
  return followed === undefined ? [] : [followed]
}
