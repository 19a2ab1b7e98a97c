import type { ClaimedMessage } from '../storage/storage.ts'

/** A channel by which messages leave the outbox. */
export interface Channel {
  /** The channel's name in the outbox. */
  readonly name: string
  /** How many messages may be sent at once. */
  readonly max: number
  /** The longest wait between two attempts; milliseconds. */
  readonly longestRetryMs: number
  /**
   * Sends one message now. Throws when it was not accepted; the outbox then tries again.
   *
   * @throws DeliveryRefusedError when another attempt would fail as well
   */
  deliver(message: ClaimedMessage): Promise<void>
}
