import assert from 'node:assert/strict'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A page under watch: what went wrong on it is kept. */
export interface OpenedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Breaches of the page's Content-Security-Policy, Trusted Types included. */
  readonly violations: readonly string[]
  /** Uncaught exceptions and `console.error`, answers with an error status aside. */
  readonly errors: readonly string[]
  /** Opens another tab of the same browser profile, under the same watch. */
  openTab(): Promise<Page>
  /** @throws AssertionError that lists the breaches */
  expectNoViolations(): Promise<void>
  /** @throws AssertionError that lists breaches and errors */
  expectNoErrors(): Promise<void>
  /** Begins anew to note what goes wrong. */
  forget(): void
  /** Closes every tab of the profile. What a route handler still holds is dropped in silence. */
  close(): Promise<void>
}

/** Two cores may be shared by many: what comes late is no failure, what never comes is. */
const timeoutMs = 30_000
const reporter = '__reportViolation'

/**
 * Opens a page in a profile of its own.
 *
 * @param options - Playwright's, for the profile: viewport, colour scheme, locale
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 800, height: 800 }, ...options })
  context.setDefaultTimeout(timeoutMs)
  const violations: string[] = []
  const errors: string[] = []

  await context.exposeBinding(reporter, (_, violation: string) => void violations.push(violation))
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, name)
      const what = `${event.effectiveDirective} blocked ${event.blockedURI || 'inline'} ${event.sample}`
      if (typeof report === 'function') report(`${what} at ${event.sourceFile}:${event.lineNumber}`)
    })
  }, reporter)

  const openTab = async () => {
    const page = await context.newPage()
    page.on('pageerror', (error) => void errors.push(error.stack ?? error.message))
    page.on('console', (message) => {
      const text = message.text()
      // an answer with an error status is part of many journeys; the screens tell it
      if (message.type() === 'error' && !text.startsWith('Failed to load resource')) {
        errors.push(text)
      }
    })
    return page
  }
  const page = await openTab()

  /** Reports cross a process boundary: one round trip brings those under way. */
  const settle = () => Promise.all(context.pages().map((open) => open.title()))

  return {
    page,
    context,
    violations,
    errors,
    openTab,
    async expectNoViolations() {
      await settle()
      assert.deepEqual(violations, [])
    },
    async expectNoErrors() {
      await settle()
      assert.deepEqual([...violations, ...errors], [])
    },
    forget() {
      violations.length = 0
      errors.length = 0
    },
    async close() {
      const routed = [context, ...context.pages()]
      // a handler that answers a closed page throws where no test can catch it
      await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      await context.close()
    },
  }
}
