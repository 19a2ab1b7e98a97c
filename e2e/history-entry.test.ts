/** With `historyEntry` the browser's Back does what the arrow of a screen does, and nothing else of the history changes. */
import { takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import type { MountOptions } from './support/host-options.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { main } from './support/surfaces.ts'
import { waitForPaint } from './support/wait-for-paint.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const withEntry = { config: { ...byCode.config, historyEntry: true } }
const readLength = (page: Page) => page.evaluate(() => history.length)
const waitForEntry = (page: Page) =>
  page.waitForFunction(() => history.state?.porticoScreen === true)
const waitForNoEntry = (page: Page) => page.waitForFunction(() => !history.state?.porticoScreen)

/** A router as React Router and Next have: it keeps its own state in each entry, and draws the route of the address. */
function installRouter() {
  const heard: string[] = []
  Object.assign(window, { heard })
  history.replaceState({ idx: 0, key: 'first', __NA: true }, '')
  addEventListener('popstate', ({ state }) => {
    // an entry without its state makes Next load the page anew
    if (!state?.__NA) location.reload()
    heard.push(`${state?.idx} ${location.pathname}`)
  })
}

describe('the browser’s Back', () => {
  const startJourney = prepareJourneys()

  const start = async (
    mount: MountOptions = withEntry,
    prepare?: (page: Page) => Promise<unknown>,
  ) => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({ mount, path: null, ...(prepare && { prepare }) })
    await at.page.goto(`${journey.host.origin}/host/host.css`)
    await at.page.goto(journey.host.origin)
    return { ...journey, at }
  }
  const reach = async (at: Visit) => {
    await at.submitEmail(ada)
    await at.heading('Enter passcode').waitFor()
    await waitForEntry(at.page)
  }

  test('E7: leads from the code screen to Main, which has the address; Forward does no harm, and the code screen comes again', async () => {
    const { at, world } = await start()
    await reach(at)
    await at.page.goBack()
    await at.heading('Sign up or log in').waitFor()
    expect(await at.emailField.inputValue()).toBe(ada)
    await at.page.goForward()
    await at.heading('Sign up or log in').waitFor()
    expect(await at.emailField.inputValue()).toBe(ada)
    await world.inbox.codeFor(ada)
    const length = await readLength(at.page)
    await reach(at)
    expect(await readLength(at.page)).toBe(length)
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await at.heading('Success!').waitFor()
    await at.opened.expectNoErrors()
  })

  test('E7: leaves the page from Main as without the option, also after the arrow', async () => {
    const { at } = await start()
    await reach(at)
    await at.backButton.click()
    await at.heading('Sign up or log in').waitFor()
    await waitForNoEntry(at.page)
    await at.page.goBack()
    expect(new URL(at.page.url()).pathname).toBe('/host/host.css')
  })

  test('E7: leads to Main also after a reload of the code screen', async () => {
    const { at } = await start()
    await reach(at)
    const length = await readLength(at.page)
    await at.page.waitForFunction(() => sessionStorage.getItem('portico-kept') !== null)
    await at.page.reload()
    await at.heading('Enter passcode').waitFor()
    expect(await readLength(at.page)).toBe(length)
    await waitForPaint(at.page)
    await at.page.goBack()
    await at.heading('Sign up or log in').waitFor()
    expect(await at.emailField.inputValue()).toBe(ada)
  })

  test('E7: disturbs no router: its state is in every entry, and no address changes', async () => {
    const { at } = await start(withEntry, (page) => page.addInitScript(installRouter))
    await reach(at)
    expect(await at.page.evaluate(() => history.state)).toMatchObject({ idx: 0, key: 'first' })
    await at.page.goBack()
    await at.heading('Sign up or log in').waitFor()
    expect(await at.emailField.inputValue()).toBe(ada)
    expect(await at.page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['0 /'])
  })

  test('E7: goes where the host’s router went, once that has changed the address', async () => {
    const { at } = await start()
    await reach(at)
    await at.page.evaluate(() => history.pushState({ idx: 1 }, '', '/elsewhere'))
    const length = await readLength(at.page)
    await at.backButton.click()
    await at.heading('Sign up or log in').waitFor()
    expect([new URL(at.page.url()).pathname, await readLength(at.page)]).toEqual([
      '/elsewhere',
      length,
    ])
  })

  test('E7: leaves the page where the option is not set', async () => {
    const { at } = await start({ config: byCode.config })
    const length = await readLength(at.page)
    await at.submitEmail(ada)
    await at.heading('Enter passcode').waitFor()
    await at.page.waitForFunction(() => sessionStorage.getItem('portico-kept') !== null)
    expect([await readLength(at.page), await at.page.evaluate(() => history.state)]).toEqual([
      length,
      null,
    ])
    await at.page.goBack()
    expect(new URL(at.page.url()).pathname).toBe('/host/host.css')
  })
})
