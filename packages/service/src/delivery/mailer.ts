/** A mail, rendered and ready to go to exactly one address. */
export interface Mail {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Same for every attempt at the same message, so that a receiver can drop a repeat. */
  readonly messageId: string
}

/** Sends mail. Throws when the mail did not leave; the outbox tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
