import { names, sameEverywhere, terms } from './glossary-terms.mjs'

/**
 * A language's words for the terms of the product: `packages/widget/src/locales/<tag>/glossary.json`.
 *
 * @typedef {object} Glossary
 * @property {string} address - how the language addresses the user
 * @property {boolean} [isDraft] - true while the texts are English ones that wait for their translation
 * @property {Readonly<Record<string, { term: string, forms: readonly string[] }>>} terms - `forms` are pieces of the
 * term's inflected forms in lower case
 * @property {Readonly<Record<string, string>>} [exceptions] - reasons for texts that say it in other words, by their ids
 * @property {Readonly<Record<string, string>>} [sameAsEnglish] - reasons for texts that equal the English ones
 */

/**
 * One text of the product.
 *
 * @typedef {object} Sentence
 * @property {string} file
 * @property {string} id
 * @property {string} english
 * @property {string} own
 */

/**
 * @param {string} text
 * @returns {string} without placeholders and marks, whose names are no words of a sentence, and without word joiners, which keep
 * a word on one line
 */
const toWords = (text) =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/\{\w+, plural,/g, ' ')
    .replaceAll(/\{\w+\}|<\/?\w+>/g, ' ')
    .normalize('NFC')

/** @param {unknown} glossary @returns {glossary is Glossary} */
export const isGlossary = (glossary) =>
  typeof glossary === 'object' && glossary !== null && 'terms' in glossary && 'address' in glossary

/**
 * Compares the texts of a language with its glossary: each term of an English text is to stand in the translation, equal
 * English sentences are to be equal in the language, and none is to be left in English.
 *
 * @param {string} path - the glossary's file
 * @param {Glossary} glossary
 * @param {readonly Sentence[]} sentences - the texts of all packages in this language
 * @returns {string[]} what is wrong, a line each, behind the file in which it is
 */
export function findGlossaryFaults(path, glossary, sentences) {
  if (glossary.isDraft) return []
  const { exceptions = {}, sameAsEnglish = {} } = glossary
  const ids = new Set(sentences.map(({ id }) => id))
  const missing = Object.keys(terms)
    .filter((term) => !glossary.terms[term]?.term.trim() || !glossary.terms[term]?.forms.length)
    .map((term) => `${path}: the term "${term}" is missing`)
  const unknown = [...Object.keys(exceptions), ...Object.keys(sameAsEnglish)]
    .filter((id) => !ids.has(id))
    .map((id) => `${path}: there is no text "${id}"`)
  return [
    ...missing,
    ...unknown,
    ...sentences.flatMap((sentence) => [
      ...findEnglish(sentence, sameAsEnglish),
      ...findOtherWords(sentence, glossary, exceptions),
    ]),
    ...findOtherSentences(sentences, exceptions),
  ]
}

/** @param {Sentence} sentence @param {Readonly<Record<string, string>>} allowed @returns {string[]} */
function findEnglish({ file, id, english, own }, allowed) {
  if (own !== english || Object.hasOwn(sameEverywhere, id) || allowed[id]?.trim()) return []
  const hasWords = /\p{L}/u.test(toWords(english).replaceAll(names, ''))
  return hasWords ? [`${file}: "${id}" is the English text`] : []
}

/**
 * @param {Sentence} sentence
 * @param {Glossary} glossary
 * @param {Readonly<Record<string, string>>} exceptions
 * @returns {string[]}
 */
function findOtherWords({ file, id, english, own }, glossary, exceptions) {
  if (exceptions[id]?.trim() || Object.hasOwn(sameEverywhere, id)) return []
  const text = toWords(own).toLowerCase()
  let source = toWords(english)
  return Object.entries(terms).flatMap(([term, pattern]) => {
    if (!pattern.test(source)) return []
    // "recovery code" is one term, and not "code" as well
    source = source.replaceAll(new RegExp(pattern, 'gi'), ' ')
    const { forms = [] } = glossary.terms[term] ?? {}
    return forms.some((form) => text.includes(form.normalize('NFC').toLowerCase()))
      ? []
      : [`${file}: "${id}" has no word for "${term}" of the glossary (${forms.join(', ')}): ${own}`]
  })
}

/**
 * @param {readonly Sentence[]} sentences
 * @param {Readonly<Record<string, string>>} exceptions
 * @returns {string[]} texts that English says in the same words, and this language in others
 */
function findOtherSentences(sentences, exceptions) {
  /** @type {Map<string, Sentence>} */
  const first = new Map()
  return sentences.flatMap((sentence) => {
    const { file, id, english, own } = sentence
    // a single word may be a verb in one place and a noun in another
    if (exceptions[id]?.trim() || !/\S\s+\S/.test(english)) return []
    const earlier = first.get(english)
    if (!earlier) first.set(english, sentence)
    return earlier && earlier.own !== own
      ? [`${file}: "${id}" is "${own}", and "${earlier.id}" is "${earlier.own}"`]
      : []
  })
}
