/** The country selector of the phone field: by keys, for screen readers, in any window, language and direction. */

import { expectAccessible } from '@portico/testkit'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byText } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { shadow, standalone } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const hasFocus = (place: Locator) => place.evaluate((it) => it.matches(':focus'))

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

describe.each(takeRows(standalone, [shadow]))('the country selector, $name', (surface) => {
  const startJourney = prepareJourneys()

  /** @param options.locale - of the widget, which keeps English names so that the page finds its parts */
  async function open(options: { profile?: BrowserContextOptions; locale?: string } = {}) {
    const { visit } = await startJourney({ surface })
    const { profile, locale } = options
    const strings = {
      'formField.phone.label': 'Phone number',
      'formField.countryCode.label': 'Country code',
      'formField.countryCode.search': 'Search',
    }
    const mount = locale ? { ...byText, strings, locale } : byText
    const at = await visit({ mount, ...(profile && { profile }) })
    await at.phoneField.waitFor()
    return { ...at, ...findParts(at) }
  }

  const findParts = ({ widget }: Visit) => ({
    search: widget.getByRole('combobox', { name: 'Search' }),
    list: widget.getByRole('listbox', { name: 'Country code' }),
    options: widget.getByRole('option'),
  })
  /** What a screen reader is told to be at: the option that the combobox names. */
  const readActive = ({ search, widget }: Awaited<ReturnType<typeof open>>) =>
    expect.poll(async () => {
      const id = await search.getAttribute('aria-activedescendant')
      return id === null ? null : widget.locator(`[role=option][id="${id}"] span`).innerText()
    })

  test.each(takeFirst(['ArrowDown', 'ArrowUp', 'Enter', 'Space'], 1))(
    'opens at %s, at the chosen',
    async (key) => {
      const at = await open()
      expect(await at.countryButton.getAttribute('aria-haspopup')).toBe('listbox')
      await at.countryButton.focus()
      await at.page.keyboard.press(key)
      await expect.poll(() => hasFocus(at.search)).toBe(true)
      expect(await at.countryButton.getAttribute('aria-expanded')).toBe('true')
      expect(await at.search.getAttribute('aria-controls')).toBe(await at.list.getAttribute('id'))
      await readActive(at).toBe('United States')
    },
  )

  test('arrows, pages, Home and End move, and the row that is moved to is in view', async () => {
    const at = await open()
    await at.countryButton.click()
    const { keyboard } = at.page
    for (const [key, name] of [
      ['ArrowDown', 'Uruguay'],
      ['ArrowUp', 'United States'],
      ['PageDown', 'Venezuela'],
      ['Home', 'Afghanistan'],
      ['ArrowUp', 'Afghanistan'],
      ['End', 'Zimbabwe'],
      ['PageUp', 'Vietnam'],
    ] as const) {
      await keyboard.press(key)
      await readActive(at).toBe(name)
      const row = await boxOf(at.options.filter({ hasText: name }).first())
      const list = await boxOf(at.list)
      expect(row.y, key).toBeGreaterThanOrEqual(Math.floor(list.y))
      expect(row.y + row.height, key).toBeLessThanOrEqual(Math.ceil(list.y + list.height))
    }
    await keyboard.press('Enter')
    expect(await at.countryButton.innerText()).toMatch(/^VN\s*\+84$/)
    await expect.poll(() => hasFocus(at.phoneField)).toBe(true)
  })

  test('Escape closes it, returns the focus, and leaves the country and the page’s own Escape alone', async () => {
    const at = await open()
    await at.page.evaluate(() => {
      addEventListener('keydown', ({ key }) => document.body.setAttribute('data-heard', key))
    })
    await at.countryButton.click()
    await at.search.fill('germ')
    await at.page.keyboard.press('Escape')
    await at.search.waitFor({ state: 'detached' })
    expect(await hasFocus(at.countryButton)).toBe(true)
    expect(await at.countryButton.getAttribute('aria-expanded')).toBe('false')
    expect(await at.countryButton.innerText()).toMatch(/^US/)
    expect(await at.page.getAttribute('body', 'data-heard')).not.toBe('Escape')
  })

  test('Tab leaves it for the number, a press beside it closes it', async () => {
    const at = await open()
    await at.countryButton.click()
    await at.page.keyboard.press('Tab')
    await at.search.waitFor({ state: 'detached' })
    expect(await hasFocus(at.phoneField)).toBe(true)
    await at.countryButton.click()
    await at.search.waitFor()
    await at.heading('Sign up or log in').click()
    await at.search.waitFor({ state: 'detached' })
  })

  inLongRun('e2e/every-screen')(
    'everything to be pressed is 44 px high, in both presets',
    async () => {
      for (const preset of ['default', 'quartz']) {
        const { visit } = await startJourney({ surface })
        const visitor = await visit({ mount: { ...byText, presentation: { theme: preset } } })
        const at = { ...visitor, ...findParts(visitor) }
        await at.countryButton.click()
        for (const place of [at.countryButton, at.search, at.options.first(), at.phoneField])
          expect(Math.round((await boxOf(place)).height), preset).toBeGreaterThanOrEqual(44)
      }
    },
  )

  test.each(
    takeFirst(
      [
        ['a phone', 320, 640],
        ['a phone on its side', 640, 320],
        ['400 % zoom', 320, 256],
        ['a desk', 1280, 720],
      ],
      2,
    ),
  )('is in view as a whole in the window of %s', async (_, width, height) => {
    const at = await open({ profile: { viewport: { width, height }, reducedMotion: 'reduce' } })
    await at.countryButton.click()
    for (const place of [at.search, at.list]) {
      const box = await boxOf(place)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
    expect((await boxOf(at.list)).height).toBeGreaterThanOrEqual(88)
    await at.page.keyboard.press('End')
    await readActive(at).toBe('Zimbabwe')
  })

  inLongRun('e2e/every-screen')(
    'names countries in the language of the widget, in the list and on the button',
    async () => {
      const at = await open({ locale: 'de' })
      await at.phoneField.fill('4')
      await expect
        .poll(() => at.countryButton.getAttribute('aria-label'))
        .toBe('Country code: US +1, Vereinigte Staaten')
      await at.countryButton.click()
      await at.options.filter({ hasText: 'Vereinigte Staaten' }).first().waitFor()
    },
  )

  test('in a language that is read from right to left, numbers are not', async () => {
    const at = await open({ locale: 'ar' })
    await at.countryButton.click()
    const button = await boxOf(at.countryButton)
    expect(button.x).toBeLessThan((await boxOf(at.phoneField)).x)
    const option = at.options.filter({ hasText: 'المملكة المتحدة' })
    expect(await option.locator('bdi').innerText()).toBe('+44')
    // the row itself is mirrored
    const code = await boxOf(option.locator('bdi'))
    expect(code.x).toBeGreaterThan((await boxOf(option.locator('span'))).x)
    await expectAccessible(at.page)
  })
})
