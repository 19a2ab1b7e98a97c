import type { Page } from 'playwright-core'

/**
 * Reads what a host page wrote of what it heard, a line each. A widget tells some of it once a screen is
 * painted: two frames and a task later the host has heard all that belongs to what is shown.
 *
 * @param id - of the element that the host writes to
 */
export async function readHeard(page: Page, id: string): Promise<string[]> {
  const settled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
  // a page that is being left is read where it arrives
  await settled.catch(() => {})
  const text = (await page.locator(`#${id}`).textContent()) ?? ''
  return text.split('\n').filter(Boolean)
}
