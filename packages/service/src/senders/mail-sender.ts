import { DeliveryRefusedError } from '../../foundation/errors/delivery-refused-error.ts'
import type { RenderedMessage } from './message-template.ts'

/** A rendered mail to exactly one address. */
export interface Mail extends RenderedMessage {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  /** The id is the same at every attempt, so that a receiver can drop a repeated mail. */
  readonly messageId: string
}

/** Sends mail. Throws when the mail was not accepted; the outbox then tries again. */
export interface Mailer {
  /**
   * Sends one mail.
   *
   * @throws MailRefusedError when another attempt would fail as well
   */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The receiver refuses this mail permanently. */
export class MailRefusedError extends DeliveryRefusedError {
  override readonly name = 'MailRefusedError'
}
