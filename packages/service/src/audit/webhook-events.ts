import { type AuditAction, auditActions } from './actions.ts'

/** Activities that endpoints hear of. Mere attempts are not: whoever guesses would knock at the host's door. */
export type WebhookEvent = Exclude<AuditAction, `authentication.${string}`>

/** Every event's type. */
export const webhookEvents: readonly WebhookEvent[] = auditActions.filter(isWebhookEvent)

/** True for an activity that endpoints hear of. */
export function isWebhookEvent(action: AuditAction): action is WebhookEvent {
  return !action.startsWith('authentication.')
}
