import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'
import { collectExport, type UserExport } from './collect-export.ts'
import type { ConnectedApps } from './connected-apps.ts'

/**
 * Collects everything that is kept about the user who calls. It contains what a thief of the session would like to have,
 * so it needs a recent proof.
 *
 * @throws AuthError `insufficient_factors`
 */
export async function exportMe(
  dependencies: Dependencies,
  connectedApps: ConnectedApps,
  call: Call,
): Promise<UserExport> {
  const { storage, clock, rateLimits } = dependencies
  const { project, source } = call
  const own = await getOwnSession(dependencies, call)
  verifyAccountChange(own.user, own.session, clock.now())
  await rateLimits.takeAuthenticate(project, source)
  const now = clock.now()
  const user = await storage.transaction(async (tx) => {
    const held = await holdSession(tx, own.session, now)
    verifyAccountChange(held.user, held.session, now)
    const { projectId, userId } = held.user
    const noted = await tx.users.update(projectId, userId, { exportedAt: now })
    // Only an external id can conflict, and the user is locked.
    if (!noted || !('user' in noted)) throw new Error('A user vanished while being exported.')
    await recordActivity(tx, dependencies, {
      action: 'user.exported',
      project,
      actor: toActor(held.session),
      user: noted.user,
      session: held.session,
      source,
    })
    return noted.user
  })
  dependencies.wakeOutbox()
  return collectExport(dependencies, connectedApps, { project, user })
}
