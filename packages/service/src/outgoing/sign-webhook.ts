import { createHmac } from 'node:crypto'

/** What a receiver checks a message by. */
export interface WebhookToSign {
  /** Same for every try at the same message. */
  readonly messageId: string
  /** When this try is made, seconds since the epoch: receivers refuse what is older than minutes. */
  readonly timestamp: number
  /** The very bytes that are sent. */
  readonly body: string
}

/**
 * Signs a message as Standard Webhooks asks: HMAC-SHA256 of `id.timestamp.body`.
 *
 * @param secrets one, or two while the secret is changed: receivers accept a message when any fits
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
