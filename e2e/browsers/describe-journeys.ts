/**
 * The journeys of every browser but Chromium, in which all other tests run. Each browser has a file of its own, so that
 * they run side by side.
 */

import { startHostPage } from '@portico/testkit'
import type { DrivenBrowser, DrivenBrowserOptions } from '@portico/testkit/drivers'
import { takeFirst } from '@portico/testkit/run'
import { specifiedTexts } from '@portico/testkit/specification'
import { describe, expect, type TestAPI, test } from 'vitest'
import { methods } from '../support/methods.ts'
import { toStrictPolicy } from '../support/strict-policy.ts'
import { type Surface, shadow } from '../support/surfaces.ts'
import { letGo, type PreparedBrowser, prepareBrowser } from './prepare-browser.ts'
import {
  byPasskeyOrText,
  findWays,
  signInByCode,
  signInByText,
  submitEmail,
  type Way,
  waitUntilSignedIn,
} from './ways.ts'

/** A browser that the journeys run in. */
export interface BrowserUnderTest {
  readonly name: string
  /** Whether there is one for this system. @default true */
  readonly isAvailable?: boolean
  /** Why its driver lends no device with passkeys; null where it does. */
  readonly lacksPasskeys: string | null
  /** Whether its driver goes back and forward in a tab's history. */
  readonly keepsHistory: boolean
  /** The journeys of a browser take turns. */
  readonly inTurn: TestAPI
  launch(options?: DrivenBrowserOptions): Promise<DrivenBrowser>
}

/** Not there: in the page its call throws. */
declare const missing: () => void

/** The ways to sign in that a browser can go. */
export const listWays = ({ lacksPasskeys }: BrowserUnderTest): [string, Way][] =>
  methods
    .flatMap(findWays)
    .filter(({ needsPasskeys }) => !(needsPasskeys && lacksPasskeys))
    .map((way) => [way.name, way])

/** Signs in, and expects no error on the way. */
export async function goThrough(at: PreparedBrowser, way: Way, surface?: Surface): Promise<void> {
  const visit = await at.visit(way.mount, surface)
  await way.signIn(visit)
  await waitUntilSignedIn(visit)
  await visit.page.expectNoErrors()
}

/** Registers the smoke of a browser: each method, consent, the hosted pages, the served first screen. */
export function describeJourneys(browser: BrowserUnderTest): void {
  const { name, isAvailable = true, launch } = browser
  describe.runIf(isAvailable)(`W1: in ${name}`, () => {
    const at = prepareBrowser(launch)
    describeMethods(browser, at)
    describePages(browser, at)
    describeWatch(at)
  })
}

function describeMethods(browser: BrowserUnderTest, at: PreparedBrowser) {
  const { lacksPasskeys, inTurn } = browser

  inTurn.each(takeFirst(listWays(browser), 1))(
    'W1: a user signs in by %s, under the strictest policy',
    (_, way) => goThrough(at, way),
  )

  inTurn('W1: a user signs in by a passcode in a shadow root', async () => {
    for (const way of findWays('otp').slice(0, 1)) await goThrough(at, way, shadow)
  })

  if (lacksPasskeys === null) return
  inTurn(
    `W1: a user reads that no passkey can be used, and signs in another way: ${lacksPasskeys}`,
    async () => {
      const visit = await at.visit(byPasskeyOrText)
      const { page } = visit
      expect(await page.call(() => 'PublicKeyCredential' in window)).toBe(false)
      await page.press('button', 'Login with a Passkey')
      await page.waitFor('text', specifiedTexts['error.passkeyUnknown'] ?? '')
      await signInByText(visit)
      await waitUntilSignedIn(visit)
      await page.expectNoErrors()
    },
  )
}

function describePages({ inTurn }: BrowserUnderTest, at: PreparedBrowser) {
  inTurn('W1: a user signs in on the hosted page and allows an app what it asks', async () => {
    const { page, world } = await at.visitClientApp()
    await page.press('button', 'Sign in with Portico')
    await page.waitFor('heading', 'Sign in to Inkwell')
    await signInByCode({ page, world })
    await page.waitFor('button', 'Allow')
    await page.expectNoErrors()
    // a pointer allows only what has been seen for a moment
    await page.waitUntil(() => document.querySelector('[data-sight=plain]') !== null)
    await page.press('button', 'Allow')
    await page.waitFor('heading', 'Signed in')
    await page.expectNoErrors()
  })

  inTurn(
    'W1: the pages that exist in development only cause no violation of their own policies',
    async () => {
      const { page, world } = await at.visitClientApp()
      await page.expectNoErrors()
      await page.open(`${world.origin}/dev/inbox`)
      await page.waitFor('heading', 'Inbox')
      await page.expectNoErrors()
    },
  )

  inTurn.each([
    ['in the page', {}],
    ['in a declarative shadow root', { enableShadowDOM: true }],
  ])(
    'W1: a first screen that the page came with, %s, keeps a submit until the code is there',
    async (_, root) => {
      const { page, world } = await at.visitServed({ products: ['emailMagicLinks'], ...root })
      await submitEmail({ page })
      expect(await page.call(() => document.body.dataset.mounted ?? null)).toBe(null)
      await letGo(page)
      await page.waitFor('heading', 'Check your email')
      expect(await world.inbox.linkFor('ada@example.com')).toContain('/magic_links/redirect')
      await page.expectNoErrors()
    },
  )
}

const faults: readonly (readonly [name: string, act: () => void])[] = [
  ['a style that the policy forbids', () => document.body.setAttribute('style', 'color: red')],
  ['an uncaught exception', () => void setTimeout(() => missing())],
  ['a rejection that is not handled', () => void Promise.reject(new Error('rejected'))],
  ['an error on the console', () => console.error('broken')],
]

function describeWatch(at: PreparedBrowser) {
  test.each(takeFirst(faults))('W1: a journey fails by %s', async (_, act) => {
    const { origin } = await at.own(
      startHostPage({
        html: '<!doctype html><title>Page</title><link rel="icon" href="data:,"><h1>Page</h1>',
        folders: {},
        policy: toStrictPolicy(),
      }),
    )
    const page = await at.open(origin)
    await page.expectNoErrors()
    await page.call(act)
    await expect.poll(() => page.faults.length).toBeGreaterThan(0)
    await expect(page.expectNoErrors()).rejects.toThrow('deep-equal')
  })
}
