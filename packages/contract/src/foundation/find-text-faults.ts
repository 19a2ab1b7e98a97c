/** Texts by their ids. */
export type Texts = Readonly<Record<string, string>>

const plural = /\{(\w+), plural, ((?:=?\w+ \{[^{}]*\}\s*)+)\}/g

/** Returns a text with the cases of its plurals, without their braces. */
const openPlurals = (text: string): string =>
  text.replace(
    plural,
    (_, name: string, cases: string) => `{${name}} ${cases.replaceAll(/[{}]/g, ' ')}`,
  )

const list = (matches: Iterable<RegExpMatchArray>): string =>
  [...new Set([...matches].map(([whole]) => whole))].sort().join(' ')

/** Lists the placeholders of a text, each once. */
const listPlaceholders = (text: string): string => list(openPlurals(text).matchAll(/\{\w+\}/g))

/** Lists the marks of a text, each once. */
const listMarks = (text: string): string => list(text.matchAll(/<\/?\w+>/g))

/**
 * Compares the texts of a language with the English ones: each is to be there, with the same placeholders and marks, and
 * with the plural cases that the language has (Unicode CLDR, by `Intl.PluralRules`).
 *
 * @param english the English texts by their ids
 * @param own the texts of the language by the same ids
 * @param tag the language, as a BCP 47 tag; without it any plural cases are taken
 * @returns what is wrong, a line each; empty if nothing is
 */
export function findTextFaults(english: Texts, own: Texts, tag?: string): readonly string[] {
  const missing = Object.keys(english).filter((id) => !own[id]?.trim())
  const extra = Object.keys(own).filter((id) => !Object.hasOwn(english, id))
  const wrong = Object.entries(own).flatMap(([id, text]) => {
    const source = english[id]
    if (source === undefined || text.trim() === '') return []
    return [
      ...compare(id, 'placeholders', listPlaceholders(source), listPlaceholders(text)),
      ...compare(id, 'marks', listMarks(source), listMarks(text)),
      ...findCaseFaults(id, text, tag),
    ]
  })
  return [
    ...missing.map((id) => `the text "${id}" is missing`),
    ...extra.map((id) => `English has no text "${id}"`),
    ...wrong,
  ]
}

const compare = (id: string, what: string, wanted: string, found: string): string[] =>
  wanted === found
    ? []
    : [`"${id}" has the ${what} ${found || '(none)'}, and English ${wanted || '(none)'}`]

/** Lists plurals without the case for all other numbers, or without one that the language has. */
function findCaseFaults(id: string, text: string, tag: string | undefined): string[] {
  return [...text.matchAll(plural)].flatMap(([, name, cases = '']) => {
    const wanted = tag === undefined ? [] : listCases(tag)
    const found = [...cases.matchAll(/(?:^|\s)(=?\w+) \{/g)].map(([, one]) => one)
    if (!found.includes('other')) {
      return [`"${id}" has a plural of {${name}} without "other {…}"`]
    }
    const absent = wanted.filter((one) => !found.includes(one))
    return absent.length === 0
      ? []
      : [
          `"${id}" has a plural of {${name}} without ${absent.map((one) => `"${one} {…}"`).join(', ')}`,
        ]
  })
}

/** Lists the plural cases that whole numbers up to a thousand have in a language. */
function listCases(tag: string): readonly string[] {
  const rules = new Intl.PluralRules(tag)
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))]
}
