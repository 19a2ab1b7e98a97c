import {
  type BrowserOptions,
  keepPages,
  launchBrowser,
  type OpenedPage,
  openPage,
  type PageKeeper,
} from '@portico/testkit'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'

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
 * Gives the journeys of a test file their browser. It lives as long as the file.
 *
 * @returns opens a page in it, in a profile with nothing in it
 */
export function preparePages({ isFresh = false, ...options }: PagesOptions = {}): OpenPage {
  let browser: Browser
  let pages: PageKeeper

  beforeAll(async () => {
    browser = await launchBrowser(options)
    pages = keepPages(browser)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await pages.drop()
  })
  afterAll(() => browser?.close())

  return (profile) => (isFresh ? openPage(browser, profile) : pages.open(profile))
}
