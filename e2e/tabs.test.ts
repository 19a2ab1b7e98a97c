/**
 * Many tabs of one person, and clocks that are wrong: the session is asked for once, and nobody is
 * signed out.
 */
import { limits } from '@portico/contract'
import { createVirtualClock, type World } from '@portico/testkit'
import { isLongRun, takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { type Journey, prepareJourneys, type Visit } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const minute = 60_000
const hour = 60 * minute

/** Refreshes that reached the service, by its own log. */
const countRefreshes = ({ logs }: World) =>
  logs.filter((line) => {
    const { method, route } = JSON.parse(line)
    return method === 'POST' && route === '/sdk/v1/sessions/authenticate'
  }).length

async function signIn({ world }: Journey, at: Visit) {
  await at.submitEmail(ada)
  await at.codeField.fill(await world.inbox.codeFor(ada))
  await at.status.getByText(`Signed in as ${ada}`).waitFor()
}

const isSignedIn = (page: Page) =>
  page.locator('#status').getByText(`Signed in as ${ada}`).waitFor()

/** Hides Web Locks, as an older browser and a page on plain http do. */
const hideLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })

/** Counts in each tab how often it planned its next refresh: it does so when it knows the last one's answer. */
function countPlans() {
  Object.assign(window, { plans: 0 })
  const { setTimeout } = window
  const wrapped = (work: () => void, delay?: number) => {
    if (delay === 180_000) Object.assign(window, { plans: Reflect.get(window, 'plans') + 1 })
    return setTimeout(work, delay)
  }
  Object.assign(window, { setTimeout: wrapped })
}

const readPlans = (pages: readonly Page[]) =>
  Promise.all(pages.map((page) => page.evaluate((): number => Reflect.get(window, 'plans'))))

/** Waits until each tab has planned again. */
const waitForPlans = (pages: readonly Page[], before: readonly number[]) =>
  Promise.all(
    pages.map((page, index) =>
      page.waitForFunction((count = 0) => Reflect.get(window, 'plans') > count, before[index]),
    ),
  )

/** The sessions of the one person there is, as the service keeps them. */
async function listSessions({ storage, project, clock }: World) {
  const user = await storage.users.findByEmail(project.projectId, ada)
  const rows = await storage.sessions.listOfUser(project.projectId, user?.userId ?? '', clock.now())
  return rows.map((row) => row.sessionId)
}

/** Ten stand still for long on two cores that are busy: the long run opens them when nothing else runs. */
const tabCount = isLongRun ? 10 : 4

describe(`${tabCount} tabs of one user`, () => {
  const startJourney = prepareJourneys()

  test.each([
    ['with Web Locks', null],
    ['without Web Locks', hideLocks],
  ])(
    '%s refresh the session once per interval between them, and stay signed in',
    async (_, prepareBrowser) => {
      const journey = await startJourney({ surface: main })
      const { world, host } = journey
      const at = await journey.visit({
        mount: byCode,
        async prepare(page) {
          if (prepareBrowser) await page.context().addInitScript(prepareBrowser)
          await page.clock.install()
          await page.context().addInitScript(countPlans)
        },
      })
      await signIn(journey, at)
      await at.page.reload()
      const tabs = await Promise.all(
        Array.from({ length: tabCount - 1 }, () => at.opened.openTab()),
      )
      await Promise.all(tabs.map((tab) => tab.goto(host.origin)))
      const pages = [at.page, ...tabs]
      await waitForPlans(
        pages,
        pages.map(() => 0),
      )
      await Promise.all(
        pages.map((page) => page.locator('#status').getByText(`Signed in as ${ada}`).waitFor()),
      )

      const begun = await listSessions(world)
      for (const round of [1, 2]) {
        const before = countRefreshes(world)
        const plans = await readPlans(pages)
        await at.opened.context.clock.fastForward(3 * minute)
        await waitForPlans(pages, plans)
        expect([round, countRefreshes(world) - before]).toEqual([round, 1])
      }
      await Promise.all(pages.map(isSignedIn))
      expect(await listSessions(world)).toEqual(begun)
      expect(begun).toHaveLength(1)
      await at.opened.expectNoErrors()
    },
  )
})

/** A wrong clock, and by how much the service's and the page's stand elsewhere for it. */
const clocks = [
  ['the browser, an hour ahead', -hour, 0],
  ['the browser, an hour behind', hour, 0],
  ['the page alone, an hour ahead', 0, hour],
  ['the page alone, an hour behind', 0, -hour],
] as const

describe('a wrong clock', () => {
  const startJourney = prepareJourneys()

  // Cookies end by the browser's clock: where that one is wrong, it is the service that stands an hour away.
  test.each(takeRows(clocks, [clocks[0], clocks[3]]))(
    'of %s: the session survives a reload and a refresh, until it is ended',
    async (_, ofService, ofPage) => {
      const clock = createVirtualClock(Date.now() + ofService)
      const journey = await startJourney({ surface: main, world: { clock } })
      const { world } = journey
      const at = await journey.visit({
        mount: byCode,
        async prepare(page) {
          await page.clock.install({ time: Date.now() + ofPage })
          await page.context().addInitScript(countPlans)
        },
      })
      const { context } = at.opened
      await signIn(journey, at)
      const [cookie] = await context.cookies()
      const leftSeconds = (cookie?.expires ?? 0) - Date.now() / 1000
      expect(Math.abs(leftSeconds - limits.session.defaultMinutes * 60)).toBeLessThan(60)

      await at.page.reload()
      await waitForPlans([at.page], [0])
      await at.status.getByText(`Signed in as ${ada}`).waitFor()

      const before = countRefreshes(world)
      const plans = await readPlans([at.page])
      await context.clock.fastForward(3 * minute)
      await waitForPlans([at.page], plans)
      expect(countRefreshes(world) - before).toBe(1)
      expect(await listSessions(world)).toHaveLength(1)

      await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
      await at.status.getByText('Signed out').waitFor()
      expect(await context.cookies()).toEqual([])
      expect(await listSessions(world)).toEqual([])
      await at.opened.expectNoErrors()
    },
  )
})
