/**
 * The channel of events to a host's endpoints (Standard Webhooks): it opens a message, signs it for this attempt, posts
 * it and reads the status. The outbox decides about further attempts.
 */

import type { Clock } from '../../foundation/clock.ts'
import { DeliveryRefusedError } from '../../foundation/errors/delivery-refused-error.ts'
import { signWebhook } from '../../foundation/text/sign-webhook.ts'
import { webhookSealContext } from '../audit/enqueue-webhooks.ts'
import type { ProjectConfig, WebhookEndpoint } from '../config/config.ts'
import type { Channel } from '../delivery/channel.ts'
import { createCircuitBreaker } from '../outgoing/circuit-breaker.ts'
import { isPublicAddress } from '../outgoing/is-public-address.ts'
import type { ClaimedMessage } from '../storage/storage.ts'
import { postWebhook, WebhookUnansweredError } from './post-webhook.ts'

export interface WebhookChannelParts {
  readonly keyRing: { open(sealed: string, context: string): string }
  readonly projects: readonly ProjectConfig[]
  readonly clock: Clock
  /** How long an endpoint may take to answer; milliseconds. @default 10 000 */
  readonly timeoutMs?: number
}

/**
 * Creates the channel. A 2xx is success, 410 ends the message; after any other result it is tried again for three days.
 */
export function createWebhookChannel(parts: WebhookChannelParts): Channel {
  const { clock, timeoutMs = 10_000 } = parts
  const breaker = createCircuitBreaker(clock)
  return {
    name: 'webhook',
    max: 20,
    longestRetryMs: 3_600_000,
    async deliver(message) {
      const endpoint = findEndpoint(parts.projects, message)
      const body = openBody(parts, message)
      const name = `${message.projectId}/${endpoint.endpointId}`
      // A hanging endpoint costs ten seconds per attempt, which must not use up the other endpoints' time.
      if (breaker.isOpen(name))
        throw new Error('webhook: the endpoint timed out and is skipped for now')
      try {
        const status = await post(endpoint, message, body)
        breaker.onAnswer(name)
        verifyStatus(status)
      } catch (cause) {
        if (cause instanceof WebhookUnansweredError && cause.isTimeout) breaker.onTimeout(name)
        throw cause
      }
    },
  }

  function post(
    { url, secrets, allowPrivate }: WebhookEndpoint,
    message: ClaimedMessage,
    body: string,
  ) {
    const timestamp = Math.floor(clock.now() / 1000)
    const { messageId } = message
    return postWebhook({
      url,
      body,
      isAdmitted: allowPrivate ? () => true : isPublicAddress,
      timeoutMs,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Portico',
        'webhook-id': messageId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhook(secrets, { messageId, timestamp, body }),
      },
    })
  }
}

function findEndpoint(
  projects: readonly ProjectConfig[],
  { projectId, to }: ClaimedMessage,
): WebhookEndpoint {
  const project = projects.find((one) => one.projectId === projectId)
  const endpoint = project?.webhooks.find(({ endpointId }) => endpointId === to)
  if (!endpoint) throw new DeliveryRefusedError('webhook: no endpoint has this id any more')
  return endpoint
}

function openBody({ keyRing }: WebhookChannelParts, { sealedPayload }: ClaimedMessage): string {
  try {
    return keyRing.open(sealedPayload, webhookSealContext)
  } catch {
    throw new DeliveryRefusedError('webhook: could not be opened')
  }
}

function verifyStatus(status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 410) throw new DeliveryRefusedError('webhook: answered 410')
  const isRedirect = status >= 300 && status < 400
  throw new Error(`webhook: answered ${status}${isRedirect ? '; redirects are not followed' : ''}`)
}
