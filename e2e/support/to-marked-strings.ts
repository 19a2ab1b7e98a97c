import { specifiedErrorMessages, specifiedTexts } from '@portico/testkit/specification'
import { readDocumentedTexts } from './documented-texts.ts'

/** Values and marks of a text, which a translation keeps. */
const kept = /\{\w+\}|<\/?\w+>/
const plural = /^\{\w+, plural, /

/** By how many zero-width spaces a translation is told from another one. */
export type Mark = 1 | 2 | 3

const addMarks = (text: string, mark: Mark) =>
  text
    .split(new RegExp(`(${kept.source})`))
    .map((part) =>
      kept.test(part) || !/\p{L}/u.test(part) ? part : `${'\u200B'.repeat(mark)}${part}\u00AD`,
    )
    .join('')

/** Marks a text, also inside each case of a plural. */
export const addMark = (text: string, mark: Mark): string =>
  plural.test(text)
    ? text.replace(/\{([^{}]*)\}/g, (_, inner) => `{${addMarks(inner, mark)}}`)
    : addMarks(text, mark)

/**
 * A translation that a test can read: every run of words in the catalogue stands between
 * zero-width spaces and a soft hyphen, which the queries of a test do not see. Where ours are
 * other words than the catalogue's they are those, so that screens are found by them.
 */
export function toMarkedStrings(
  catalogue: Readonly<Record<string, string>>,
  mark: Mark,
): Record<string, string> {
  const documented = readDocumentedTexts().map(({ id, text }) => [id, text])
  const words: Readonly<Record<string, string>> = {
    ...Object.fromEntries(documented),
    ...specifiedErrors(),
    ...specifiedTexts,
    // each version has one text for both places
    'button.emailResent': 'Email sent, Email resent',
    'toast.emailResent': 'Email sent, Email resent',
  }
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, official]) => {
      const text = words[id] ?? official
      return [id, addMark(text, mark)]
    }),
  )
}

/** A text without the runs that carry the mark. */
export const withoutMarked = (text: string, mark: Mark): string =>
  text
    .replace(new RegExp(`(?<!\u200B)\u200B{${mark}}(?!\u200B)[^\u200B\u00AD]*\u00AD`, 'g'), '')
    .replace(/^[\s:.,]+/, '')
    .trim()

/** Whether any run of a text carries a mark. */
export const isMarked = (text: string): boolean => text.includes('\u200B')

/** The ids of the errors' sentences: the type in camel case. */
const specifiedErrors = () =>
  Object.fromEntries(
    Object.entries(specifiedErrorMessages).map(([type, sentence]) => [
      `error.${type.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`,
      sentence,
    ]),
  )
