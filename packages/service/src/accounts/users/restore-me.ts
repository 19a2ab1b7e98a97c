import type { ReplyOf, users } from '@portico/contract'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'

/**
 * Keeps the account of the user who calls, if they asked for its deletion. All earlier sessions ended with that request,
 * so the caller has signed in since.
 */
export async function restoreMe(
  dependencies: Dependencies,
  call: Call,
): Promise<Omit<ReplyOf<typeof users.restore>, 'request_id' | 'status_code'>> {
  const { project, source } = call
  const own = await getOwnSession(dependencies, call)
  const kept = await dependencies.storage.transaction(async (tx) => {
    const { user, session } = await holdSession(tx, own.session, dependencies.clock.now())
    if (!user.deletion) return user
    await tx.users.update(project.projectId, user.userId, { deletion: null })
    await recordActivity(tx, dependencies, {
      action: 'user.restored',
      project,
      actor: toActor(session),
      user,
      session,
      source,
    })
    return { ...user, deletion: null }
  })
  dependencies.wakeOutbox()
  return { user_id: kept.userId, __user: toUserView(kept, project) }
}
