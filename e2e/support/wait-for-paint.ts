import type { Page } from 'playwright-core'

/**
 * Waits until what a page draws now is painted, and what follows a painted screen has run: React takes the
 * focus and tells a host only then, and late where the machine is busy.
 */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}
