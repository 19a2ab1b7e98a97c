import type { Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { clientSecret, prepareClientApp } from './support/client-app-fixture.ts'

type Opened = Awaited<ReturnType<ReturnType<typeof prepareClientApp>>>

const start = prepareClientApp()
const authorize = '/v1/oauth2/authorize'

/** Makes every way through the network 100 ms longer: two navigations at once overtake each other then. */
async function addLatency({ page }: Opened): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Sends what the app asks through the pushed request endpoint, as an app would that pushes. */
async function pushRequests({ page, world }: Opened): Promise<void> {
  const isPlain = (url: URL) => url.pathname === authorize && !url.searchParams.has('request_uri')
  await page.route(isPlain, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const answer = await fetch(`${world.origin}/v1/oauth2/par`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`fieldnotes:${clientSecret}`)}` },
      body: searchParams,
    })
    const { request_uri: uri } = JSON.parse(await answer.text())
    const query = new URLSearchParams({ client_id: 'fieldnotes', request_uri: uri })
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>location.replace(${JSON.stringify(`${world.origin}${authorize}?${query}`)})</script>`,
    })
  })
}

/** Counts what reaches the app's callback. */
function watchCallbacks({ page, appUrl }: Opened) {
  const seen = { callbacks: 0 }
  const note = (request: Request) => {
    if (!request.isNavigationRequest()) return
    if (request.url().startsWith(`${appUrl}/callback`)) seen.callbacks += 1
  }
  page.on('request', note)
  return seen
}

describe('the hosted sign-in page, 100 ms away', () => {
  test.each(['plain', 'pushed'] as const)(
    'I1: a %s request of a new and of a returning user brings its app one callback',
    async (way) => {
      const at = await start()
      await addLatency(at)
      if (way === 'pushed') await pushRequests(at)
      await at.press('Sign in with Portico')
      await at.page.getByRole('textbox', { name: 'Email' }).waitFor()
      const first = watchCallbacks(at)
      await at.signIn()
      await at.press('Allow')
      await at.waitForAccount()
      expect(first).toEqual({ callbacks: 1 })

      for (let times = 0; times < 3; times += 1) {
        await at.page.context().clearCookies()
        await at.page.goto(at.appUrl)
        await at.press('Sign in with Portico')
        await at.page.getByRole('textbox', { name: 'Email' }).waitFor()
        const again = watchCallbacks(at)
        at.world.clock.advance(61_000)
        await at.signIn()
        // The app uses each `state` once: a second callback would end here at its error.
        await at.waitForAccount()
        expect(again).toEqual({ callbacks: 1 })
      }
      await at.opened.expectNoErrors()
    },
  )
})
