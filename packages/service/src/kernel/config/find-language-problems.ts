import { findTextFaults, type Language, languages } from '@portico/contract'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { toCanonicalLocale } from '../../foundation/text/to-canonical-locale.ts'
import { type HostLanguages, listTexts } from '../../locales/to-catalogue.ts'

/** The most faults that are listed of a language: a file for another version may have hundreds. */
const mostFaults = 40

/**
 * Compares the host's languages with the English texts. A language that Portico lacks needs every text; for one that it
 * has, those left out stay Portico's.
 */
export const findLanguageProblems = (given: HostLanguages): readonly ConfigProblem[] =>
  Object.entries(given).flatMap(([tag, texts]) => {
    const key = `languages.${tag}`
    const canonical = toCanonicalLocale(tag)
    if (canonical === null) return [{ key, message: 'must be a BCP 47 tag, like "eo" or "pt-BR"' }]
    if (canonical !== tag) return [{ key, message: `must be written "${canonical}"` }]
    const own = isLanguage(tag) ? { ...listTexts(tag), ...texts } : texts
    const faults = findTextFaults(listTexts('en'), own, tag)
    const left = faults.length - mostFaults
    return [
      ...faults.slice(0, mostFaults).map((message) => ({ key, message: `is faulty: ${message}` })),
      ...(left > 0
        ? [{ key, message: `has ${left} more faults; "portico texts check" lists all` }]
        : []),
    ]
  })

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)
