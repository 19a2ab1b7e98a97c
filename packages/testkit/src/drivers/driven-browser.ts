import type { DrivenPage } from './create-driven-page.ts'

/** Options of a browser. */
export interface DrivenBrowserOptions {
  /** Whether every site is refused cookies and storage. @default false */
  readonly isWithoutStorage?: boolean
}

/** A browser that runs without a window for a person. */
export interface DrivenBrowser {
  /** Opens a page in a profile of its own. */
  openPage(): Promise<DrivenPage>
  close(): Promise<void>
}
