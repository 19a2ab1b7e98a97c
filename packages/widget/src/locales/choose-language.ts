/**
 * Chooses the language of a widget: the option `locale`, else the page's `lang`, else the browser's languages in their
 * order; English if none of them matches.
 */
import { matchLanguage } from '@portico/contract'
import { tags as ownTags } from './loaders.ts'

/** The language that a widget takes. */
export interface ChosenLanguage {
  /** The tag of the texts. */
  readonly tag: string
  /** The locale for plurals, numbers and dates: with the region that was asked for, such as `de-AT`. */
  readonly locale: string
}

/** Matches a language with, at most, a script and a region. `Intl` takes each of them. */
const plainTag = /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?$/i

/**
 * Chooses the language of a widget.
 *
 * @param said - the languages that the host names, the first one first: its option `locale` and its page's `lang`
 * @param preferred - the languages of the user, the first one first
 * @param strings - texts of the host's own, if there are any: then a language that the host names and the widget does
 * not have is the host's, for plurals, dates and the direction
 * @param tags - the languages of the widget
 */
export function chooseLanguage(
  said: readonly unknown[],
  preferred: readonly string[],
  strings: unknown,
  tags: readonly string[] = ownTags,
): ChosenLanguage {
  const locale =
    [...said, ...preferred]
      // a page without TypeScript may pass any value, and pages write `de_AT`
      .map((wanted) => `${wanted}`.replaceAll('_', '-'))
      .find(
        (tag, index) =>
          matchLanguage(tag, tags) || (strings && index < said.length && plainTag.test(tag)),
      ) ?? 'en'
  return { tag: matchLanguage(locale, tags) ?? 'en', locale }
}
