import type { World } from '@portico/testkit'
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { byCode } from './support/configurations.ts'
import { createPlaygroundWorld } from './support/create-playground-world.ts'
import { prepareJourneys } from './support/journey.ts'
import { measureLayouts } from './support/measure-layouts.ts'
import { preparePages } from './support/prepare-pages.ts'
import { main, others } from './support/surfaces.ts'
import { measureText, setRootSize } from './support/text-sizes.ts'

describe.each([main, ...others])('the card, $name', (surface) => {
  const startJourney = prepareJourneys()

  test('has its intended width, or as much as there is room for, wherever it is placed', async () => {
    const { visit } = await startJourney({ surface })
    const { page, ...at } = await visit({ mount: byCode })
    await at.emailField.waitFor()
    const card = at.widget.locator('.st-card')
    const { measured, wanted } = await measureLayouts({
      page,
      card,
      place: '#sign-in',
      around: 'main',
    })
    expect(measured).toEqual(wanted)
  })

  test('B3: its texts follow the size that the reader has set in the browser, and never the page’s root', async () => {
    const { visit } = await startJourney({ surface })
    const { page, ...at } = await visit({ mount: byCode })
    await at.emailField.waitFor()
    const sizes = await measureText(page)
    expect(sizes).toContain(16)
    for (const root of ['62.5%', '10px', '2rem']) {
      await setRootSize(page, root)
      expect(await measureText(page), root).toEqual(sizes)
    }
    const reader = await page.context().newCDPSession(page)
    await reader.send('Page.setFontSizes', { fontSizes: { standard: 20 } })
    for (const root of ['', '62.5%']) {
      await setRootSize(page, root)
      expect(await measureText(page), root).toEqual(sizes.map((size) => size * 1.25))
    }
  })

  test('is as wide as its theme or the page’s CSS variable says', async () => {
    const { visit } = await startJourney({ surface })
    const styles = { container: { width: '520px' } }
    const { page, ...at } = await visit({ mount: { ...byCode, styles } })
    await at.emailField.waitFor()
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.addStyleTag({
      content:
        'main > :not(#sign-in) { display: none } main { display: flex; justify-content: center }',
    })
    const widthOf = async () => (await at.widget.locator('.st-card').boundingBox())?.width
    expect(await widthOf()).toBe(520)
    await page.addStyleTag({ content: ':root { --st-container-width: 300px }' })
    expect(await widthOf()).toBe(300)
  })
})

/** How wide it is on our own pages, which leave 16 px at each side. */
async function expectWidths(page: Page, card: Locator, label: string) {
  for (const [width, wanted] of [
    [320, 288],
    [400, 368],
    [1200, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect((await card.boundingBox())?.width, `${label}, ${width} px`).toBe(wanted)
  }
}

describe('the card on the hosted pages', () => {
  const start = prepareClientApp()

  test('has its intended width wherever the hosted pages place it', async () => {
    const at = await start()
    const card = at.page.locator('.st-card')
    const expectOnPage = async (name: string) => {
      await expectWidths(at.page, card, name)
      const { measured, wanted } = await measureLayouts({
        page: at.page,
        card,
        place: '#portico',
        around: 'main',
      })
      expect(measured, name).toEqual(wanted)
    }
    await at.press('Sign in with Portico')
    await at.page.getByRole('button', { name: 'Continue with email' }).waitFor()
    // there the page's own card stands around the widget, which only has to fill it
    const frame = at.page.locator('.hp-frame')
    await expectWidths(at.page, frame, 'sign-in')
    const inside = await card.boundingBox()
    expect(inside?.width).toBe(((await frame.boundingBox())?.width ?? 0) - 2)
    await at.signIn()
    await at.page.getByRole('button', { name: 'Allow' }).waitFor()
    await expectOnPage('consent')
  })
})

describe('the card on the playground', () => {
  const openPage = preparePages()
  let world: World
  afterEach(() => world.stop())

  test('has its intended width wherever it is placed, in the page and in a shadow root', async () => {
    world = await createPlaygroundWorld()
    const opened = await openPage()
    const { page } = opened
    await page.goto(world.origin)
    const widget = page.locator('stytch-ui')
    const card = widget.locator('.st-card')
    for (const root of ['light', 'shadow']) {
      if (root === 'shadow') await page.getByRole('button', { name: 'Shadow root' }).click()
      await page.locator(root === 'shadow' ? 'stytch-ui[shadow]' : 'stytch-ui').waitFor()
      await widget.getByLabel('Email').waitFor()
      await expectWidths(page, card, root)
      const { measured, wanted } = await measureLayouts({
        page,
        card,
        place: '#sign-in',
        around: '.pg-preview-card',
        css: '.pg-page { display: block } .pg-preview-floor { display: block; padding: 0 } .pg-preview-card { width: auto }',
      })
      expect(measured, root).toEqual(wanted)
    }
    await opened.close()
  })
})
