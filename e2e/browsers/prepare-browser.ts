/** What the journeys of a browser stand on. The browser lives as long as the file, all else as long as a test. */
import type { World, WorldOptions } from '@portico/testkit'
import type { DrivenBrowser, DrivenPage } from '@portico/testkit/drivers'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startWithClientApp } from '../support/client-app-fixture.ts'
import type { MountOptions } from '../support/host-options.ts'
import { startJourneyHost } from '../support/journey.ts'
import { type ServedOptions, startServedHost } from '../support/served-page.ts'
import { withProvider } from '../support/sign-in-ways.ts'
import { toStrictPolicy } from '../support/strict-policy.ts'
import { main, type Surface } from '../support/surfaces.ts'
import type { At } from './ways.ts'

/** Opens pages in one browser, each in a profile of its own. */
export interface PreparedBrowser {
  open(url: string): Promise<DrivenPage>
  /** Opens the host page of a journey, under the strictest policy. */
  visit(mount: MountOptions, surface?: Surface): Promise<At>
  /** Opens the client app that sends users to the hosted pages. */
  visitClientApp(world?: WorldOptions): Promise<{ page: DrivenPage; world: World }>
  /** Opens a page that came with its first screen, and waits with the widget's code until it is let go. */
  visitServed(config: ServedOptions): Promise<{ page: DrivenPage; world: World }>
  /** Ends with the test. */
  own<Started extends { stop(): Promise<unknown> }>(starting: Promise<Started>): Promise<Started>
}

/** Registers set-up and clean-up for a browser. */
export function prepareBrowser(launch: () => Promise<DrivenBrowser>): PreparedBrowser {
  let browser: DrivenBrowser
  let cleanUps: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    browser = await launch()
  })
  afterEach(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
    cleanUps = []
  })
  afterAll(() => browser?.close())

  const own: PreparedBrowser['own'] = async (starting) => {
    const started = await starting
    cleanUps.push(() => started.stop())
    return started
  }
  const open = async (url: string) => {
    const page = await browser.openPage()
    cleanUps.push(() => page.close())
    await page.open(url)
    return page
  }

  return {
    open,
    own,
    async visit(mount, surface = main) {
      const { world, host, setOptions } = await own(
        startJourneyHost({ surface, policy: toStrictPolicy(), world: { project: withProvider } }),
      )
      setOptions({ mount })
      return { world, host: host.origin, page: await open(host.origin) }
    },
    async visitClientApp(options) {
      const { world, appUrl } = await own(startWithClientApp(options))
      return { world, page: await open(appUrl) }
    },
    async visitServed(config) {
      const { world, host } = await own(
        startServedHost({ served: { config }, policy: 'with hashes', isHeld: true }),
      )
      return { world, page: await open(host.origin) }
    },
  }
}

/** Lets the code of a served first screen come. */
export const letGo = (page: DrivenPage): Promise<void> =>
  page.call(() => Reflect.get(window, 'letGo')())
