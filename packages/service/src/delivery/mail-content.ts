import type { MailLanguage } from '../text/words.ts'
import type { RenderedMessage } from './message-template.ts'

/** One part of a mail, in the order in which it is read. */
export type MailBlock =
  /** Ink, as large as the lead. */
  | { readonly kind: 'text'; readonly text: string }
  /** Shown large; copied without a space. */
  | { readonly kind: 'code'; readonly code: string }
  /** At most one a mail. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** When, from where, by what. */
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] }
  /** Quiet; `{link}` is the address of `url`, spelled out in text and short in HTML. */
  | { readonly kind: 'note'; readonly text: string; readonly url?: string }
  /** A note for whom the button does not work: the text part has none. */
  | { readonly kind: 'fallback'; readonly text: string; readonly url: string }

export interface MailFact {
  readonly name: string
  readonly value: string
}

/** A mail before it is laid out. */
export interface MailContent {
  readonly language: MailLanguage
  readonly subject: string
  /** What a list of mails shows behind the subject. */
  readonly preheader: string
  readonly heading: string
  readonly lead: string | null
  readonly blocks: readonly MailBlock[]
  /** Why this address got it. */
  readonly footer: string
  /** What `{name}` stands for in any of the texts, beside `{project}` and `{email}`. */
  readonly values?: Readonly<Record<string, string>>
  /** The host's own words, by id, if it asked for them. */
  readonly templateId?: string | undefined
  /** The passcode that the mail carries. @default null */
  readonly code?: string | null
  /** @default [] */
  readonly links?: RenderedMessage['links']
}
