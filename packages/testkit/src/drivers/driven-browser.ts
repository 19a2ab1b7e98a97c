import type { DrivenPage } from './create-driven-page.ts'

/** A browser that runs without a window for a person. */
export interface DrivenBrowser {
  /** Opens a page in a profile of its own. */
  openPage(): Promise<DrivenPage>
  close(): Promise<void>
}
