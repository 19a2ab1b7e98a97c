import { type HostPage, startHostPage } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import type { Theme } from '@portico/widget'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { buildReactHost } from './support/build-react-host.ts'
import { byLink } from './support/configurations.ts'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'
import './support/host-window.ts'
import { prepareJourneys } from './support/journey.ts'
import { renderWith } from './support/render-with.ts'
import { screenStates } from './support/screen-states.ts'
import { main, react, shadow } from './support/surfaces.ts'
import {
  type Change,
  type ThemeOptions,
  type ThemePage,
  toThemePage,
} from './support/theme-page.ts'
import { type ThemeValue, type ThemeValuePage, themeValues } from './support/theme-values.ts'
import { visitState } from './support/visit-state.ts'

const test = takeTurns(import.meta.url)

declare global {
  interface Window {
    /** Of the page of parts. */
    showTheme(themeValue: ThemeOptions): void
  }
}

type Key = keyof Theme
type Way = 'page' | 'presentation' | 'styles'
type Scheme = 'light' | 'dark'

const still = { reducedMotion: 'reduce' } as const
/** Light alone is what a host gets that gives nothing; dark is the second of two. */
const bases: Record<Scheme, ThemeOptions> = {
  light: { presentation: {} },
  dark: { presentation: { theme: [{}, {}] } },
}

// the keys of a record that is typed by them
const listValues = (on: ThemeValuePage) =>
  (Object.entries(themeValues) as [Key, ThemeValue][]).filter(
    ([, themeValue]) => themeValue.on === on,
  )

/** How a value is given; null where a dialect has no word for it. */
function toChange(way: Way, scheme: Scheme, key: Key, themeValue: ThemeValue): Change | null {
  const { value, styles } = themeValue
  if (way === 'page') {
    // on the element, or inherited from far above
    return { css: `${scheme === 'light' ? 'stytch-ui,#sign-in' : ':root'}{--st-${key}:${value}}` }
  }
  if (way === 'styles') return styles ? { ...bases[scheme], styles: styles(value) } : null
  const own = { [key]: value }
  return { presentation: { theme: scheme === 'light' ? own : [{}, own] } }
}

async function examineAll(
  values: readonly [Key, ThemeValue][],
  themePage: ThemePage,
  scheme: Scheme,
  ways: readonly Way[],
) {
  const wrong: string[] = []
  for (const [index, [key, themeValue]] of values.entries()) {
    const changes = ways.flatMap((way) => {
      const change = toChange(way, scheme, key, themeValue)
      return change ? [{ name: `${key} by ${way}, ${scheme}`, change }] : []
    })
    // each change takes a value in one of the ways that have a word for it
    const place = index % Math.max(changes.length, 1)
    for (const { name, change } of takeRows(changes, changes.slice(place, place + 1))) {
      wrong.push(...(await themePage.examine(name, themeValue, bases[scheme], change)))
    }
  }
  return wrong
}

/** Gives the mounted widget a theme and takes the one before from it. */
const giveWidget =
  (page: Page) =>
  ({ presentation, styles }: ThemeOptions) =>
    renderWith(page, { presentation, styles })

const pages: ThemeValuePage[] = [
  'Main',
  'Field error, link',
  'Service unreachable',
  'Email Confirmation',
  'Confirmation',
]

describe.each([
  { surface: main, ways: { light: ['page', 'styles'], dark: ['presentation'] } },
  { surface: shadow, ways: { light: ['presentation'], dark: ['page', 'styles'] } },
] as const)('every value of the theme, $surface.name', ({ surface, ways }) => {
  const startJourney = prepareJourneys()

  // each change takes Main in the page, and the error of the field in the shadow root
  const inEachChange = surface === main ? pages.slice(0, 1) : pages.slice(1, 2)
  test.each(takeRows(pages, inEachChange))(
    'on "%s" changes what it names and nothing else',
    // the long run tries each value in every way
    { timeout: 300_000 },
    async (on) => {
      const state = screenStates.find(({ name }) => name === on)
      if (!state) throw new Error(`There is no screen state "${on}".`)
      const { page } = await visitState(await startJourney({ surface }), state, still)
      const give = giveWidget(page)
      const themePage = toThemePage(page, give)
      const wrong: string[] = []
      for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
        await page.emulateMedia({ colorScheme: scheme })
        await give(bases[scheme])
        // each change takes every second value in light, and the others in dark
        const values = listValues(on)
        const half = values.filter((_, place) => place % 2 === index)
        const taken: readonly [Key, ThemeValue][] = takeRows(values, half)
        wrong.push(...(await examineAll(taken, themePage, scheme, ways[scheme])))
      }
      expect(wrong).toEqual([])
    },
  )
})

describe('every value of the theme, on parts that no screen uses yet', () => {
  let shared: SharedBrowser
  let host: HostPage
  beforeAll(async () => {
    shared = await takeBrowser()
    const html = `<!doctype html>
      <html lang="en">
        <meta charset="utf-8">
        <title>Parts</title>
        <link rel="icon" href="data:,">
        <div id="sign-in"></div>
        <script type="module" src="/react/parts.js"></script>
      </html>`
    host = await startHostPage({ html, folders: { '/react/': await buildReactHost() } })
  })
  afterAll(async () => {
    await shared?.release()
    await host?.stop()
  })

  async function openParts(profile: BrowserContextOptions) {
    const { page, close } = await shared.pages.open(profile)
    await page.goto(host.origin)
    await page.locator('.st-toast').first().waitFor()
    return { page, close }
  }

  const schemes = [
    ['dark', ['page', 'presentation', 'styles']],
    ['light', ['page', 'styles']],
  ] as const
  test.each(takeRows(schemes, [schemes[0]]))(
    'in %s it changes what it names and nothing else',
    async (scheme, ways) => {
      const { page, close } = await openParts({ ...still, colorScheme: scheme })
      const give = (given: ThemeOptions) =>
        page.evaluate((options) => window.showTheme(options), given)
      await give(bases[scheme])
      expect(await examineAll(listValues('parts'), toThemePage(page, give), scheme, ways)).toEqual(
        [],
      )
      await close()
    },
  )

  test('the duration of a colour change follows the theme too, unless the user prefers no motion', async () => {
    const { page, close } = await openParts({})
    const duration = () =>
      page
        .locator('.st-button')
        .first()
        .evaluate((it) => getComputedStyle(it).transitionDuration)
    expect(await duration()).toBe('0.15s')
    await page.evaluate(() =>
      window.showTheme({ presentation: { theme: { 'transition-duration': '.5s' } } }),
    )
    expect(await duration()).toBe('0.5s')
    await page.evaluate(() => document.body.style.setProperty('--st-transition-duration', '.7s'))
    expect(await duration()).toBe('0.7s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await duration()).toBe('0s')
    await close()
  })
})

describe('themes', () => {
  const startJourney = prepareJourneys()

  /** A mounted widget, and what its card, its button and that button under the pointer look like. */
  async function start() {
    const { visit } = await startJourney({ surface: shadow })
    const { page, ...at } = await visit({ mount: byLink, profile: still })
    await at.heading('Sign up or log in').waitFor()
    const read = () =>
      at.widget.locator('.st-root').evaluate((root) => {
        const pick = (selector: string) => {
          const part = root.querySelector(selector)
          return part ? getComputedStyle(part).backgroundColor : null
        }
        const { colorScheme } = getComputedStyle(root)
        return { colorScheme, card: pick('.st-card'), button: pick('.st-button') }
      })
    return { page, at, read, give: giveWidget(page) }
  }

  test('of two themes the one for the user’s colour scheme applies', async () => {
    const { page, give, read } = await start()
    await give({ presentation: { theme: [{ primary: '#0000AA' }, { primary: '#AAAAFF' }] } })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await read()).toEqual({
      colorScheme: 'light',
      card: 'rgb(255, 255, 255)',
      button: 'rgb(0, 0, 170)',
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await read()).toEqual({
      colorScheme: 'dark',
      card: 'rgb(20, 33, 42)',
      button: 'rgb(170, 170, 255)',
    })
  })

  test('a single theme stays when the user prefers dark, and so does the default', async () => {
    const { page, give, read } = await start()
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const theme of [undefined, { primary: '#0000AA' }]) {
      await give({ presentation: theme ? { theme } : {} })
      expect(await read()).toMatchObject({ colorScheme: 'light', card: 'rgb(255, 255, 255)' })
    }
  })

  test('a colour set by the page is followed by the colours derived from it', async () => {
    const { page, at, read } = await start()
    await page.addStyleTag({ content: 'stytch-ui{--st-primary:#0000AA;--st-background:#000}' })
    expect(await read()).toMatchObject({ button: 'rgb(0, 0, 170)', card: 'rgb(0, 0, 0)' })
    await at.continueButton.hover()
    // 88 % of the button into the card
    expect((await read()).button).toBe('color(srgb 0 0 0.586667)')
  })

  test('in the light DOM a rule for the root applies as well', async () => {
    const { visit } = await startJourney({ surface: main })
    const { page, ...at } = await visit({ mount: byLink, profile: still })
    await at.heading('Sign up or log in').waitFor()
    await page.addStyleTag({ content: '.st-root{--st-primary:#0000AA}' })
    const button = () => at.continueButton.evaluate((it) => getComputedStyle(it).backgroundColor)
    expect(await button()).toBe('rgb(0, 0, 170)')
  })

  test('the theme of shadcn/ui takes its colours from the page, in light and in dark', async () => {
    const { visit } = await startJourney({ surface: react })
    const { page, ...at } = await visit({ mount: byLink, profile: still })
    await at.heading('Sign up or log in').waitFor()
    await page.addStyleTag({
      content: `
        :root{color-scheme:light;--radius:10px;--background:#fffffe;--foreground:#111111;--primary:#222222;--border:#dddddd;--input:#cccccc;--muted-foreground:#666666}
        .dark{color-scheme:dark;--background:#0a0a0a;--foreground:#fafafa;--primary:#e5e5e5;--border:#333333;--input:#444444;--muted-foreground:#a1a1a1}`,
    })
    await page.evaluate(() => {
      const element = document.querySelector<HTMLElementTagNameMap['stytch-ui']>('stytch-ui')
      element?.render({ presentation: { theme: window.portico.shadcnTheme } })
    })
    const read = () =>
      at.widget.locator('.st-root').evaluate((root) => {
        const styleOf = (selector: string) => {
          const part = root.querySelector(selector)
          return part && getComputedStyle(part)
        }
        return {
          scheme: getComputedStyle(root).colorScheme,
          card: styleOf('.st-card')?.backgroundColor,
          edge: styleOf('.st-card')?.borderTopColor,
          title: styleOf('h1')?.color,
          button: styleOf('.st-button')?.backgroundColor,
          corner: styleOf('.st-button')?.borderTopLeftRadius,
        }
      })
    await expect.poll(read).toEqual({
      scheme: 'light',
      card: 'rgb(255, 255, 254)',
      edge: 'rgb(221, 221, 221)',
      title: 'rgb(17, 17, 17)',
      button: 'rgb(34, 34, 34)',
      corner: '8px',
    })
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    expect(await read()).toEqual({
      scheme: 'dark',
      card: 'rgb(10, 10, 10)',
      edge: 'rgb(51, 51, 51)',
      title: 'rgb(250, 250, 250)',
      button: 'rgb(229, 229, 229)',
      corner: '8px',
    })
  })

  test('two widgets on one page keep their own theme', async () => {
    const { page, give } = await start()
    await give({ presentation: { theme: { primary: '#0000AA' } } })
    const buttons = await page.evaluate(async () => {
      const { client, mountLogin } = window.portico
      const place = document.createElement('div')
      place.id = 'second'
      document.body.append(place)
      const second = mountLogin({
        client,
        elementId: '#second',
        styles: { buttons: { primary: { backgroundColor: '#AA0000' } } },
      })
      await null
      const [first] = document.querySelectorAll('stytch-ui')
      return [first?.shadowRoot, second].map((root) => {
        const button = root?.querySelector('.st-button')
        return button && getComputedStyle(button).backgroundColor
      })
    })
    expect(buttons).toEqual(['rgb(0, 0, 170)', 'rgb(170, 0, 0)'])
  })
})
