import { type AuditAction, auditActions } from './actions.ts'

/** Actions that are sent to endpoints. Failed attempts are not, because an attacker could flood the host with them. */
export type WebhookEvent = Exclude<
  AuditAction,
  `authentication.${string}` | 'webhook.tested' | 'message.tested'
>

/** All event types. */
export const webhookEvents: readonly WebhookEvent[] = auditActions.filter(isWebhookEvent)

/** True for an action that is sent to endpoints. A test is sent to one endpoint alone, as an event of its own. */
export function isWebhookEvent(action: AuditAction): action is WebhookEvent {
  return (
    !action.startsWith('authentication.') &&
    action !== 'webhook.tested' &&
    action !== 'message.tested'
  )
}
