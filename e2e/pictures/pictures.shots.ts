/** Makes `docs/screens`: every screen and state, light and dark, 400 and 320 px. Run: npm run screens */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@portico/testkit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { prepareJourneys } from '../support/journey.ts'
import { screenStates } from '../support/screen-states.ts'
import { main } from '../support/surfaces.ts'
import { composeSheet, type Picture } from './compose-sheet.ts'
import { takePicture } from './take-picture.ts'

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const variants = [
  { theme: 'light', page: '#F5F7F8', ink: '#19303D' },
  { theme: 'dark', page: '#0B141A', ink: '#F0F5F7' },
] as const
const sheets = [...new Set(screenStates.map((state) => state.sheet))]

const startJourney = prepareJourneys()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  mkdirSync(folder, { recursive: true })
})
afterAll(() => browser?.close())

test.each(sheets)(
  'docs/screens/%s.png',
  async (sheet) => {
    const halves = []
    for (const variant of variants) {
      const pictures: Picture[] = []
      for (const state of screenStates.filter((one) => one.sheet === sheet)) {
        for (const width of [400, 320] as const) {
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
