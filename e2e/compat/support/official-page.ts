/**
 * One visit to a host page that runs the official package: under watch for exceptions, for answers that
 * are no success, and for requests that leave this machine.
 */

import assert from 'node:assert/strict'
import type { OpenedPage, PageKeeper } from '@portico/testkit'
import type { StytchHeadlessClient } from '@stytch/vanilla-js/headless'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { readHostLog } from '../../support/read-host-log.ts'

declare global {
  interface Window {
    /** The official client of the page. */
    official: StytchHeadlessClient
  }
}

/** What the host page is told. */
export interface HostOptions {
  /** Which of the bundled pages runs. */
  readonly entry: string
  readonly publicToken: string
  /** Options of the client. */
  readonly client?: Readonly<Record<string, unknown>>
  /** What the widget is mounted with; a headless page has none. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Texts of the widget by their ids. */
  readonly strings?: Readonly<Record<string, string>>
}

/** A page with the official package. */
export interface OfficialPage {
  readonly page: Page
  readonly opened: OpenedPage
  readonly widget: Locator
  /** What the host says: who is signed in. */
  readonly status: Locator
  text(text: string | RegExp): Locator
  events(): Promise<{ type: string; data: Record<string, unknown> }[]>
  /** Error types, or messages, that the host heard. */
  errors(): Promise<string[]>
  /** Ids of the sessions that the host heard of; `none` for its end. */
  sessions(): Promise<string[]>
  /** Answers of the service with an error status, as `404 POST /sdk/v1/…`. */
  readonly refusals: readonly string[]
  /** Every request to the service, as `POST /sdk/v1/…`. */
  readonly calls: readonly string[]
  /** Requests to anywhere else; none of them is let out. */
  readonly strays: readonly string[]
  /**
   * @param refusals - the answers with an error status that belong to the test
   * @throws AssertionError that lists exceptions, console errors, other refusals and strays
   */
  expectClean(refusals?: readonly string[]): Promise<void>
}

/** The vendor's own drawing under the widget of version 5. */
const watermark = /\/\/public-assets\.[a-z]+\.com\/.*\.svg$/

/**
 * Opens a page in a browser profile of its own.
 *
 * @param options.isOurs - whether a host belongs to the test
 * @param options.standIns - scripts by the beginning of the URL that they answer
 */
export async function openOfficialPage(
  pages: PageKeeper,
  options: {
    readonly url: string
    readonly host: HostOptions
    readonly isOurs: (host: string) => boolean
    readonly standIns: Readonly<Record<string, string>>
    readonly profile?: BrowserContextOptions
    /** What the browser is given before the page is opened: a wallet. */
    readonly prepare?: ((page: Page) => Promise<unknown>) | undefined
  },
): Promise<OfficialPage> {
  const opened = await pages.open(options.profile)
  const { context, page } = opened
  await context.addInitScript((host) => Object.assign(window, { hostOptions: host }), options.host)
  const refusals: string[] = []
  const calls: string[] = []
  const strays: string[] = []
  await context.route(
    (url) => !options.isOurs(url.host),
    (route) => {
      const url = route.request().url()
      const standIn = Object.keys(options.standIns).find((start) => url.startsWith(start))
      if (standIn) {
        const body = options.standIns[standIn] ?? ''
        return route.fulfill({ contentType: 'text/javascript', body })
      }
      if (watermark.test(url))
        return route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' })
      strays.push(url)
      return route.abort()
    },
  )
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/^\/(sdk|v1)\//.test(pathname)) return
    const call = `${response.request().method()} ${pathname}`
    calls.push(call)
    if (response.status() >= 400) refusals.push(`${response.status()} ${call}`)
  })
  await options.prepare?.(page)
  await page.goto(options.url)
  await page.waitForFunction(() => window.official !== undefined)

  const widget = page.locator('stytch-ui, stytch-reset-password, stytch-passkey-registration')
  return {
    page,
    opened,
    widget,
    status: page.locator('#status'),
    text: (text) => widget.getByText(text),
    events: async () => (await readHostLog(page, 'events')).map((line) => JSON.parse(line)),
    errors: () => readHostLog(page, 'errors'),
    sessions: () => readHostLog(page, 'sessions'),
    refusals,
    calls,
    strays,
    async expectClean(expected = []) {
      await page.title() // one round trip brings what is under way
      const { errors } = opened
      assert.deepEqual({ errors, refusals, strays }, { errors: [], refusals: expected, strays: [] })
    },
  }
}
