/** Makes `docs/screens/console.png` and `console-phone.png`: every page of the operators' console, light and dark. Run: npm run screens */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expectAccessible, launchBrowser } from '@portico/testkit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleNow, consoleProject, fillConsole } from '../support/console-data.ts'
import { enter, start } from '../support/console-fixture.ts'
import { composeSheet, type Picture } from './compose-sheet.ts'

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const looks = [
  { scheme: 'light', page: '#F0F1F4', ink: '#16181D' },
  { scheme: 'dark', page: '#000000', ink: '#F2F3F5' },
] as const

/** What is done on a page before its picture is taken. */
const press = (keys: string) => (page: Page) => page.keyboard.press(keys)

/** Shows the account of a user, which a narrow page shows instead of what happened. */
async function openAccount(page: Page) {
  const tab = page.getByRole('radio', { name: 'Account' })
  if (await tab.isVisible()) await tab.check()
}

/** Each page: its label, its place, and what is done there. */
const pages: readonly (readonly [
  label: string,
  place: string,
  act?: (page: Page) => Promise<unknown>,
])[] = [
  ['Home', 'home'],
  ['Home, as a table', 'home', (page) => page.getByRole('button', { name: 'As a table' }).click()],
  ['Users', 'users', press('j')],
  [
    'Users, searched',
    'users',
    async (page) => {
      await page.getByLabel('Address, number, name or id').fill('lind')
      await page.getByText('2 people').waitFor()
    },
  ],
  [
    'Nothing found',
    'users',
    async (page) => {
      await page.getByLabel('Address, number, name or id').fill('lindstrem')
      await page.getByText(/matches/).waitFor()
    },
  ],
  ['One user', 'users/user-test-0'],
  ['One user, the account', 'users/user-test-0', openAccount],
  ['Block', 'users/user-test-0', press('b')],
  [
    'Second step',
    'users/user-test-0',
    async (page) => {
      await openAccount(page)
      await page.getByRole('button', { name: 'Change the second step' }).click()
    },
  ],
  ['More acts', 'users/user-test-0', (page) => page.getByText('More', { exact: true }).click()],
  ['Messages', 'messages'],
  ['Webhooks', 'webhooks'],
  ['One webhook', 'webhooks/shop'],
  ['Audit log', 'audit'],
  ['Client apps', 'apps'],
  ['One app', 'apps/connected-app-fieldnotes'],
  ['Add an app', 'apps/new'],
  ['Configuration', 'configuration'],
  ['Branding', 'branding'],
  [
    'Branding, an email',
    'branding',
    async (page) => {
      await page.getByLabel('What').selectOption('email passcode.login')
      await page.getByRole('region', { name: 'As plain text' }).waitFor()
    },
  ],
  ['Operators', 'operators'],
  [
    'Search everything',
    'home',
    async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('lind')
      await page.getByRole('option', { name: /Klara Lind/ }).waitFor()
    },
  ],
  ['Keys', 'home', press('?')],
]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  mkdirSync(folder, { recursive: true })
})
afterAll(() => browser?.close())

test.each([
  ['console', 1_280, 800],
  ['console-phone', 390, 844],
] as const)(
  'docs/screens/%s.png, in which nothing scrolls sideways and everything is accessible',
  async (sheet, width, height) => {
    const halves = []
    const problems: string[] = []
    for (const { scheme, page: background, ink } of looks) {
      const pictures: Picture[] = []
      const viewport = { width, height }
      const at = await start({
        now: consoleNow,
        hasPeople: false,
        project: consoleProject,
        ...{ viewport, colorScheme: scheme, reducedMotion: 'reduce', timezoneId: 'Europe/Lisbon' },
        hasTouch: width < 768,
      })
      const { page, world } = at
      await fillConsole(world)
      await enter(at)
      for (const [i, [label, place, act]] of pages.entries()) {
        await page.goto(`${world.origin}/admin?${i}#/${place}`)
        await page.locator('main h1').waitFor()
        await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
        await act?.(page)
        // fonts, colours and the frames of previews come to rest
        await page.waitForTimeout(400)
        pictures.push({ label, width, png: await page.screenshot() })
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (wider > 0) problems.push(`${label}, ${scheme}: ${wider} px too wide`)
        await expectAccessible(page).catch((error: unknown) =>
          problems.push(`${label}, ${scheme}: ${String(error)}`),
        )
      }
      halves.push({ page: background, ink, pictures })
    }
    writeFileSync(`${folder}${sheet}.png`, await composeSheet(browser, halves))
    expect(problems).toEqual([])
  },
  600_000,
)
