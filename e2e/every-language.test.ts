/** Every screen in every language: the words of each fit, are there, and run in its direction. */
import { languages } from '@portico/contract'
import { runAxe } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { loadTexts } from '@portico/widget/parts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { joinRooms, type Room } from '../packages/widget/src/locales/join-rooms.ts'
import { findEnglishBeside } from './support/find-english.ts'
import { findFontless } from './support/find-fontless.ts'
import { findNarrowFaults } from './support/find-narrow-faults.ts'
import { findReversed, findUnaligned, findUnmirrored } from './support/find-unmirrored.ts'
import { prepareJourneys } from './support/journey.ts'
import { renderWith } from './support/render-with.ts'
import {
  labelledFirstScreens,
  labelledScreenStates,
  labelledScreens,
} from './support/screen-states.ts'
import { main } from './support/surfaces.ts'
import { language, readTexts } from './support/translations.ts'
import { visitState } from './support/visit-state.ts'

const test = takeTurns(import.meta.url)

/** Each change looks at one long language and one that is written from right to left. */
const tags = takeRows(Object.keys(languages), ['de', 'ar']).filter((tag) => tag !== 'en')
const fromRight = tags.filter((tag) =>
  Object.entries(languages).some(([one, direction]) => one === tag && direction === 'rtl'),
)
/** Axe is slow, and what it finds is in the markup: a long language, one from right to left, one without spaces. */
const examined = ['ar', 'de', 'ja'].filter((tag) => tags.includes(tag))
const screens = new Set(labelledScreens.map(([label]) => label))
const widths = [320, 400]

const [firstState] = labelledFirstScreens.map(([, state]) => state)
if (!firstState) throw new Error('There is no first screen.')

/** The words that parts of the account and of the second step load by themselves. */
const rooms = import.meta.glob<Room>('../packages/widget/src/locales/*/account*.ts', {
  eager: true,
})

const findEnglish = new Map(
  await Promise.all(
    tags.map(async (tag) => {
      const own = Object.entries(rooms).filter(([path]) => path.includes(`/${tag}/`))
      const { texts } = await loadTexts(tag)
      return [tag, findEnglishBeside({ ...texts, ...joinRooms(Object.fromEntries(own)) })] as const
    }),
  ),
)

/** The account's own screens are in account-languages.test.ts: their list has words that several languages share. */
const states = labelledScreenStates.filter(
  ([label, { sheet }]) => sheet !== 'account' || label === 'account: Keep the account',
)

/** Two first screens, and one that has its words from a file of its own and is no screen of the flow. */
const inEachChange = [
  ...labelledFirstScreens.slice(0, 2),
  ...states.filter(([label]) => label === 'second-step: Second step by a recovery code'),
]

const readTitles = (page: Page) => page.getByRole('heading').allTextContents()

describe('every screen in every language', () => {
  const startJourney = prepareJourneys()

  test.each(takeRows(states, inEachChange))(
    '%s has no English words, fits 320 and 400 px without a broken word, has no axe findings, stays as it is when the language changes, and is mirrored from right to left with its numbers and addresses as they are read',
    { timeout: 180_000 },
    async (label, state) => {
      const { page } = await visitState(await startJourney({ surface: main }), state)
      const before = await readTitles(page)
      const faults: string[] = []
      const add = (tag: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${tag}: ${fault}`))

      // what was said in English stays as it was said: it is what other strings do not change either
      await renderWith(page, { strings: language.strings })
      const said = new Set(await readTexts(page))
      await renderWith(page, { strings: state.mount.strings ?? {} })

      for (const tag of tags) {
        await renderWith(page, { locale: tag })
        const findLeft = async () => {
          const shown = (await readTexts(page)).filter((text) => !said.has(text))
          return findEnglish.get(tag)?.(shown) ?? []
        }
        // the file of a part's words may still be loading
        await expect.poll(findLeft, { message: tag }).toEqual([])
        for (const width of widths) add(`${tag}, ${width} px`, await findNarrowFaults(page, width))
        if (fromRight.includes(tag)) {
          add(tag, await findUnmirrored(page, tag))
          add(tag, await findReversed(page))
          add(tag, await findUnaligned(page))
        }
        if (examined.includes(tag) && screens.has(label)) add(tag, await runAxe(page))
      }
      expect(faults).toEqual([])
      await renderWith(page, { locale: 'en' })
      await expect.poll(() => readTitles(page)).toEqual(before)
    },
  )

  test.each(takeRows(tags, ['de']))('each letter of %s has a font', async (tag) => {
    const { page } = await visitState(await startJourney({ surface: main }), firstState)
    const { texts } = await loadTexts(tag)
    const letters = [...new Set(Object.values(texts).join(''))].filter((one) =>
      /[\p{L}\p{N}\p{P}\p{S}]/u.test(one),
    )
    // the last one is for private use, which no font of a reader has
    expect(await findFontless(page, [...letters, '\u{F1234}'])).toEqual(['\u{F1234}'])
  })
})
