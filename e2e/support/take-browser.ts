import { type BrowserOptions, keepPages, launchBrowser, type PageKeeper } from '@portico/testkit'
import type { Browser } from 'playwright-core'

/** A browser that test files share. */
export interface SharedBrowser {
  readonly browser: Browser
  readonly pages: PageKeeper
  /** Closes the pages that are still open, and the browser, unless the next test file can use it. */
  release(): Promise<void>
}

/** The browsers of this process that stay open for the next test file, by their build. */
const kept = new Map<string, Promise<SharedBrowser>>()

/**
 * Starts a browser, or takes the one that an earlier test file of this process has left open: a start costs more than
 * two tests. A browser with arguments of its own, such as the addresses of one file's hosts, serves that file alone.
 */
export function takeBrowser(options: BrowserOptions = {}): Promise<SharedBrowser> {
  if (options.args?.length) return launch(options)
  const key = options.build ?? ''
  const browser = kept.get(key) ?? launch(options, key)
  kept.set(key, browser)
  return browser
}

async function launch(options: BrowserOptions, key?: string): Promise<SharedBrowser> {
  const browser = await launchBrowser(options)
  browser.once('disconnected', () => key !== undefined && kept.delete(key))
  const pages = keepPages(browser)
  return {
    browser,
    pages,
    async release() {
      if (key === undefined) return browser.close()
      // a page that a test left open would go on working beside the next file; kept ones are blank
      const left = browser.contexts().filter((context) => !pages.contexts.includes(context))
      await Promise.all(left.map((context) => context.close()))
    },
  }
}
