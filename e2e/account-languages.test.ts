/** The account in every language: its list and each section fit a phone, are mirrored, and have no English left. */
import { languages } from '@portico/contract'
import { runAxe } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { allTexts } from '@portico/widget/parts'
import { describe, expect } from 'vitest'
import { openAccount, wholeAccount } from './support/account-page.ts'
import { findNarrowFaults } from './support/find-narrow-faults.ts'
import { findReversed, findUnaligned } from './support/find-unmirrored.ts'
import { prepareJourneys } from './support/journey.ts'
import { renderWith } from './support/render-with.ts'
import { main } from './support/surfaces.ts'
import { readTexts } from './support/translations.ts'

const test = takeTurns(import.meta.url)

/** Each change looks at one long language and one that is written from right to left. */
const tags = takeRows(Object.keys(languages), ['de', 'ar']).filter((tag) => tag !== 'en')
const isFromRight = (tag: string) =>
  Object.entries(languages).some(([one, direction]) => one === tag && direction === 'rtl')

/** As in every-language.test.ts: axe is slow, and what it finds is in the markup. */
const examined = ['ar', 'de', 'ja']

/** English sentences: a word alone may be the same in another language. */
const english = new Set(Object.values(allTexts).filter((text) => text.includes(' ')))

/** The rows of the list, by their English names; null is the list itself. */
const sections = [
  null,
  'Name',
  'Email addresses',
  'Phone numbers',
  'Password',
  'Passkeys',
  'Connected accounts',
  'Wallets',
  'Second step',
  'Recovery codes',
  'Devices',
  'Apps',
  'Download my data',
  'Delete account',
] as const

/** Where a section's heading is not its name. */
const headings: Readonly<Record<string, string | RegExp>> = {
  Password: 'Set a password',
  'Second step': 'Add a second step',
  'Delete account': /^Delete your .+ account\?$/,
}

describe('the account in every language', () => {
  const startJourney = prepareJourneys()

  test.each(takeRows(sections, [null, 'Email addresses']).map((name) => [name] as const))(
    'at %s fits 320 and 400 px without a broken word, runs in its direction, has no English and no axe findings',
    { timeout: 180_000 },
    async (name) => {
      const journey = await startJourney({ surface: main })
      const profile = { viewport: { width: 440, height: 900 } }
      const at = await journey.visit({ mount: wholeAccount, profile })
      const account = await openAccount(journey.world, at)
      if (name) {
        await account.row(name).click()
        const heading = headings[name] ?? name
        await at.widget.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor()
      }
      const faults: string[] = []
      const add = (where: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${where}: ${fault}`))
      for (const tag of tags) {
        await renderWith(at.page, { locale: tag })
        const findLeft = async () => (await readTexts(at.page)).filter((text) => english.has(text))
        // its file may still be loading
        await expect.poll(findLeft, { message: tag }).toEqual([])
        for (const width of [320, 400]) {
          add(`${tag}, ${width} px`, await findNarrowFaults(at.page, width))
        }
        if (examined.includes(tag)) add(tag, await runAxe(at.page))
        if (!isFromRight(tag)) continue
        add(tag, await findReversed(at.page))
        add(tag, await findUnaligned(at.page))
      }
      expect(faults).toEqual([])
    },
  )
})
