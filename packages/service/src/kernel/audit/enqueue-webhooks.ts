import type { Dependencies } from '../dependencies.ts'
import { toRoles } from '../rbac/to-roles.ts'
import type { Repositories } from '../storage/storage.ts'
import { toHostUserView } from '../views/to-host-user-view.ts'
import { toSessionView } from '../views/to-session-view.ts'
import type { Activity } from './activity.ts'
import { isWebhookEvent } from './webhook-events.ts'

/** How long a message to an endpoint is retried before it is given up; milliseconds. */
export const webhookLifeMs = 3 * 24 * 3_600_000

/** The context to which a sealed webhook payload is bound. */
export const webhookSealContext = 'webhook'

/**
 * Enqueues a message for every endpoint that subscribed to this event type, in the transaction of the change.
 *
 * @param entry the audit entry of the same activity
 */
export async function enqueueWebhooks(
  { outbox }: Pick<Repositories, 'outbox'>,
  { random, keyRing }: Pick<Dependencies, 'random' | 'keyRing'>,
  activity: Activity,
  entry: { readonly auditId: string; readonly at: number },
): Promise<void> {
  const { action, project } = activity
  if (!isWebhookEvent(action)) return
  const endpoints = project.webhooks.filter(({ events }) => events?.includes(action) ?? true)
  if (endpoints.length === 0) return
  const body = JSON.stringify(toBody(activity, entry))
  for (const { endpointId } of endpoints) {
    await outbox.add({
      projectId: project.projectId,
      messageId: `message-${Buffer.from(random.bytes(16)).toString('hex')}`,
      channel: 'webhook',
      to: endpointId,
      template: action,
      locale: '',
      sealedPayload: keyRing.seal(body, webhookSealContext),
      createdAt: entry.at,
      expiresAt: entry.at + webhookLifeMs,
    })
  }
}

function toBody(activity: Activity, entry: { readonly auditId: string; readonly at: number }) {
  const { action, project, actor, user, session, details = {} } = activity
  // An operator’s reason stays here, where it can be erased together with the user.
  const { why: _, ...told } = details
  return {
    type: action,
    timestamp: new Date(entry.at).toISOString(),
    data: {
      project_id: project.projectId,
      audit_id: entry.auditId,
      actor: { kind: actor.kind, id: actor.id },
      user: user && toHostUserView(user, project),
      ...(session && { session: toSessionView(session, user ? toRoles(project, user) : []) }),
      details: told,
    },
  }
}
