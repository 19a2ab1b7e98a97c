import type { Prune } from '../../database/prune.ts'

/** A message to send, written in the transaction that makes it necessary. */
export interface OutboxMessage {
  readonly projectId: string
  readonly messageId: string
  /** The id of a channel of delivery: `email`. */
  readonly channel: string
  /** A mail address, or the id of a webhook endpoint or of a client app. */
  readonly to: string
  /** Which message of which method: the worker finds the template by it; of a webhook, the event's type. */
  readonly template: string
  readonly locale: string
  /**
   * What the template needs, sealed by `Keys`' root-key sealing because it carries the code or link;
   * erased once sent.
   */
  readonly sealedPayload: string
  readonly createdAt: number
  /** After this there is no use in sending. */
  readonly expiresAt: number
}

export interface ClaimedMessage extends OutboxMessage {
  readonly tries: number
}

export interface Outbox {
  add(message: OutboxMessage): Promise<void>
  /**
   * Takes up to `limit` due messages under a lease; no two workers get the same. Of one channel when it is
   * named: what is slow there must not hold up the others.
   */
  claim(worker: {
    now: number
    leaseMs: number
    limit: number
    channel?: string
  }): Promise<readonly ClaimedMessage[]>
  /** When the next message of each channel is due, held ones at the end of their lease; null where none waits. */
  nextDue(channels: readonly string[]): Promise<Readonly<Record<string, number | null>>>
  /** It left: marked, payload erased. */
  markSent(messageId: string, now: number): Promise<void>
  /** It did not: due again at `retryAt`, or dead when null. The payload of a dead one is erased. */
  markFailed(messageId: string, failure: { retryAt: number | null; reason: string }): Promise<void>
  /** How many wait, and since when the oldest does (epoch ms, null when none), of one channel if named: for metrics. */
  backlog(
    now: number,
    channel?: string,
  ): Promise<{ waiting: number; oldestAt: number | null; dead: number }>
  readonly prune: Prune
}
