/**
 * The words of a language, as the folders of widget and service have them, and which texts of a page are none of them.
 */
import type { Language } from '@portico/contract'
import type { Page } from 'playwright-core'
import { emailMagicLinks } from '../../packages/service/src/locales/en/email-magic-links.ts'
import { errors } from '../../packages/service/src/locales/en/errors.ts'
import { logout } from '../../packages/service/src/locales/en/logout.ts'
import { mails } from '../../packages/service/src/locales/en/mails.ts'
import { otp } from '../../packages/service/src/locales/en/otp.ts'
import { pages } from '../../packages/service/src/locales/en/pages.ts'
import { signInPage } from '../../packages/service/src/locales/en/sign-in-page.ts'
import { toCatalogue } from '../../packages/service/src/locales/to-catalogue.ts'
import { loadTexts } from '../../packages/widget/src/locales/loaders.ts'

const rooms = {
  emailMagicLinks: toCatalogue(emailMagicLinks),
  errors: toCatalogue(errors),
  logout: toCatalogue(logout),
  mails: toCatalogue(mails),
  otp: toCatalogue(otp),
  pages: toCatalogue(pages),
  signInPage: toCatalogue(signInPage),
}

/** The words of one language. */
export type LanguageWords = Awaited<ReturnType<typeof loadWords>>

/** Loads the words of a language: the widget's by their ids, the service's by their rooms. */
export async function loadWords(tag: Language) {
  const { texts } = await loadTexts(tag)
  // the maker's name is a drawing, with the other words of the sentence around it
  const aroundName = (texts['watermark.altText'] ?? '').split('Portico').map((part) => part.trim())
  const service = {
    emailMagicLinks: rooms.emailMagicLinks[tag],
    errors: rooms.errors[tag],
    logout: rooms.logout[tag],
    mails: rooms.mails[tag],
    otp: rooms.otp[tag],
    pages: rooms.pages[tag],
    signInPage: rooms.signInPage[tag],
  }
  return {
    tag,
    /** @returns the widget's text, without marks, its placeholders filled */
    widget(id: string, values: Readonly<Record<string, string>> = {}) {
      const text = texts[id]
      if (text === undefined) throw new Error(`${tag} has no text ${id}.`)
      return fill(text.replace(/<\/?\w+>/g, ''), values)
    },
    service,
    patterns: [...Object.values(texts), ...listTexts(service), ...aroundName].flatMap(toPatterns),
  }
}

/** Fills the placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const listTexts = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : words && typeof words === 'object'
      ? Object.values(words).flatMap(listTexts)
      : []

/** Removes what has no width: isolates, joiners and what pads a mail's preview. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}|\u034f/gu, '')

const quote = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const hasLetter = (text: string) => /\p{L}/u.test(text)

/** Returns what a text looks like on a page: placeholders and plurals may be anything. */
function toPatterns(text: string): RegExp[] {
  const plain = withoutInvisible(text)
    .replace(/<\/?\w+>/g, '')
    .replace(/\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\}/g, '{n}')
  const literals = plain.trim().split(/\{\w+\}/)
  if (!literals.some(hasLetter)) return []
  return [new RegExp(`^${literals.map(quote).join('.*')}$`, 'su')]
}

/** Texts that are no words of a language: addresses, codes, times, dates, initials, names of makers, apps and systems. */
const data = [
  /\S+@\S+/,
  /^\S+:\/\/\S+$/,
  /^localhost:\d+$/,
  /\d{1,2}:\d{2}/,
  /^\p{Lu}$/u,
  /^(Portico|Fieldnotes|Inkwell|Chrome|Linux)$/,
]

/**
 * Finds the texts of a page that are not words of a language.
 *
 * @param within the selector of the element that is read
 */
export async function findForeignTexts(
  page: Page,
  within: string,
  { patterns }: Pick<LanguageWords, 'patterns'>,
): Promise<string[]> {
  const texts = await page
    .locator(within)
    .first()
    .evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      // a text whose values are elements of their own is read as one
      const blocks = new Set<Element>()
      while (walker.nextNode()) {
        let block = walker.currentNode.parentElement
        if (
          !walker.currentNode.textContent?.trim() ||
          block?.closest('head, style, script, noscript')
        )
          continue
        while (block?.parentElement && getComputedStyle(block).display === 'inline')
          block = block.parentElement
        if (block) blocks.add(block)
      }
      const found = [...blocks].map((block) => block.textContent ?? '')
      for (const element of root.querySelectorAll('*')) {
        for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
          found.push(element.getAttribute(name) ?? '')
      }
      return found
    })
  const isKnown = (text: string) => [...data, ...patterns].some((known) => known.test(text))
  // the service joins two texts by `sentences`
  const isJoined = (text: string) =>
    [...text.matchAll(/(?<=[.?。؟？])\s*/gu)].some(
      ({ index, 0: space }) =>
        isKnown(text.slice(0, index)) && isKnown(text.slice(index + space.length)),
    )
  return texts
    .map((text) => withoutInvisible(text).trim())
    .filter(hasLetter)
    .filter((text) => !isKnown(text) && !isJoined(text))
}
