/**
 * Writes down what happened, in the transaction that made it happen: the entry of the audit log, and the
 * webhooks that follow from it. It decides nothing; whoever acts says what was done, by whom, to whom.
 */
import { createId } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Repositories } from '../storage/storage.ts'
import type { Activity } from './activity.ts'
import { enqueueWebhooks } from './enqueue-webhooks.ts'

export { hostActor } from './activity.ts'

/**
 * Records an activity, inside the transaction of the change itself. Its webhooks leave when that is committed.
 */
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
