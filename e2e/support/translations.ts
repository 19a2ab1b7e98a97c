/**
 * Pages that were translated for an official package: all message ids of a version, given as `strings`, leave no
 * English on any screen but the sentences that `docs/compatibility.md` names.
 */
import type { Page } from 'playwright-core'
import { readDocumentedTexts } from './documented-texts.ts'
import { officialMessages } from './official-messages.ts'
import { type Mark, toMarkedStrings, withoutMarked } from './to-marked-strings.ts'

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
  // a wallet that announces itself
  /^The Wallet of the Department/,
  /^(notes|members|billing|notebook)[\w:-]+$/,
  // a country, named by the browser
  /^\p{Lu}{2} \+\d+, \p{L}.+$/u,
  // an error of the client, for developers
  /^Required parameter is missing: /,
  // what a project says of its own scopes
  /^(Read the notebooks you own|Manage members of your workspace)$/,
]

/** A host's `strings`, which are told from English and from those of the other version wherever they are shown. */
export interface Translation {
  readonly version: string
  readonly strings: Readonly<Record<string, string>>
  /** @returns the texts on a page that are not in these words and should be */
  findLeft(page: Page): Promise<string[]>
}

const createTranslation = (
  version: string,
  catalogue: Readonly<Record<string, string>>,
  mark: Mark,
): Translation => {
  const untranslated = readUntranslated(version)
  const isLeft = (text: string) =>
    /\p{L}/u.test(text) &&
    !data.some((known) => known.test(text)) &&
    ![...untranslated].some((known) => text.includes(known))
  return {
    version,
    strings: toMarkedStrings(catalogue, mark),
    async findLeft(page) {
      const texts = await readTexts(page)
      return texts.map((text) => withoutMarked(text, mark)).filter(isLeft)
    },
  }
}

/** One for each official version. */
export const translations = [
  createTranslation('5.29', officialMessages['5.29'], 1),
  createTranslation('6.3', officialMessages['6.3'], 2),
] as const

/** Everything in the widget that is read or heard. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('.st-root')
    const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode
      // countries are named by the browser
      if (parentElement?.closest('[role=option]')) continue
      // an address that may break at its parts is one text
      const isParted = parentElement?.querySelector(':scope > wbr')
      found.push((isParted ? parentElement : walker.currentNode)?.textContent ?? '')
    }
    for (const element of root?.querySelectorAll('*') ?? []) {
      for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'])
        found.push(element.getAttribute(name) ?? '')
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text))
  })
