import type { RowOf } from '../../../foundation/database/define-table.ts'
import type { outboxRows } from '../../../foundation/database/schema.ts'

type OutboxRow = RowOf<typeof outboxRows>

/** What operators see of a message, sent or not. */
interface Envelope
  extends Pick<
    OutboxRow,
    'messageId' | 'channel' | 'template' | 'createdAt' | 'expiresAt' | 'tries'
  > {
  /** A mail address, or the id of a webhook endpoint or client app. */
  readonly to: string
}

/** A message to send, written in the transaction that causes it. */
export interface OutboxMessage
  extends Omit<Envelope, 'tries'>,
    Pick<OutboxRow, 'projectId' | 'locale' | 'sealedPayload'> {}

export interface ClaimedMessage extends OutboxMessage, Pick<OutboxRow, 'tries'> {}

/** A message whose delivery was given up. */
export interface FailedMessage extends Envelope {
  readonly reason: string
  /** True while `requeue` accepts it. */
  readonly canRequeue: boolean
}

/** The state of a message, sent or not. */
export interface MessageFate extends Envelope, Pick<OutboxRow, 'state' | 'endedAt'> {
  /** The reason of the last failed attempt; empty when none failed. */
  readonly reason: string
}
