/**
 * A page that was translated for an official package: all of its message ids, given as `strings`, leave no
 * English on any screen but the sentences that `docs/compatibility.md` names.
 */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readDocumentedTexts } from './support/documented-texts.ts'
import { prepareJourneys } from './support/journey.ts'
import { officialMessages } from './support/official-messages.ts'
import { labelledScreenStates, type ScreenState } from './support/screen-states.ts'
import { main } from './support/surfaces.ts'
import { toMarkedStrings, withoutMarked } from './support/to-marked-strings.ts'
import { visitState } from './support/visit-state.ts'

/** What the document names as not being in this version, and the parts of it around its values. */
const readUntranslated = (version: string) =>
  new Set(
    readDocumentedTexts()
      .filter(({ known }) => known !== version)
      .flatMap(({ text }) => text.split(/\{\w+\}|<\/?\w+>/))
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part)),
  )

/** What is no sentence: the maker's drawing, what people, client apps and the tests are called, addresses, times. */
const data = [
  /^\S+@\S+$/,
  /^\d+:\d+$/,
  // a person's letters
  /^\p{Lu}{1,2}$/u,
  /^(Powered by|Portico|Meridian|Fieldnotes|International Fieldnotes .+|localhost|[\w.-]+\.example)$/,
  /^(iPhone|MacBook Pro|Security key|Chrome on Linux|Work laptop)/,
  /^(notes|members|billing|notebook)[\w:-]+$/,
  // an error of the client, for developers
  /^Required parameter is missing: /,
  // what a project says of its own scopes
  /^(Read the notebooks you own|Manage members of your workspace)$/,
]

/** Everything in the widget that is read or heard. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('.st-root')
    const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
    for (const element of root?.querySelectorAll('*') ?? []) {
      for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'])
        found.push(element.getAttribute(name) ?? '')
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text))
  })

describe.each(Object.entries(officialMessages))('translated for %s', (version, catalogue) => {
  const startJourney = prepareJourneys()
  const strings = toMarkedStrings(catalogue)
  const untranslated = readUntranslated(version)
  const isLeft = (text: string) =>
    /\p{L}/u.test(text) &&
    !data.some((known) => known.test(text)) &&
    ![...untranslated].some((known) => text.includes(known))

  test.each(labelledScreenStates)('%s has no English left', async (_, state) => {
    const mount = { ...state.mount, strings }
    const reach: ScreenState['reach'] = (at, world) =>
      // what stands in two places in one version is one text in the other
      state.reach({ ...at, text: (text) => at.text(text).first() }, world)
    const journey = await startJourney({ surface: main })
    const { page } = await visitState(journey, { ...state, mount, reach })
    const left = (await readTexts(page)).map(withoutMarked).filter(isLeft)
    expect(left).toEqual([])
  })
})
