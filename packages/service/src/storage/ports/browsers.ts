import type { Prune } from '../../database/prune.ts'

/** A browser that a person signed in with. */
export interface BrowserRow {
  readonly projectId: string
  readonly userId: string
  /** HMAC of what the browser calls itself, bound to the person: two people's rows tell nothing of each other. */
  readonly browserHash: string
  /** In which its mails would be written; empty when it asks for none of ours. */
  readonly language: string
  readonly seenAt: number
}

export interface Browsers {
  /**
   * Notes a sign-in with a browser. `first`: the person had none before; `new`: this is one more. Of parallel calls
   * with the same one at most one is told that it is new.
   */
  see(browser: BrowserRow): Promise<'first' | 'new' | 'known'>
  /** The language of the browser that the person used last, one aside if named; null when none is known. */
  findLanguage(
    projectId: string,
    userId: string,
    exceptBrowserHash?: string,
  ): Promise<string | null>
  /** Whether the person signed in with it before. */
  isKnown(projectId: string, userId: string, browserHash: string): Promise<boolean>
  /** The next sign-in with it is news again. True when it was known. */
  forget(projectId: string, userId: string, browserHash: string): Promise<boolean>
  /** Forgets those not used since `before`. */
  readonly prune: Prune
}
