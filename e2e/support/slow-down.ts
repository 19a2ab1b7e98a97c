import type { Page } from 'playwright-core'

/** Makes a page as slow as a cheap phone: its main thread gets a quarter of the time. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
