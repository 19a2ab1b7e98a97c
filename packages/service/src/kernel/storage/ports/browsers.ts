/** A browser in which a user signed in. */
export interface BrowserRow {
  readonly projectId: string
  readonly userId: string
  /** HMAC of the browser's id, bound to the user, so that rows of two users cannot be compared. */
  readonly browserHash: string
  /** The mail language of the browser; empty when it accepts none of the mail languages. */
  readonly language: string
  readonly seenAt: number
  /**
   * Keeps the language with the user, who has none, unless the browser is `new`.
   *
   * @default false
   */
  readonly isLanguageKept?: boolean
}
