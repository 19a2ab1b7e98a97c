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
