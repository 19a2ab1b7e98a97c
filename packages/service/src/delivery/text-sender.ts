import { DeliveryRefusedError } from './channel.ts'

/** How a text travels, as the outbox and the wire know it. */
export type TextChannel = 'sms' | 'whatsapp'

/** A text, rendered and ready to go to exactly one number. */
export interface TextMessage {
  readonly channel: TextChannel
  /** E.164 */
  readonly to: string
  /** The whole text; by WhatsApp it never travels, since the owner of that channel fixes the words. */
  readonly text: string
  /** The passcode that it carries: what a WhatsApp template takes as its parameter. */
  readonly code: string
  /** BCP 47 */
  readonly locale: string
  /** Same for every attempt at the same message, so that a receiver can drop a repeat. */
  readonly messageId: string
  /** Why it is sent: `passcode.login`, `passcode.signup`, `test`. */
  readonly reason: string
  readonly project: { readonly projectId: string; readonly name: string }
  /** Epoch milliseconds after which there is no use in it. */
  readonly expiresAt: number
}

/** One way to send texts: a provider's API, or the owner's own hook. */
export interface TextSender {
  /** As logs, metrics and `portico doctor` name it: `twilio`, `hook`. */
  readonly name: string
  readonly channels: readonly TextChannel[]
  /**
   * Sends one text now. Throws when it did not leave; the next sender is tried, and then the outbox tries again.
   *
   * @throws TextRefusedError when this sender will not take it, now or later
   * @throws NumberUnsubscribedError when the number's owner wants no texts
   */
  send(message: TextMessage): Promise<void>
  /** What is wrong with its configuration, asked of the provider without sending; null when nothing is. */
  findProblem?(): Promise<string | null>
}

/** Finds who sends a project's texts; null when nobody does. */
export type FindTextSender = (project: {
  readonly projectId: string
}) => Pick<TextSender, 'channels' | 'send'> | null

/** The sender will not take this text, now or later; another may. Its text holds no number and no secret. */
export class TextRefusedError extends DeliveryRefusedError {
  override readonly name: string = 'TextRefusedError'
}

/** The number's owner answered STOP: nothing goes to it before they answer START. */
export class NumberUnsubscribedError extends TextRefusedError {
  override readonly name = 'NumberUnsubscribedError'
}
