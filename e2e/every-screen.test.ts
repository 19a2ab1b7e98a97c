/**
 * Every state of every screen, looked at from all sides in one visit: what costs is the way there. The standalone
 * shadow root is visited in strict-policy.test.ts, React in every-screen-in-react.test.ts.
 */

import { colourRules, expectAccessible } from '@portico/testkit'
import { isLongRun, takeRows, takeTurns } from '@portico/testkit/run'
import { quartzDarkTheme, quartzTheme } from '@portico/widget'
import { describe, expect, vi } from 'vitest'
import { findNarrowFaults } from './support/find-narrow-faults.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { renderWith } from './support/render-with.ts'
import {
  labelledFirstScreens,
  labelledScreenStates,
  labelledScreens,
  type ScreenState,
} from './support/screen-states.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main } from './support/surfaces.ts'
import { measureText, setRootSize } from './support/text-sizes.ts'
import { isMarked } from './support/to-marked-strings.ts'
import { language, longStrings, type Translation, translations } from './support/translations.ts'
import { visitState } from './support/visit-state.ts'

const test = takeTurns(import.meta.url)

const quartz = [quartzTheme, quartzDarkTheme] as const
/** States of one screen have the same colours in a preset. Each change looks at the first screen of each method. */
const inQuartz = new Set(takeRows(labelledScreens, labelledFirstScreens).map(([label]) => label))

/**
 * The sizes of the default theme, of a reader who has set none: a step that is taken twice would be another one. Codes
 * have 15 px, and the title of a sheet has 20 px.
 */
const steps = [0.75, 0.875, 0.9375, 1, 1.25, 1.5, 2.5].map((step) => 16 * step)

describe('every screen, under the strictest policy', () => {
  const startJourney = prepareJourneys()

  async function visitIn({ strings }: Translation, state: ScreenState): Promise<Visit> {
    const presentation = { ...state.mount.presentation, theme: 'pair' }
    const mount = { ...state.mount, presentation, strings }
    const reach: ScreenState['reach'] = (at, world) =>
      // what stands in two places in one version is one text in the other
      state.reach({ ...at, text: (text) => at.text(text).first() }, world)
    const journey = await startJourney({ surface: main, policy: toStrictPolicy() })
    return visitState(journey, { ...state, mount, reach })
  }

  test.each(takeRows(labelledScreenStates, labelledScreens))(
    '%s shows no errors, leaves no text untranslated with the ids of either version or of a language, fits 320 px with texts a third longer, has no axe findings in light or dark, B3: keeps its sizes whatever the page’s root says, and E12: fits 195 px without a broken word',
    async (label, state) => {
      const { opened } = await visitIn(language, state)
      const { page } = opened
      // what holds the place of a part that is still loading is English
      await expect.poll(() => language.findLeft(page)).toEqual([])

      for (const version of translations) {
        await renderWith(page, { strings: version.strings })
        const left = await version.findLeft(page)
        // what was said while the widget spoke the other language stays as it was said
        expect(left.filter((text) => !isMarked(text))).toEqual([])
        if (isLongRun && left.length > 0) {
          const again = await visitIn(version, state)
          expect(await version.findLeft(again.page)).toEqual([])
        }
      }

      await renderWith(page, { strings: longStrings })
      expect(await findNarrowFaults(page, 320)).toEqual([])

      await renderWith(page, { strings: {} })
      await opened.expectNoErrors()
      // a section beside a list is read anew after another width
      await vi.waitFor(async () => {
        const sizes = await measureText(page)
        for (const size of sizes) expect(steps).toContain(size)
        await setRootSize(page, '62.5%')
        const small = await measureText(page)
        await setRootSize(page, '')
        expect(small).toEqual(sizes)
      }, 10_000)
      expect(await findNarrowFaults(page)).toEqual([])
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, colourRules)

      if (inQuartz.has(label)) {
        await renderWith(page, { presentation: { ...state.mount.presentation, theme: quartz } })
        expect(await findNarrowFaults(page)).toEqual([])
        await expectAccessible(page, colourRules)
        await page.emulateMedia({ colorScheme: 'light' })
        // a preset changes colours and sizes, and no markup
        await expectAccessible(page, colourRules)
      }
      await opened.expectNoErrors()
    },
  )
})
