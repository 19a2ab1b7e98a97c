/**
 * The journeys of every browser but Chromium, in which all other tests run. Each browser has a file of its own, so that
 * they run side by side.
 */
import type { DrivenBrowser, DrivenPage } from '@portico/testkit/drivers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startWithClientApp } from '../support/client-app-fixture.ts'
import type { MountOptions } from '../support/host-options.ts'
import { startJourneyHost } from '../support/journey.ts'
import { methods } from '../support/methods.ts'
import { startServedHost } from '../support/served-page.ts'
import { withProvider } from '../support/sign-in-ways.ts'
import { toStrictPolicy } from '../support/strict-policy.ts'
import { main, others } from '../support/surfaces.ts'
import {
  type At,
  findWays,
  signInByCode,
  submitEmail,
  type Way,
  waitUntilSignedIn,
} from './ways.ts'

/** A browser that the journeys run in. */
export interface BrowserUnderTest {
  readonly name: string
  /** Why its driver lends no device with passkeys; null where it does. */
  readonly lacksPasskeys: string | null
  launch(): Promise<DrivenBrowser>
}

const [, shadow = main] = [main, ...others]

/** Registers the journeys of a browser. */
export function describeJourneys({ name, lacksPasskeys, launch }: BrowserUnderTest): void {
  describe(`W1: in ${name}`, () => {
    let browser: DrivenBrowser
    let cleanUps: (() => Promise<void>)[] = []
    beforeAll(async () => {
      browser = await launch()
    })
    afterEach(async () => {
      for (const cleanUp of cleanUps.reverse()) await cleanUp()
      cleanUps = []
    })
    afterAll(() => browser?.close())

    async function openPage(url: string): Promise<DrivenPage> {
      const page = await browser.openPage()
      cleanUps.push(() => page.close())
      await page.open(url)
      return page
    }

    async function visit(surface: typeof main, mount: MountOptions): Promise<At> {
      const { world, host, setOptions, stop } = await startJourneyHost({
        surface,
        policy: toStrictPolicy(),
        world: { project: withProvider },
      })
      cleanUps.push(stop)
      setOptions({ mount })
      return { world, host: host.origin, page: await openPage(host.origin) }
    }

    async function signIn(surface: typeof main, way: Way) {
      const at = await visit(surface, way.mount)
      await way.signIn(at)
      await waitUntilSignedIn(at)
      await at.page.expectNoErrors()
    }

    const labelled = methods.flatMap(findWays).map((way) => [way.name, way] as const)
    const able = labelled.filter(([, way]) => !(way.needsPasskeys && lacksPasskeys))

    test.each(able)('W1: a user signs in by %s, under the strictest policy', (_, way) =>
      signIn(main, way),
    )

    test('W1: a user signs in by a passcode in a shadow root', () =>
      signIn(shadow, findWays('otp')[0] ?? expect.fail('There is no way.')))

    test('W1: a user signs in on the hosted page and allows an app what it asks', async () => {
      const { world, appUrl, stop } = await startWithClientApp()
      cleanUps.push(stop)
      const page = await openPage(appUrl)
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

    test('W1: the pages that exist in development only cause no violation of their own policies', async () => {
      const { world, stop } = await startWithClientApp()
      cleanUps.push(stop)
      const page = await openPage(`${world.origin}/dev/inbox`)
      await page.waitFor('heading', 'Inbox')
      await page.expectNoErrors()
    })

    test.each([
      ['in the page', {}],
      ['in a declarative shadow root', { enableShadowDOM: true }],
    ])(
      'W1: a first screen that the page came with, %s, keeps a submit until the code is there',
      async (_, root) => {
        const { world, host, stop } = await startServedHost({
          served: { config: { products: ['emailMagicLinks'], ...root } },
          policy: 'with hashes',
          isHeld: true,
        })
        cleanUps.push(stop)
        const page = await openPage(host.origin)
        await submitEmail({ page })
        expect(await page.call(() => document.body.dataset.mounted ?? null)).toBe(null)
        await page.call(() => Reflect.get(window, 'letGo')())
        await page.waitFor('heading', 'Check your email')
        expect(await world.inbox.linkFor('ada@example.com')).toContain('/magic_links/redirect')
        await page.expectNoErrors()
      },
    )
  })
}
