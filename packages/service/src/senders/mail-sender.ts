import { DeliveryRefusedError } from '../foundation/errors/delivery-refused-error.ts'

/** A rendered message. */
export interface RenderedMessage {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The passcode in the message, or null. */
  readonly code: string | null
  /** The links that have an effect; `kind` names it (`login`, `signup`, `not_me`). */
  readonly links: readonly { readonly kind: string; readonly url: string }[]
}

/** A rendered mail to exactly one address. */
export interface Mail extends RenderedMessage {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  /** The id is the same at every attempt, so that a receiver can drop a repeated mail. */
  readonly messageId: string
}

/** Sends mail. Throws when the mail was not accepted; the outbox then tries again. */
export interface MailSender {
  /**
   * Sends one mail.
   *
   * @throws MailRefusedError when another attempt would fail as well
   */
  send(mail: Mail): Promise<void>
  /** Releases connections. Nothing is sent afterwards. */
  close(): Promise<void>
}

/** A mail sender that can also report its problems to the operator, in words that follow the name of its first variable. */
export interface OpenMailSender extends MailSender {
  /** Asks for problems of the configuration, without sending; null when there is none. */
  examine(): Promise<string | null>
  /** Sends a mail to the operator, once; null when it was accepted. The words may contain its address, and no secret. */
  findSendProblem(mail: Mail): Promise<string | null>
}

/** The receiver refuses this mail permanently. */
export class MailRefusedError extends DeliveryRefusedError {
  override readonly name = 'MailRefusedError'
}
