import type { Prune } from '../../../foundation/database/prune.ts'

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

export interface Browsers {
  /**
   * Stores a sign-in with a browser. `first`: the user had no browser before; `new`: the user had others. At most one
   * of several parallel calls with the same browser gets `new`.
   */
  see(browser: BrowserRow): Promise<'first' | 'new' | 'known'>
  /** Finds the language of the browser that the user used last, except the named one; null when none is known. */
  findLanguage(
    projectId: string,
    userId: string,
    exceptBrowserHash?: string,
  ): Promise<string | null>
  /** True when the user signed in with this browser before. */
  isKnown(projectId: string, userId: string, browserHash: string): Promise<boolean>
  /** Removes a browser, so that its next sign-in counts as new. True when it existed. */
  forget(projectId: string, userId: string, browserHash: string): Promise<boolean>
  /** Removes browsers that were not used since `before`. */
  readonly prune: Prune
}
