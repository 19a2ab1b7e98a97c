import type { Page } from 'playwright-core'

/**
 * Makes the widgets of a page wait for their language as long as it takes, before the page is opened. After three seconds
 * they are in English, which `take-language.test.ts` shows; a machine under load may need longer for the file.
 */
export const waitForLanguage = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout
    const longer = (run: TimerHandler, ms?: number, ...values: unknown[]) =>
      // only this timer passes a value, which is the English texts
      start(run, ms === 3_000 && values.length > 0 ? 600_000 : ms, ...values)
    window.setTimeout = longer as typeof setTimeout // Node's types give it another result
  })
