import { DeliveryRefusedError } from './channel.ts'
import type { RenderedMessage } from './message-template.ts'

/** A mail, rendered and ready to go to exactly one address. */
export interface Mail extends RenderedMessage {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  /** Same for every attempt at the same message, so that a receiver can drop a repeat. */
  readonly messageId: string
}

/** Sends mail. Throws when the mail did not leave; the outbox tries again. */
export interface Mailer {
  /** @throws MailRefusedError when trying again has no use. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The receiver will not take this mail, now or later. */
export class MailRefusedError extends DeliveryRefusedError {
  override readonly name = 'MailRefusedError'
}
