/** English that stands on a screen in another language. */
import { allTexts } from '@portico/widget/parts'

/** A text's sentences: each case of a plural, and what stands between its marks. */
const toParts = (text: string): string[] => {
  const cases = text.includes(', plural, ')
    ? [...text.matchAll(/\{((?:[^{}]|\{\w+\})*)\}(?=\s*(?:[\w=]+\s*\{|\}$))/g)].map(
        ([, one = '']) => one,
      )
    : [text]
  return (
    cases
      .flatMap((one) => one.split(/<\/?\w+>/))
      // a value that is an element parts the words around it
      .flatMap((one) => [one, ...one.split(/\{\w+\}/)])
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part.replace(/\{\w+\}/g, '')))
  )
}

/** Matches a part whose placeholders have values. */
const toPattern = (part: string) =>
  part
    .split(/\{\w+\}|#/)
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+')

/** Matches each text of a catalogue as a screen shows it, with the parts of a text that stand by themselves. */
const toMatcher = (texts: Readonly<Record<string, string>>) =>
  new RegExp(`^(${[...new Set(Object.values(texts).flatMap(toParts))].map(toPattern).join('|')})$`)

const english = toMatcher(allTexts)

/**
 * Makes a finder of English texts.
 *
 * @param texts - the texts of the language that is shown
 * @returns tells the texts of a screen that are English, and no text of the language as well
 */
export function findEnglishBeside(texts: Readonly<Record<string, string>>) {
  const own = toMatcher(texts)
  return (shown: readonly string[]): string[] =>
    shown.filter((text) => english.test(text) && !own.test(text))
}
