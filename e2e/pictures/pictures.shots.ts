/** Makes `docs/screens`: every screen and state, light and dark, 400 and 320 px. Run: npm run screens */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@portico/testkit'
import { quartzDarkTheme, quartzTheme } from '@portico/widget'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { createHostedWorld, toHands } from '../support/client-app-fixture.ts'
import { prepareJourneys } from '../support/journey.ts'
import { type ScreenState, screenStates } from '../support/screen-states.ts'
import { main } from '../support/surfaces.ts'
import { composeSheet, type Picture } from './compose-sheet.ts'
import { takePicture } from './take-picture.ts'

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const variants = [
  { theme: 'light', page: '#F5F7F8', ink: '#19303D' },
  { theme: 'dark', page: '#0B141A', ink: '#F0F5F7' },
] as const
const widths = [720, 400, 320] as const
const sheets = [...new Set(screenStates.map((state) => state.sheet))]

const startJourney = prepareJourneys()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  mkdirSync(folder, { recursive: true })
})
afterAll(() => browser?.close())

/** What README begins with: the preset quartz with the logo and the accent of an invented house. */
test('docs/screens/sign-in.png', async () => {
  const drawing = readFileSync(
    new URL('../../apps/playground/public/meridian.svg', import.meta.url),
    'utf8',
  )
  const halves = []
  for (const { page, ink, preset, accent } of [
    {
      page: '#F7F7F9',
      ink: '#16181D',
      preset: quartzTheme,
      accent: { primary: '#4B3FA7', 'primary-foreground': '#FFFFFF' },
    },
    {
      page: '#0B0C0F',
      ink: '#F2F3F5',
      preset: quartzDarkTheme,
      accent: { primary: '#BDB4F7', 'primary-foreground': '#17133A' },
    },
  ] as const) {
    const mount = {
      config: {
        products: ['oauth', 'emailMagicLinks'],
        oauthOptions: { providers: ['google', 'github', 'apple'] },
      },
      presentation: {
        theme: { ...preset, ...accent },
        options: {
          logo: { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt: 'Meridian' },
        },
      },
    }
    const journey = await startJourney({ surface: main, world: { project: { name: 'Meridian' } } })
    const state: ScreenState = {
      name: '',
      sheet: 'main',
      mount,
      async reach(at) {
        await at.text('to Meridian').waitFor()
        await at.widget.locator('.st-mark:has(path)').nth(2).waitFor()
      },
    }
    const png = await takePicture(journey, state, { theme: 'light', page, width: 400 })
    halves.push({ page, ink, pictures: [{ label: '', width: 400 as const, png }] })
  }
  writeFileSync(`${folder}sign-in.png`, await composeSheet(browser, halves))
})

/** The page `/account` of the service itself, as its users see it: before the sign-in, and after it. */
test('docs/screens/hosted-account.png', async () => {
  const world = await createHostedWorld({ project: { name: 'Meridian' } })
  const halves = []
  for (const { theme, page: background, ink } of variants) {
    const pictures: Picture[] = []
    for (const width of [720, 320] as const) {
      const page = await browser.newPage({
        viewport: { width: width === 720 ? 720 + 2 * 16 : width, height: 640 },
        deviceScaleFactor: 2,
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      const take = async (label: string) => {
        await page.getByRole('link', { name: 'Powered by Portico' }).waitFor()
        await page.mouse.move(0, 0)
        // colours come to rest
        await page.waitForTimeout(350)
        pictures.push({ label, width, png: await page.screenshot({ fullPage: true }) })
      }
      await page.goto(String(world.project.hostedAccountUrl))
      await page.getByRole('textbox', { name: 'Email' }).waitFor()
      if (width === 320) await take('Signing in')
      await toHands(world, page).signIn()
      await page.getByRole('navigation', { name: 'Account' }).waitFor()
      await take('The account')
      await page.close()
      world.clock.advance(61_000)
    }
    halves.push({ page: background, ink, pictures })
  }
  writeFileSync(`${folder}hosted-account.png`, await composeSheet(browser, halves))
  await world.stop()
}, 120_000)

test.each(sheets)(
  'docs/screens/%s.png',
  async (sheet) => {
    const halves = []
    for (const variant of variants) {
      const pictures: Picture[] = []
      for (const state of screenStates.filter((one) => one.sheet === sheet)) {
        for (const width of state.isWide ? widths : widths.slice(1)) {
          const png = await takePicture(await startJourney({ surface: main }), state, {
            ...variant,
            width,
          })
          pictures.push({ label: state.name, width, png })
        }
      }
      halves.push({ ...variant, pictures })
    }
    writeFileSync(`${folder}${sheet}.png`, await composeSheet(browser, halves))
  },
  1_800_000,
)
