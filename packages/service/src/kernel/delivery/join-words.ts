/** Joins sentences and facts as the language does: Japanese and Chinese have no space after a full stop. */
import { fillText, type MailLanguage } from '../../foundation/text/words.ts'
import { sharedWords } from './shared-words.ts'

function joinAll(pattern: string, parts: readonly (string | null | undefined)[]): string {
  const [first = '', ...others] = parts.filter((part): part is string => Boolean(part))
  return others.reduce((one, other) => fillText(pattern, { one, other }), first)
}

/** Joins sentences; empty ones are left out. */
export const joinSentences = (
  language: MailLanguage,
  ...sentences: readonly (string | null | undefined)[]
): string => joinAll(sharedWords[language].sentences, sentences)

/** Joins facts to a list without "and"; empty ones are left out. */
export const joinFacts = (
  language: MailLanguage,
  facts: readonly (string | null | undefined)[],
): string => joinAll(sharedWords[language].listed, facts)
