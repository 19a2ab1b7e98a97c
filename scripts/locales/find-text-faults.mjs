/** @typedef {import('./read-locales.mjs').Texts} Texts */

const plural = /\{(\w+), plural, ((?:=?\w+ \{[^{}]*\}\s*)+)\}/g

/** @param {string} text @returns {string} with the cases of its plurals, without their braces */
const openPlurals = (text) =>
  text.replace(plural, (_, name, cases) => `{${name}} ${cases.replaceAll(/[{}]/g, ' ')}`)

/** @param {Iterable<RegExpMatchArray>} matches */
const list = (matches) => [...new Set([...matches].map(([whole]) => whole))].sort().join(' ')

/** @param {string} text @returns {string} its placeholders, each once */
const listPlaceholders = (text) => list(openPlurals(text).matchAll(/\{\w+\}/g))

/** @param {string} text @returns {string} its marks, each once */
const listMarks = (text) => list(text.matchAll(/<\/?\w+>/g))

/**
 * Compares a room with the English one.
 *
 * @param {Texts} english
 * @param {Texts} own
 * @returns {string[]} what is wrong, a line each
 */
export function findTextFaults(english, own) {
  const missing = Object.keys(english).filter((id) => !own[id]?.trim())
  const extra = Object.keys(own).filter((id) => !Object.hasOwn(english, id))
  const wrong = Object.entries(own).flatMap(([id, text]) => {
    const source = english[id]
    if (source === undefined || text.trim() === '') return []
    return [
      ...compare(id, 'placeholders', listPlaceholders(source), listPlaceholders(text)),
      ...compare(id, 'marks', listMarks(source), listMarks(text)),
      ...findCaseFaults(id, text),
    ]
  })
  return [
    ...missing.map((id) => `the text "${id}" is missing`),
    ...extra.map((id) => `English has no text "${id}"`),
    ...wrong,
  ]
}

/** @param {string} id @param {string} what @param {string} wanted @param {string} found */
const compare = (id, what, wanted, found) =>
  wanted === found
    ? []
    : [`"${id}" has the ${what} ${found || '(none)'}, and English ${wanted || '(none)'}`]

/** @param {string} id @param {string} text @returns {string[]} plurals without the case for all other numbers */
const findCaseFaults = (id, text) =>
  [...text.matchAll(plural)]
    .filter(([, , cases = '']) => !/(^|\s)other \{/.test(cases))
    .map(([, name]) => `"${id}" has a plural of {${name}} without "other {…}"`)
