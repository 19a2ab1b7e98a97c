import type { MailLanguage } from '../../foundation/text/words.ts'
import type { RenderedMessage } from '../../senders/mail-sender.ts'

/** A part of a mail, in reading order. */
export type MailBlock =
  /** A paragraph in the main colour, as large as the lead. */
  | { readonly kind: 'text'; readonly text: string }
  /** A code in large type, which is copied without a space. */
  | { readonly kind: 'code'; readonly code: string }
  /** The button; at most one in each mail. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Rows that say when, where and with which browser something happened. */
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] }
  /** A paragraph in a quiet colour; `{link}` stands for `url`, in full in the text part and shortened in HTML. */
  | { readonly kind: 'note'; readonly text: string; readonly url?: string }
  /** A note for readers whose button does not work; the text part leaves it out. */
  | { readonly kind: 'fallback'; readonly text: string; readonly url: string }

export interface MailFact {
  readonly name: string
  readonly value: string
  /** The value is a name, an address or a number with a direction of its own, not words of the mail's language. */
  readonly isForeign?: true
}

/** A mail's content before the layout. */
export interface MailContent {
  readonly language: MailLanguage
  readonly subject: string
  /** The preview that mail lists show behind the subject. */
  readonly preheader: string
  readonly heading: string
  readonly lead: string | null
  readonly blocks: readonly MailBlock[]
  /** Explains why this address received the mail. */
  readonly footer: string
  /** Values of further placeholders, beside `{project}` and `{email}`. */
  readonly values?: Readonly<Record<string, string>>
  /** The template id of the host's own texts, if the call named one. */
  readonly templateId?: string | undefined
  /** The passcode in the mail. @default null */
  readonly code?: string | null
  /**
   * The links in the mail.
   *
   * @default []
   */
  readonly links?: RenderedMessage['links']
}
