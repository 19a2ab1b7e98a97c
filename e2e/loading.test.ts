import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode, byLink, byPassword } from './support/configurations.ts'
import { isChunk } from './support/is-chunk.ts'
import { prepareJourneys } from './support/journey.ts'
import { slowDown } from './support/slow-down.ts'
import { main, standalone } from './support/surfaces.ts'
import { waitForPaint } from './support/wait-for-paint.ts'

const test = takeTurns(import.meta.url)

/** Holds back what an address answers, until it is let go. */
function hold(pattern: Parameters<Page['route']>[0]) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const prepare = (page: Page) =>
    page.route(pattern, async (route) => {
      await held
      await route.continue()
    })
  return { prepare, release }
}

describe.each(takeRows(standalone, [main]))('while a screen loads, $name', (surface) => {
  const startJourney = prepareJourneys({ isFresh: true })

  test('the card keeps its height and the focus stays in it', async () => {
    const { visit } = await startJourney({ surface })
    const { prepare, release } = hold(isChunk('otp-screens'))
    const at = await visit({ mount: byCode, prepare })
    const card = at.widget.locator('.st-card')
    const heightOf = async () => (await card.boundingBox())?.height
    const hasFocus = () =>
      at.widget.evaluate(
        (element) => (element.shadowRoot ?? element).querySelector(':focus') !== null,
      )
    await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
    const before = await heightOf()

    await at.submitEmail('ada@example.com')
    await at.widget.getByRole('progressbar', { name: 'Loading' }).waitFor()
    expect(await heightOf()).toBe(before)
    await expect.poll(hasFocus).toBe(true)

    release()
    await at.heading('Enter passcode').waitFor()
    await expect.poll(() => at.codeField.evaluate((field) => field.matches(':focus'))).toBe(true)
    expect(await at.widget.locator('[style*="min-height"]').count()).toBe(0)
  })

  // the code of the calls is fetched at the first key: on a slow network it is still on its way at the submit
  test.each(
    takeRows([400, 320], [320]).flatMap((width) =>
      takeFirst(Object.entries({ byLink, byCode, byPassword })).map(([way, mount]) => ({
        way,
        mount,
        width,
      })),
    ),
  )(
    'E8, E13: at $width px the pressed button turns a spinner before anything else has arrived, and keeps its size ($way)',
    async ({ mount, width }) => {
      const { visit } = await startJourney({ surface })
      const late = hold('**/*')
      const at = await visit({ mount, profile: { viewport: { width, height: 640 } } })
      const button = at.widget.getByRole('button', { name: 'Continue with email' })
      const before = await button.boundingBox()
      await late.prepare(at.page)
      await at.emailField.fill('ada@example.com')
      await at.emailField.press('Enter')
      const busy = at.widget.locator('button[aria-busy="true"]')
      await busy.waitFor()
      expect(await busy.locator('.st-spinner').isVisible()).toBe(true)
      const isNarrow = await at.widget
        .locator('.st-card')
        .evaluate((card) => card.clientWidth < 360)
      const opacity = await busy
        .locator('.st-button-label')
        .evaluate((label) => getComputedStyle(label).opacity)
      expect(opacity).toBe(isNarrow ? '0' : '1')
      expect(await busy.boundingBox()).toEqual(before)
      late.release()
      await at.widget
        .getByRole('heading', { name: /^(Check your email|Enter passcode|Finish creating)/ })
        .waitFor()
    },
  )

  test.each(
    takeFirst(
      [
        ['a link', byLink, /^Check your email$/],
        ['a code', byCode, /^Enter passcode$/],
        ['a password', byPassword, /^Finish creating/],
      ],
      1,
    ),
  )(
    'what was typed and submitted before the code of the calls has arrived is sent once, on a slow phone too: %s',
    async (way, mount, heading) => {
      const { world, visit } = await startJourney({ surface })
      const { prepare, release } = hold(isChunk('calls'))
      const { page, ...at } = await visit({
        mount,
        prepare: async (opened) => {
          await slowDown(opened)
          await prepare(opened)
        },
      })
      const email = `early-${way.replace(/\W/g, '')}-${surface.root}@example.com`
      await at.emailField.fill(email)
      await at.emailField.press('Enter')
      await at.widget.locator('[aria-busy="true"]').first().waitFor()
      expect(await at.emailField.inputValue()).toBe(email)
      await waitForPaint(page)
      expect(world.inbox.count(email)).toBe(0)

      release()
      await at.widget.getByRole('heading', { name: heading }).waitFor()
      if (mount !== byPassword) {
        await world.inbox.next(email)
        expect(world.inbox.count(email)).toBe(1)
      }
    },
  )

  test.each(
    takeFirst(
      [
        ['a code', byCode, isChunk('otp-screens'), /^Enter passcode$/],
        ['a password', byPassword, '**/users/search*', /^Finish creating/],
      ] as const,
      1,
    ),
  )(
    'a user who moves the focus to the page meanwhile keeps it there: %s',
    async (_, mount, late, heading) => {
      const { visit } = await startJourney({ surface })
      const { prepare, release } = hold(late)
      const { page, ...at } = await visit({ mount, prepare })
      await page.evaluate(() => {
        const search = document.createElement('input')
        search.ariaLabel = 'Search'
        document.body.append(search)
      })
      const search = page.getByRole('textbox', { name: 'Search' })

      await at.submitEmail('ada@example.com')
      await at.widget.locator('[aria-busy="true"]').first().waitFor()
      await search.focus()
      release()
      await at.widget.getByRole('heading', { name: heading }).waitFor()
      await page.keyboard.type('owls')
      await waitForPaint(page)
      await page.keyboard.type(' at night')
      expect(await search.inputValue()).toBe('owls at night')
      expect(await search.evaluate((field) => field.matches(':focus'))).toBe(true)
    },
  )
})
