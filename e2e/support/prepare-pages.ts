import { type BrowserOptions, type OpenedPage, openPage } from '@portico/testkit'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type SharedBrowser, takeBrowser } from './take-browser.ts'

/** How the pages of a test file are opened. */
export interface PagesOptions extends BrowserOptions {
  /**
   * Whether each has a process of its own, for what is counted there. @default false: what the test before closed is
   * handed out again, with nothing left on it
   */
  readonly isFresh?: boolean
}

/** Opens one page; whoever opens it closes it. */
export type OpenPage = (profile?: BrowserContextOptions) => Promise<OpenedPage>

/**
 * Gives the journeys of a test file their browser. It stays open for the files that follow in this process.
 *
 * @returns opens a page in it, in a profile with nothing in it
 */
export function preparePages({ isFresh = false, ...options }: PagesOptions = {}): OpenPage {
  let shared: SharedBrowser

  beforeAll(async () => {
    shared = await takeBrowser(options)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shared.pages.drop()
  })
  afterAll(() => shared?.release())

  return (profile) => (isFresh ? openPage(shared.browser, profile) : shared.pages.open(profile))
}
