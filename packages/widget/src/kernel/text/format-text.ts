/**
 * The formatter of texts: `{name}` inserts a value, `<bold>…</bold>` marks a run, and, once `plurals.ts` is loaded,
 * `{n, plural, …}` chooses by number. There is no other syntax, so that a text can never become markup.
 */

/** The values that a text inserts, by name. */
export type TextValues = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)\}/g
/** Matches a marked run. Plain text keeps only its content. */
export const mark = /<(\w+)>(.*?)<\/\1>/gs

let choosePlurals: (text: string, values: TextValues, locale: string) => string = (text) => text

/**
 * Turns on plurals in texts. A method whose texts contain plurals calls this function, with `choosePlurals`, where it
 * loads those texts. The first screen has no plurals, so it does not load `choosePlurals`.
 */
export function teachPlurals(step: typeof choosePlurals): void {
  choosePlurals = step
}

/**
 * Inserts values into a text, or into a marked run of a text. The function does not parse the values.
 *
 * @param values - by the names in the text; the placeholder of a missing value stays in the text
 * @param locale - for plurals and numbers
 */
export const fillText = (text: string, values: TextValues = {}, locale = 'en'): string =>
  choosePlurals(text, values, locale).replace(placeholder, (whole, name: string) =>
    String(values[name] ?? whole),
  )

/**
 * Formats a text as a plain string, without its marks.
 *
 * @param message - the text as the catalogue has it
 */
export const formatText = (message: string, values?: TextValues, locale?: string): string =>
  fillText(message.replace(mark, '$2'), values, locale)
