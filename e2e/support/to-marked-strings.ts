import { specifiedErrorMessages, specifiedTexts } from '@portico/testkit/specification'
import { readDocumentedTexts } from './documented-texts.ts'

/** Values and marks of a text, which a translation keeps. */
const kept = /\{\w+\}|<\/?\w+>/
const plural = /^\{\w+, plural, /

const mark = (text: string) =>
  text
    .split(new RegExp(`(${kept.source})`))
    .map((part) => (kept.test(part) || !/\p{L}/u.test(part) ? part : `\u200B${part}\u00AD`))
    .join('')

/**
 * A translation that a test can read: every run of words in the catalogue stands between a
 * zero-width space and a soft hyphen, which the queries of a test do not see. Where ours are
 * other words other words than the catalogue they are those, so that screens are found by them.
 */
export function toMarkedStrings(
  catalogue: Readonly<Record<string, string>>,
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
      return [
        id,
        plural.test(text)
          ? text.replace(/\{([^{}]*)\}/g, (_, inner) => `{${mark(inner)}}`)
          : mark(text),
      ]
    }),
  )
}

/** A text without the runs that were translated. */
export const withoutMarked = (text: string): string =>
  text
    .replace(/\u200B[^\u00AD]*\u00AD/g, '')
    .replace(/^[\s:.,]+/, '')
    .trim()

/** The ids of the errors' sentences: the type in camel case. */
const specifiedErrors = () =>
  Object.fromEntries(
    Object.entries(specifiedErrorMessages).map(([type, sentence]) => [
      `error.${type.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`,
      sentence,
    ]),
  )
