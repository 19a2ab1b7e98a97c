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

/** A message that was given up. */
export interface FailedMessage
  extends Pick<
    OutboxMessage,
    'messageId' | 'channel' | 'to' | 'template' | 'createdAt' | 'expiresAt'
  > {
  readonly tries: number
  readonly reason: string
  /** Whether `requeue` still takes it. */
  readonly canRequeue: boolean
}

/** What became of a message, whether it left or not. */
export interface MessageFate
  extends Pick<
    OutboxMessage,
    'messageId' | 'channel' | 'to' | 'template' | 'createdAt' | 'expiresAt'
  > {
  readonly tries: number
  /** `failed` was given up and can be sent again until it expires; `dead` expired. */
  readonly state: 'waiting' | 'sent' | 'failed' | 'dead'
  /** When it left, or was given up; null while it waits. */
  readonly endedAt: number | null
  /** Of the last try that failed; empty when none did. */
  readonly reason: string
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
  /**
   * It did not: due again at `retryAt`, or given up when null. The payload of one that was given up is kept until it
   * expires, so that it can be sent again.
   */
  markFailed(messageId: string, failure: { retryAt: number | null; reason: string }): Promise<void>
  /** Takes back what has not left. One that a worker holds may leave all the same. */
  withdraw(messageIds: readonly string[]): Promise<void>
  /** Those that were given up, newest first, at most `limit`. */
  listFailed(projectId: string, now: number, limit: number): Promise<readonly FailedMessage[]>
  /** Those to any of these addresses in whichever case, newest first, at most `limit`; as long as the outbox keeps them. */
  listTo(
    projectId: string,
    addresses: readonly string[],
    limit: number,
  ): Promise<readonly MessageFate[]>
  /** Lets one that was given up wait again, as if it had not been tried; false when there is none, or it expired. */
  requeue(projectId: string, messageId: string, now: number): Promise<boolean>
  /** How many wait, and since when the oldest does (epoch ms, null when none), of one channel if named: for metrics. */
  backlog(
    now: number,
    channel?: string,
  ): Promise<{ waiting: number; oldestAt: number | null; dead: number }>
  readonly prune: Prune
}
