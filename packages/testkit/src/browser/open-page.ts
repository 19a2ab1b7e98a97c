import assert from 'node:assert/strict'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A page whose errors are recorded. */
export interface OpenedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Violations of the page's Content-Security-Policy, including Trusted Types. */
  readonly violations: readonly string[]
  /** Uncaught exceptions and `console.error`, but not failed requests. */
  readonly errors: readonly string[]
  /** Opens another tab of the same profile, whose errors are recorded as well. */
  openTab(): Promise<Page>
  /**
   * Expects no violation of the policy.
   *
   * @throws AssertionError that lists the violations
   */
  expectNoViolations(): Promise<void>
  /**
   * Expects neither violations nor errors.
   *
   * @throws AssertionError that lists violations and errors
   */
  expectNoErrors(): Promise<void>
  /** Clears the records. */
  forget(): void
  /** Closes all tabs of the profile. Requests that a route handler still holds are dropped. */
  close(): Promise<void>
}

/** Long, because many processes may share two cores: a slow page must not fail a test. */
const timeoutMs = 30_000
const reporter = '__reportViolation'

/**
 * Opens a page in a new profile.
 *
 * @param options - Playwright's options of the profile: viewport, colour scheme, locale
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
      // an error status is part of many flows, and the screens show it
      if (message.type() === 'error' && !text.startsWith('Failed to load resource')) {
        errors.push(text)
      }
    })
    return page
  }
  const page = await openTab()

  /** Waits for pending reports, which cross a process boundary: one round trip brings them. */
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
      // a handler that answers a closed page would throw outside of any test
      await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      await context.close()
    },
  }
}
