import { createHmac } from 'node:crypto'

/** The parts of a message that its signature covers. */
export interface WebhookToSign {
  /** The id is the same at every attempt to send the message. */
  readonly messageId: string
  /** The time of this attempt, in seconds since the epoch; receivers refuse a signature that is minutes old. */
  readonly timestamp: number
  /** The exact body that is sent. */
  readonly body: string
}

/**
 * Signs a message by Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`.
 *
 * @param secrets one, or two during a change of secrets; receivers accept a message when any signature matches
 * @returns the header `webhook-signature`
 */
export function signWebhook(
  secrets: readonly Uint8Array[],
  { messageId, timestamp, body }: WebhookToSign,
): string {
  return secrets
    .map((secret) => {
      const hmac = createHmac('sha256', secret).update(`${messageId}.${timestamp}.${body}`)
      return `v1,${hmac.digest('base64')}`
    })
    .join(' ')
}
