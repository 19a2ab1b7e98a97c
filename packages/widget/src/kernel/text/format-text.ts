/**
 * The formatter: `{name}` puts a value in, `<bold>…</bold>` marks a run, and where `plurals.ts` was loaded
 * `{n, plural, …}` chooses by number. Nothing else, so that a text can never become markup.
 */

/** What a text is filled with. */
export type TextValues = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)\}/g
/** A marked run, of which the plain text keeps the inside. */
export const mark = /<(\w+)>(.*?)<\/\1>/gs

let choosePlurals: (text: string, values: TextValues, locale: string) => string = (text) => text

/**
 * Lets texts choose by number. A method whose texts do says so beside them, with what `plurals.ts` has: the
 * first screen has no such text and does without.
 */
export function teachPlurals(step: typeof choosePlurals): void {
  choosePlurals = step
}

/**
 * Puts values into a text or a run of it. What a value holds is never looked at.
 *
 * @param values - by the names that the text uses; a missing one stays as it stands
 * @param locale - for plurals and numbers
 */
export const fillText = (text: string, values: TextValues = {}, locale = 'en'): string =>
  choosePlurals(text, values, locale).replace(placeholder, (whole, name: string) =>
    String(values[name] ?? whole),
  )

/** Formats a text without its marks. @param message - the text as the catalogue has it */
export const formatText = (message: string, values?: TextValues, locale?: string): string =>
  fillText(message.replace(mark, '$2'), values, locale)
