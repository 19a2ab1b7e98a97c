/** One message as the dev inbox shows it. Field names are those of `GET /dev/inbox`. */
export interface DevMessage {
  readonly channel: 'email' | 'sms' | 'whatsapp'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly code: string | null
  readonly links: readonly { readonly kind: string; readonly url: string }[]
  /** RFC 3339 */
  readonly sent_at: string
}

/** Keeps what was "sent" in development. */
export interface DevInbox {
  add(message: DevMessage): void
  /** Newest first; `to` filters by address. */
  list(to?: string): readonly DevMessage[]
}
