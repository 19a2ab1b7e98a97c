/**
 * Records an activity in the transaction of its change: the audit entry and the resulting webhooks. It decides nothing;
 * the caller names the action, the actor and the user.
 */
import { createId } from '../../foundation/create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Repositories } from '../storage/storage.ts'
import type { Activity } from './activity.ts'
import { enqueueWebhooks } from './enqueue-webhooks.ts'

export { hostActor } from './activity.ts'

/** Records an activity inside the transaction of the change. Its webhooks are sent after the commit. */
export async function recordActivity(
  repositories: Pick<Repositories, 'audit' | 'outbox'>,
  ports: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  activity: Activity,
): Promise<void> {
  const { action, project, actor, user, session, source, details = {} } = activity
  const entry = {
    auditId: createId(ports.random, 'audit', project.projectId),
    at: ports.clock.now(),
  }
  await repositories.audit.add({
    ...entry,
    projectId: project.projectId,
    action,
    actorKind: actor.kind,
    actorId: actor.id,
    userId: user?.userId ?? null,
    sessionId: session?.sessionId ?? null,
    ipAddress: source?.address ?? '',
    userAgent: source?.userAgent ?? '',
    details,
  })
  await enqueueWebhooks(repositories, ports, activity, entry)
}
