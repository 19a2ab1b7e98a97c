/**
 * Pages that were translated for an official package: all message ids of a version, given as `strings`, leave no
 * English on any screen but the sentences that `docs/compatibility.md` names.
 */
import { allTexts } from '@portico/widget/parts'
import type { Page } from 'playwright-core'
import { readDocumentedTexts } from './documented-texts.ts'
import { officialMessages } from './official-messages.ts'
import { addMark, type Mark, toMarkedStrings, withoutMarked } from './to-marked-strings.ts'

/** What the document names as not being in this version, and the parts of it around its values. */
const readUntranslated = (version: string) =>
  new Set(
    readDocumentedTexts()
      .filter(({ known }) => known !== version)
      .flatMap(({ text }) => text.split(/\{\w+\}|<\/?\w+>/))
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part)),
  )

/** What is no sentence: what people, client apps and the tests are called, addresses, times. */
const data = [
  /^\S+@\S+$/,
  /^\d+:\d+$/,
  // a person's letters
  /^\p{Lu}{1,2}$/u,
  // a translation's words before the maker's name, behind which their mark ends
  /^\u200B+Powered by$/,
  // the full stop may follow a name
  /^(Portico|Meridian|Fieldnotes\.?|International Fieldnotes .+|localhost|[\w.-]+\.example)$/,
  /^(iPhone|MacBook Pro|Security key|Chrome on Linux|Work laptop)/,
  // a provider, a network, a wallet's address
  /^(Google|GitHub|Ethereum|Solana)$/,
  /^(0x[\da-fA-F]|7EcDhS)[\w…\u2060]+$/,
  // a wallet that announces itself
  /^The Wallet of the Department/,
  /^(notes|members|billing|notebook)[\w:-]+$/,
  // a country, named by the browser
  /^\p{Lu}{2} \+\d+, \p{L}.+$/u,
  // dates, written by the browser
  /^(\p{L}{3} \d+, \d{4}\.?)+$/u,
  // a recovery code
  /^\w{4}(-\w{4}){3}$/,
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
  strings: Readonly<Record<string, string>>,
  mark: Mark,
  untranslated: ReadonlySet<string>,
): Translation => {
  const isLeft = (text: string) =>
    /\p{L}/u.test(text) &&
    !data.some((known) => known.test(text)) &&
    ![...untranslated].some((known) => text.includes(known))
  return {
    version,
    strings,
    async findLeft(page) {
      const texts = await readTexts(page)
      return texts.map((text) => withoutMarked(text, mark)).filter(isLeft)
    },
  }
}

const translateVersion = (version: '5.29' | '6.3', mark: Mark) =>
  createTranslation(
    version,
    toMarkedStrings(officialMessages[version], mark),
    mark,
    readUntranslated(version),
  )

/** One for each official version. */
export const translations = [translateVersion('5.29', 1), translateVersion('6.3', 2)] as const

/** Words that make a text a third longer, as a translation may be. */
const filling = 'mit etwas mehr Worten als im Englischen dort stehen '

/** Lengthens a text by whole words, between its last letter and what follows. */
const lengthen = (text: string) => {
  const wanted = Math.ceil(text.length * 0.3)
  const words = filling.repeat(8).slice(0, wanted).trimEnd()
  return /\p{L}/u.test(text) ? text.replace(/(?<=\p{L})(?=[^\p{L}]*$)/u, ` ${words}`) : text
}

/** Lengthens the words of a text and leaves its placeholders and marks as they are. */
const lengthenText = (text: string) =>
  text.includes(', plural, ')
    ? text
    : text
        .split(/(\{\w+\}|<\/?\w+>)/)
        .map((part) => (/^[{<]/.test(part) ? part : lengthen(part)))
        .join('')

/** All texts by their ids; as `strings`, the ids of either version change both places. */
const ownTexts: Readonly<Record<string, string>> = {
  ...allTexts,
  'button.emailResent': 'Email sent, Email resent',
  'toast.emailResent': 'Email sent, Email resent',
}

const toLanguage = (toText: (text: string) => string) =>
  Object.fromEntries(Object.entries(ownTexts).map(([id, text]) => [id, addMark(toText(text), 3)]))

/** A language, which has every text of the widget. */
export const language = createTranslation('every text', toLanguage(String), 3, new Set())

/** The same language with each text a third longer than in English. */
export const longStrings = toLanguage(lengthenText)

/** Everything in the widget that is read or heard. */
export const readTexts = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('.st-root')
    const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode
      // countries and languages are named by the browser
      if (parentElement?.closest('[role=option], option')) continue
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
