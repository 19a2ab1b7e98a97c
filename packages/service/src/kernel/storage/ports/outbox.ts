import type { Prune } from '../../../foundation/database/prune.ts'

/** A message to send, written in the transaction that causes it. */
export interface OutboxMessage {
  readonly projectId: string
  readonly messageId: string
  /** The name of a delivery channel: `email`. */
  readonly channel: string
  /** A mail address, or the id of a webhook endpoint or client app. */
  readonly to: string
  /** The name of the template; for a webhook, the event's type. */
  readonly template: string
  readonly locale: string
  /**
   * The template's payload, sealed by `KeyRing.seal` because it contains the code or link; erased after the message was
   * sent.
   */
  readonly sealedPayload: string
  readonly createdAt: number
  /** After this time the message is no longer sent. */
  readonly expiresAt: number
}

export interface ClaimedMessage extends OutboxMessage {
  readonly tries: number
}

/** A message whose delivery was given up. */
export interface FailedMessage
  extends Pick<
    OutboxMessage,
    'messageId' | 'channel' | 'to' | 'template' | 'createdAt' | 'expiresAt'
  > {
  readonly tries: number
  readonly reason: string
  /** True while `requeue` accepts it. */
  readonly canRequeue: boolean
}

/** The state of a message, sent or not. */
export interface MessageFate
  extends Pick<
    OutboxMessage,
    'messageId' | 'channel' | 'to' | 'template' | 'createdAt' | 'expiresAt'
  > {
  readonly tries: number
  /** `failed` was given up and can be resent until it expires; `dead` has expired. */
  readonly state: 'waiting' | 'sent' | 'failed' | 'dead'
  /** When it was sent or given up; null while it waits. */
  readonly endedAt: number | null
  /** The reason of the last failed attempt; empty when none failed. */
  readonly reason: string
}

export interface Outbox {
  add(message: OutboxMessage): Promise<void>
  /**
   * Claims up to `limit` due messages under a lease; no two workers get the same one. With a named channel it claims
   * only that channel's, so that a slow channel does not delay the others.
   */
  claim(worker: {
    now: number
    leaseMs: number
    limit: number
    channel?: string
  }): Promise<readonly ClaimedMessage[]>
  /**
   * Returns when the next message of each channel is due, for claimed ones the end of their lease; null where none
   * waits.
   */
  nextDue(channels: readonly string[]): Promise<Readonly<Record<string, number | null>>>
  /** Marks a message as sent and erases its payload. */
  markSent(messageId: string, now: number): Promise<void>
  /**
   * Records a failed attempt: the message is due again at `retryAt`, or given up when that is null. Its payload is kept
   * until it expires, so that it can be resent.
   */
  markFailed(messageId: string, failure: { retryAt: number | null; reason: string }): Promise<void>
  /** Removes messages that were not sent yet. A message that a worker has claimed may be sent nevertheless. */
  withdraw(messageIds: readonly string[]): Promise<void>
  /** Lists messages that were given up, newest first, at most `limit`. */
  listFailed(projectId: string, now: number, limit: number): Promise<readonly FailedMessage[]>
  /**
   * Lists messages to any of these addresses in any case, newest first, at most `limit`, while the outbox keeps them.
   */
  listTo(
    projectId: string,
    addresses: readonly string[],
    limit: number,
  ): Promise<readonly MessageFate[]>
  /** Makes a failed message wait again with a new count of attempts; false when there is none, or it has expired. */
  requeue(projectId: string, messageId: string, now: number): Promise<boolean>
  /**
   * Counts the waiting messages and returns the oldest one's time (epoch ms, null when none), of one channel if named;
   * for metrics.
   */
  backlog(
    now: number,
    channel?: string,
  ): Promise<{ waiting: number; oldestAt: number | null; dead: number }>
  readonly prune: Prune
}
