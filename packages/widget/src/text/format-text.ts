/**
 * The formatter: `{name}` puts a value in, `<bold>…</bold>` marks a run, and where `plurals.ts` was loaded
 * `{n, plural, …}` chooses by number. Nothing else, so that a text can never become markup.
 */

/** What a text is filled with. */
export type TextValues = Readonly<Record<string, string | number>>

/** A run of a formatted text; `tag` is the name of the mark around it, if any. */
export interface TextRun {
  readonly tag: string | null
  readonly text: string
}

const placeholder = /\{(\w+)\}/g
const mark = /<(\w+)>(.*?)<\/\1>/gs

let choosePlurals: (text: string, values: TextValues, locale: string) => string = (text) => text

/**
 * Lets texts choose by number. A method whose texts do says so beside them, with what `plurals.ts` has: the
 * first screen has no such text and does without.
 */
export function teachPlurals(step: typeof choosePlurals): void {
  choosePlurals = step
}

const fill = (text: string, values: TextValues, locale: string) =>
  choosePlurals(text, values, locale).replace(placeholder, (whole, name: string) =>
    String(values[name] ?? whole),
  )

/**
 * Formats a text into runs. Marks are found before values are put in: a value never becomes a mark.
 *
 * @param message - the text as the catalogue has it
 * @param values - by the names that the text uses; a missing one stays as it stands
 * @param locale - for plurals and numbers
 */
export function formatText(message: string, values: TextValues = {}, locale = 'en'): TextRun[] {
  const runs: TextRun[] = []
  const add = (tag: string | null, text: string) => {
    if (text) runs.push({ tag, text: fill(text, values, locale) })
  }
  let end = 0
  for (const match of message.matchAll(mark)) {
    add(null, message.slice(end, match.index))
    add(match[1] ?? null, match[2] ?? '')
    end = match.index + match[0].length
  }
  add(null, message.slice(end))
  return runs
}
