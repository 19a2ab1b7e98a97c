/** A browser that is 100 ms away, and what it asks of an app meanwhile. */
import type { Page, Request } from 'playwright-core'

const authorize = '/v1/oauth2/authorize'

/** Makes every way through the network 100 ms longer: two navigations at once overtake each other then. */
export async function addLatency(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/**
 * Counts what reaches the app's callback, and how often the hosted page was asked for by anything but a redirect.
 *
 * @param callback the callback's URL
 */
export function watchCallbacks(page: Page, callback: string) {
  const seen = { callbacks: 0, navigations: 0 }
  const note = (request: Request) => {
    if (!request.isNavigationRequest()) return
    const { pathname, href } = new URL(request.url())
    if (href.startsWith(callback)) seen.callbacks += 1
    if (pathname === authorize && !request.redirectedFrom()) seen.navigations += 1
  }
  page.on('request', note)
  return { seen, stop: () => page.off('request', note) }
}
