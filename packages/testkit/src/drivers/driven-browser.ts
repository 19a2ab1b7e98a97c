import type { DrivenPage } from './create-driven-page.ts'

/** Options of a browser. */
export interface DrivenBrowserOptions {
  /** Whether the browser refuses cookies and storage to every site. @default false */
  readonly isWithoutStorage?: boolean
}

/** A browser without a window, for tests. */
export interface DrivenBrowser {
  /** Opens a page in a new profile. */
  openPage(): Promise<DrivenPage>
  close(): Promise<void>
}
