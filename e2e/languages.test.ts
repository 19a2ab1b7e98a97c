/** The widget in another language: how it is chosen, that nothing is drawn before, and what travels with the calls. */
import { takeRows, takeTurns } from '@portico/testkit/run'
import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { sayLanguage } from './support/say-language.ts'
import { main, surfaces } from './support/surfaces.ts'
import { waitForLanguage } from './support/wait-for-language.ts'

const test = takeTurns(import.meta.url)

/** The file of a language: `locale-de-<hash>.js` in the bundle, `de-<hash>.js` in the build of a host. */
const isLanguage =
  (tag: string) =>
  ({ pathname }: URL) =>
    new RegExp(`/(locale-)?${tag}-[\\w-]{8}\\.js$`).test(pathname)

/** Holds back a language until it is let go. */
function holdLanguage(tag: string, answer: (route: Route) => Promise<void>) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let wasAsked = (_: Page) => {}
  const asked = new Promise<Page>((resolve) => {
    wasAsked = resolve
  })
  const prepare = async (page: Page) => {
    await waitForLanguage(page)
    await page.route(isLanguage(tag), async (route) => {
      wasAsked(page)
      await held
      await answer(route)
    })
  }
  return { prepare, release, asked }
}

/** Says the page's language, and waits for the widget's. */
const say = (language: string | null) => async (page: Page) => {
  await waitForLanguage(page)
  await sayLanguage(language)(page)
}

const german = { heading: 'Registrieren oder anmelden', button: 'Weiter mit E-Mail' }

describe.each(takeRows(surfaces, [main]))('the language of a widget, $name', (surface) => {
  const startJourney = prepareJourneys()

  test('is the one of `locale`: nothing is drawn before it is there, and the host’s texts replace its own', async () => {
    const { visit } = await startJourney({ surface })
    const { prepare, release, asked } = holdLanguage('de', (route) => route.continue())
    const strings = { 'methodDivider.text': 'Own', 'formField.email.label': 'Own field' }
    const visiting = visit({ mount: { ...byCode, strings, locale: 'de-AT' }, prepare })
    const page = await asked
    expect(await page.getByRole('textbox').count()).toBe(0)
    release()
    const { widget } = await visiting
    await widget.getByRole('heading', { name: german.heading, exact: true }).waitFor()
    await widget.getByRole('textbox', { name: 'Own field', exact: true }).waitFor()
    await widget.getByRole('button', { name: german.button, exact: true }).waitFor()
    expect(await widget.locator('.st-root').getAttribute('lang')).toBe('de-AT')
    expect(await widget.locator('.st-root').getAttribute('dir')).toBe('ltr')
  })

  test('is the page’s without `locale`, in any browser; every call names it; it stays after a reload', async () => {
    const { visit, world } = await startJourney({ surface })
    const { widget, page } = await visit({
      mount: byCode,
      prepare: say('de'),
      profile: { locale: 'fr-FR' },
    })
    const sent = page.waitForRequest((request) => request.url().includes('/login_or_create'))
    await widget.getByRole('textbox', { name: 'E-Mail', exact: true }).fill('ada@example.com')
    await widget.getByRole('button', { name: german.button, exact: true }).click()
    expect((await (await sent).allHeaders())['accept-language']).toBe('de')
    await widget.getByRole('heading', { name: 'Code eingeben', exact: true }).waitFor()
    expect(await world.inbox.codeFor('ada@example.com')).toMatch(/^\d{6}$/)
    // what keeps the screen loads after it, which may take longer than this test
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('portico-kept')))
      .not.toBeNull()
    await page.reload()
    await widget.getByRole('heading', { name: 'Code eingeben', exact: true }).waitFor()
  })

  test('is the browser’s first one that the widget has, where the page says none', async () => {
    const { visit } = await startJourney({ surface })
    const { widget } = await visit({
      mount: byCode,
      prepare: say(null),
      profile: { locale: 'de-CH' },
    })
    await widget.getByRole('heading', { name: german.heading, exact: true }).waitFor()
    expect(await widget.locator('.st-root').getAttribute('lang')).toBe('de-CH')
  })

  test('is written from right to left in Arabic, with its address from left to right', async () => {
    const { visit } = await startJourney({ surface })
    const { widget, page } = await visit({
      mount: { ...byCode, locale: 'ar' },
      prepare: waitForLanguage,
    })
    const field = widget.getByRole('textbox')
    await field.waitFor()
    const read = (property: string) =>
      field.evaluate((element, name) => getComputedStyle(element)[name as 'direction'], property)
    expect(await widget.locator('.st-root').getAttribute('dir')).toBe('rtl')
    expect([await read('direction'), await read('textAlign')]).toEqual(['ltr', 'right'])
    await field.fill('ada@example.com')
    await page.keyboard.press('Enter')
    const cells = widget.locator('.st-cell')
    await cells.nth(5).waitFor()
    const boxes = await cells.evaluateAll((all) =>
      all.map((cell) => cell.getBoundingClientRect().x),
    )
    // a code is read from left to right
    expect(boxes).toEqual(boxes.toSorted((a, b) => a - b))
    const [back, card] = await Promise.all(
      ['.st-back', '.st-card'].map((name) => widget.locator(name).first().boundingBox()),
    )
    // the arrow back stands at the beginning of the line, on the right
    expect((back?.x ?? 0) - (card?.x ?? 0)).toBeGreaterThan((card?.width ?? 0) / 2)
    const arrow = widget.locator('.st-back .st-mirrored').first()
    expect(await arrow.evaluate((icon) => getComputedStyle(icon).transform)).toContain('-1')
  })

  inLongRun('packages/widget/src/locales/take-language')(
    'is English if its file cannot be loaded',
    async () => {
      const { visit } = await startJourney({ surface })
      const { prepare, release } = holdLanguage('de', (route) => route.abort())
      release()
      const { widget } = await visit({ mount: { ...byCode, locale: 'de' }, prepare })
      await widget.getByRole('heading', { name: 'Sign up or log in', exact: true }).waitFor()
      expect(await widget.locator('.st-root').getAttribute('lang')).toBe('en')
    },
  )

  test('that the widget does not have is the host’s own, with its texts, plurals and direction', async () => {
    const { visit } = await startJourney({ surface })
    const strings = { 'login.title': 'ثبت نام یا ورود', 'button.emailLogin': 'ادامه با ایمیل' }
    const { widget } = await visit({ mount: { ...byCode, strings, locale: 'fa' } })
    await widget.getByRole('heading', { name: strings['login.title'], exact: true }).waitFor()
    const root = widget.locator('.st-root')
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual(['fa', 'rtl'])
  })
})
