import type { Page } from 'playwright-core'
import { waitForPaint } from './wait-for-paint.ts'

/**
 * Reads what a host page wrote of what it heard, a line each. A widget tells some of it once its screen is
 * painted.
 *
 * @param id - of the element that the host writes to
 */
export async function readHostLog(page: Page, id: string): Promise<string[]> {
  // a page that is being left is read where it arrives
  await waitForPaint(page).catch(() => {})
  const text = (await page.locator(`#${id}`).textContent()) ?? ''
  return text.split('\n').filter(Boolean)
}
