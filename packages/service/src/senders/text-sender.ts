import { DeliveryRefusedError } from '../foundation/errors/delivery-refused-error.ts'

/** The channel of a text, as named in the outbox and in the API. */
export type TextChannel = 'sms' | 'whatsapp'

/** A rendered text to exactly one number. */
export interface TextMessage {
  readonly channel: TextChannel
  /** E.164 */
  readonly to: string
  /** The whole text. It is not sent by WhatsApp, whose approved templates determine the words. */
  readonly text: string
  /** The passcode in the text, which is the parameter of a WhatsApp template; empty in a text without one. */
  readonly code: string
  /** BCP 47 */
  readonly locale: string
  /** The id is the same at every attempt, so that a receiver can drop a repeated text. */
  readonly messageId: string
  /** The reason for the text: `passcode.login`, `passcode.signup`, `recovery.requested`, `test`. */
  readonly reason: string
  readonly project: { readonly projectId: string; readonly name: string }
  /** Epoch milliseconds after which the text is useless. */
  readonly expiresAt: number
}

/** Sends texts by a provider's API or by the operator's own hook. */
export interface TextSender {
  /** Its name in logs, metrics and `portico doctor`: `hook`. */
  readonly name: string
  readonly channels: readonly TextChannel[]
  /**
   * Sends one text now. Throws when it was not accepted: then the next sender is tried, and later the outbox tries
   * again.
   *
   * @throws TextRefusedError when this sender refuses it permanently
   * @throws NumberUnsubscribedError when the number's owner has unsubscribed
   */
  send(message: TextMessage): Promise<void>
  /**
   * Asks the provider for problems of the configuration, without sending.
   *
   * @returns words that follow the sender's name; null when there is no problem
   */
  examine?(): Promise<string | null>
}

/** Finds a project's sender of texts; null when it has none. */
export type FindTextSender = (project: {
  readonly projectId: string
}) => Pick<TextSender, 'channels' | 'send'> | null

/**
 * This sender refuses the text permanently; another may accept it. The error's text contains no number and no secret.
 */
export class TextRefusedError extends DeliveryRefusedError {
  override readonly name: string = 'TextRefusedError'
}

/** The number's owner answered STOP; the provider refuses texts to it until START. */
export class NumberUnsubscribedError extends TextRefusedError {
  override readonly name = 'NumberUnsubscribedError'
}
