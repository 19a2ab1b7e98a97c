/** The preset `quartz`: that it is seen where it was chosen and nowhere else. `every-screen.test.ts` has every screen in it. */
import { takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode, byLink, byPassword } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { logo } from './support/logo.ts'
import { main, reactShadow, surfaces } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const quartz = { theme: 'quartz' }

/** Computed values of the first element that matches, in the page or in a shadow root. */
const measure = (page: Page, selector: string, ...names: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)),
      names,
    )

describe('quartz', () => {
  const startJourney = prepareJourneys()

  test.each(takeRows(surfaces, [reactShadow]))('has its sizes, $name', async (surface) => {
    const { visit } = await startJourney({ surface })
    const { page, heading } = await visit({ mount: { ...byCode, presentation: quartz } })
    await heading('Sign up or log in').waitFor()
    expect(await measure(page, '.st-card', 'width', 'padding-top', 'border-radius')).toEqual([
      '400px',
      '35px',
      '12px',
    ])
    expect(await measure(page, '.st-heading', 'font-size', 'line-height')).toEqual([
      '22px',
      '27.9994px',
    ])
    expect(await measure(page, '.st-input', 'height', 'border-radius')).toEqual(['44px', '10px'])
    expect(await measure(page, '.st-button', 'height', 'font-weight')).toEqual(['44px', '500'])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await measure(page, '.st-card', 'background-color')).toEqual(['rgb(21, 23, 28)'])
  })

  test.each(takeRows(surfaces, [reactShadow]))(
    'E12: under the logo and the heading it says whose page it is, in room that is kept, $name',
    async (surface) => {
      const { visit, world } = await startJourney({ surface })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const at = await visit({
        mount: { ...byLink, presentation: { ...quartz, options: { logo } } },
        prepare: (page) =>
          page.route('**/projects/bootstrap/*', async (route) => {
            await held
            await route.continue()
          }),
      })
      const line = at.widget.locator('.st-project')
      await at.widget.locator('.st-logo img').waitFor()
      expect(await line.count()).toBe(0)
      const before = await at.emailField.boundingBox()
      release()
      await line.waitFor()
      expect(await line.innerText()).toBe(`to ${world.project.name}`)
      expect(await at.emailField.boundingBox()).toEqual(before)
    },
  )

  test('E12: without a logo, and in the default theme, nothing of that stands there', async () => {
    const { visit } = await startJourney({ surface: main })
    for (const presentation of [quartz, { options: { logo } }]) {
      const at = await visit({ mount: { ...byLink, presentation } })
      await at.widget.getByRole('link', { name: 'Powered by Portico' }).waitFor()
      expect(await at.widget.getByText('to Fieldnotes').filter({ visible: true }).count()).toBe(0)
      const [padding] = await measure(at.page, '.st-heading', 'padding-bottom')
      expect(padding).toBe('0px')
    }
  })

  test('does not affect a widget without it on the same page', async () => {
    const { visit } = await startJourney({ surface: main })
    const { page, heading, widget } = await visit({
      mount: { ...byLink, presentation: quartz },
      remount: byLink,
    })
    await heading('Sign up or log in').waitFor()
    await page.evaluate(() => {
      const second = document.createElement('stytch-ui')
      document.body.append(second)
      // what the first one has, apart from the theme
      const first = document.querySelector('stytch-ui')
      Object.assign(second, {
        client: Reflect.get(first ?? {}, 'client'),
        config: Reflect.get(first ?? {}, 'config'),
      })
    })
    await widget.nth(1).locator('.st-heading').waitFor()
    expect(await measure(page, '.st-heading >> nth=0', 'font-size')).toEqual(['22px'])
    expect(await measure(page, '.st-heading >> nth=1', 'font-size')).toEqual(['24px'])
    expect(await measure(page, '.st-card >> nth=1', 'border-radius')).toEqual(['8px'])
  })

  test('keeps the focus visible, with and without custom colours', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({ mount: { ...byPassword, presentation: quartz } })
    await at.emailField.focus()
    expect(await measure(at.page, '.st-input', 'border-top-color')).toEqual(['rgb(70, 86, 210)'])
    await at.page.keyboard.press('Tab')
    expect(await measure(at.page, '.st-button', 'outline-width', 'outline-style')).toEqual([
      '2px',
      'solid',
    ])
    await at.page.emulateMedia({ forcedColors: 'active' })
    expect(await measure(at.page, '.st-card', 'border-top-style')).toEqual(['solid'])
    expect(await measure(at.page, '.st-button', 'outline-width')).toEqual(['2px'])
  })

  test('draws borders on buttons for users who prefer more contrast', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({
      mount: { ...byLink, presentation: quartz },
      prepare: (page) => page.emulateMedia({ contrast: 'more' }),
    })
    await at.submitEmail('ada@example.com')
    await at.heading('Check your email').waitFor()
    const [edge] = await measure(at.page, '.st-button', 'border-top-color')
    // the stronger of the two outlines of an input
    expect(edge).toBe('rgb(90, 96, 107)')
  })
})
