import type { Activity, Actor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { enqueueLogouts } from './enqueue-logouts.ts'
import { voidSecrets } from './void-secrets.ts'

/**
 * Ends all active sessions of a user with an audit entry each, inside the caller's transaction, which holds the user's
 * lock. Unused links and codes in the mailbox are voided, too, because they could start another session.
 *
 * @returns the ids of the ended sessions
 */
export async function endSessions(
  repositories: Pick<Repositories, 'sessions' | 'challenges' | 'audit' | 'outbox' | 'artefacts'>,
  dependencies: Pick<Dependencies, 'random' | 'keyRing' | 'clock'>,
  act: {
    readonly project: ProjectConfig
    readonly user: UserRow
    readonly actor: Actor
    readonly source: Pick<Source, 'address' | 'userAgent'> | null
    readonly details?: Activity['details']
  },
): Promise<readonly string[]> {
  const { projectId } = act.project
  const now = dependencies.clock.now()
  const live = await repositories.sessions.listOfUser(projectId, act.user.userId, now)
  const ended = await repositories.sessions.revokeAll(projectId, act.user.userId, { now })
  for (const session of live.filter(({ sessionId }) => ended.includes(sessionId))) {
    await recordActivity(repositories, dependencies, { ...act, action: 'session.revoked', session })
    await enqueueLogouts(repositories, dependencies, act.project, session)
  }
  await voidSecrets(repositories, act.user, now)
  return ended
}
