import type { Activity, Actor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, SessionWithUser } from '../../kernel/storage/storage.ts'
import { enqueueLogouts } from './enqueue-logouts.ts'

/**
 * Ends one session with an audit entry, inside the caller's transaction. Concurrent actions in the session complete
 * before, or find it ended.
 *
 * @returns false when it had ended already
 */
export async function revokeSession(
  tx: Pick<Repositories, 'sessions' | 'audit' | 'outbox' | 'artefacts'>,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  act: SessionWithUser & {
    readonly project: ProjectConfig
    readonly actor: Actor
    readonly source: Pick<Source, 'address' | 'userAgent'> | null
    readonly details?: Activity['details']
  },
): Promise<boolean> {
  const { project, session } = act
  const { projectId } = project
  await tx.artefacts.lockForUser(projectId, session.userId)
  const isEnded = await tx.sessions.revoke(projectId, session.sessionId, dependencies.clock.now())
  if (!isEnded) return false
  await recordActivity(tx, dependencies, { ...act, action: 'session.revoked' })
  await enqueueLogouts(tx, dependencies, project, session)
  return true
}
