import type { World } from '@portico/testkit'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { createTestProject } from '@portico/testkit/world'
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { byCode } from './support/configurations.ts'
import { createPlaygroundWorld } from './support/create-playground-world.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { measureLayouts } from './support/measure-layouts.ts'
import { preparePages } from './support/prepare-pages.ts'
import { reactShadow, surfaces } from './support/surfaces.ts'
import { measureText, setRootSize } from './support/text-sizes.ts'

const test = takeTurns(import.meta.url)

describe.each(takeRows(surfaces, [reactShadow]))('the card, $name', (surface) => {
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

  inLongRun('e2e/every-screen')(
    'B3: its texts follow the size that the reader has set in the browser, and never the page’s root',
    async () => {
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
    },
  )

  inLongRun('e2e/themes')('is as wide as its theme or the page’s CSS variable says', async () => {
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

  inLongRun('e2e/hosted-states')(
    'has its intended width wherever the hosted pages place it',
    async () => {
      const at = await start()
      const card = at.page.locator('.st-card')
      const frame = at.page.locator('.hp-frame')
      const expectOnPage = async (name: string) => {
        await expectWidths(at.page, frame, name)
        // the page's own card stands around the widget, which only has to fill it
        const inside = await card.boundingBox()
        expect(inside?.width, name).toBe(((await frame.boundingBox())?.width ?? 0) - 2)
      }
      await at.press('Sign in with Portico')
      await at.page.getByRole('button', { name: 'Continue with email' }).waitFor()
      await expectOnPage('sign-in')
      await at.signIn()
      await at.page.getByRole('button', { name: 'Allow' }).waitFor()
      await expectOnPage('consent')
    },
  )

  test.each(takeFirst(['default', 'quartz'] as const, 1))(
    'E12: the house stands on the line of what is below it, nothing stands out of the card, and an address breaks at its parts: %s',
    async (theme) => {
      const button = {
        light: { fill: '#4B3FA7', text: '#FFFFFF' },
        dark: { fill: '#BDB4F7', text: '#17133A' },
      }
      const at = await start({
        project: {
          brand: { logoUrl: null, button, accent: button, theme, postalLine: null, helpUrl: null },
        },
      })
      const { page } = at
      const expectTidy = async (name: string) => {
        for (const width of [1200, 400, 320, 195]) {
          await page.setViewportSize({ width, height: 800 })
          const { lefts, rights, edge } = await measureCard(page)
          expect(new Set(lefts).size, `${name}, ${width} px: ${lefts}`).toBe(1)
          for (const right of rights) expect(right, `${name}, ${width} px`).toBeLessThan(edge)
        }
      }
      await at.press('Sign in with Portico')
      await page.getByRole('link', { name: 'Powered by Portico' }).waitFor()
      await expectTidy('sign-in')
      await page.setViewportSize({ width: 1200, height: 800 })
      await at.signIn('ada.lovelace-of-marylebone@analytical-engines.example')
      await page.getByRole('button', { name: 'Allow' }).waitFor()
      await expectTidy('consent')
      expect((await listLines(page, '.st-account bdi')).length).toBeGreaterThan(2)
      for (const line of (await listLines(page, '.st-account bdi')).slice(0, -1)) {
        expect(line).toMatch(/[@.-]$/)
      }
      await page.setViewportSize({ width: 1200, height: 800 })
      await at.press('Allow')
      await at.waitForAccount()
      for (const path of ['/device', '/v1/oauth2/logout']) {
        await page.goto(at.world.origin + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectTidy(path)
        const primary = page.locator('.hp-card button').first()
        const fill = await primary.evaluate((one) => getComputedStyle(one).backgroundColor)
        expect(fill, path).toBe('rgb(75, 63, 167)')
      }
    },
  )
})

describe('the head of a hosted consent', () => {
  const start = prepareClientApp()
  const houseUrl = 'https://logos.example/house.svg'
  const appLogoUrl = 'https://logos.example/app.svg'

  /** Goes to the consent; a logo that is not among these does not come. */
  const reachConsent = async (
    urls: { houseUrl: string | null; appLogoUrl: string | null },
    coming: readonly string[] = [houseUrl, appLogoUrl],
  ) => {
    const { brand } = createTestProject()
    const at = await start(
      { project: { brand: { ...brand, logoUrl: urls.houseUrl } } },
      { logoUrl: urls.appLogoUrl },
    )
    const { page } = at
    await page.context().route('https://logos.example/**', (route) =>
      coming.includes(route.request().url())
        ? route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100"/></svg>',
          })
        : route.abort(),
    )
    await at.press('Sign in with Portico')
    const lead = page.getByText('with your Fieldnotes account')
    await lead.waitFor()
    await at.signIn()
    await page.getByRole('button', { name: 'Allow' }).waitFor()
    expect(await lead.count()).toBe(0)
    return { ...at, pair: page.locator('.st-logo-pair'), name: page.locator('.hp-name') }
  }

  test('E12: the app’s logo stands beside the house’s, in the place of the house’s name, within every width', async () => {
    const { page, pair, name, opened } = await reachConsent({ houseUrl, appLogoUrl })
    await pair.waitFor()
    expect(await name.isVisible()).toBe(false)
    const heading = page.getByRole('heading', { level: 1 })
    for (const width of [1280, 400, 320, 195]) {
      await page.setViewportSize({ width, height: 900 })
      const [app, house] = await pair
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()))
      const box = await heading.boundingBox()
      expect([width, app.x, Math.round(app.height)]).toEqual([width, box?.x, 44])
      expect(app.width).toBeLessThanOrEqual(100)
      expect(house.x).toBeGreaterThan(app.right)
      expect(house.right).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
    }
    await opened.expectNoErrors()
  })

  test.each(
    takeFirst(
      [
        ['the house has no logo', { houseUrl: null, appLogoUrl }, [appLogoUrl], 1],
        ['the app has no logo', { houseUrl, appLogoUrl: null }, [houseUrl], 0],
        ['the house’s logo does not come', { houseUrl, appLogoUrl }, [appLogoUrl], 1],
        ['the app’s logo does not come', { houseUrl, appLogoUrl }, [houseUrl], 0],
      ] as const,
      1,
    ),
  )(
    'E12: where %s, the house’s name stays on the card, and there is no hole',
    async (_, urls, coming, left) => {
      const { page, pair, name } = await reachConsent(urls, coming)
      await expect.poll(() => page.locator('#portico .st-app-logo img').count()).toBe(left)
      expect(await pair.count()).toBe(0)
      expect(await name.innerText()).toBe('Fieldnotes')
    },
  )
})

/** Where the lines of a hosted page's card begin, and how far its parts reach. */
const measureCard = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('.hp-card')
    const parts = [...(card?.querySelectorAll('.hp-name, h1, button, a, svg, p') ?? [])]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
    return {
      lefts: parts
        .filter(({ part }) => part.matches('.hp-name, h1, button[type=submit], section > button'))
        .map(({ box }) => Math.round(box.left)),
      rights: parts.map(({ box }) => box.right),
      edge: card?.getBoundingClientRect().right ?? 0,
    }
  })

/** The lines of a text, as they stand. */
const listLines = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const lines = new Map<number, string>()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const value = text.nodeValue ?? ''
        for (let at = 0; at < value.length; at += 1) {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const top = Math.round(range.getBoundingClientRect().top)
          lines.set(top, (lines.get(top) ?? '') + value[at])
        }
      }
      return [...lines.values()]
    })

describeInLongRun(
  'e2e/layouts',
  'has its intended width, or as much as there is room for, wherever it is placed',
)('the card on the playground', () => {
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
