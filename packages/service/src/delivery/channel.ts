import type { ClaimedMessage } from '../storage/storage.ts'

/** One way out of the outbox. */
export interface Channel {
  /** As the outbox knows it. */
  readonly name: string
  /** How many messages are on their way at once. */
  readonly max: number
  /** The longest wait before a next try; milliseconds. */
  readonly longestRetryMs: number
  /**
   * Sends one message now. Throws when it did not leave; the outbox tries again.
   *
   * @throws DeliveryRefusedError when trying again has no use
   */
  deliver(message: ClaimedMessage): Promise<void>
}

/** The receiver will not take this message, now or later. Its text is stored and logged: no address, no secret. */
export class DeliveryRefusedError extends Error {
  override readonly name: string = 'DeliveryRefusedError'
}
