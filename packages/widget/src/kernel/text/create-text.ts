import { english, type LoadedLanguage } from '../../locales/english.ts'
import { formatText, type TextValues } from './format-text.ts'
import type { TextId, Texts } from './text-id.ts'

/**
 * The lookup of texts. Calling it returns a plain string; `find` returns the text with its placeholders and marks, for
 * rich text.
 */
export interface Text {
  (id: TextId, values?: TextValues): string
  /**
   * @param fallback - the text if the host has none under this id
   */
  find(id: TextId, fallback?: string): string
  /** The locale for plurals, numbers and dates. */
  readonly locale: string
  /** Returns the same lookup, with a method's catalogue added as a fallback. */
  with(catalogue: Texts): Text
}

/**
 * Creates the lookup of a widget.
 *
 * @param catalogue - the texts that are loaded
 * @param overrides - the host's `strings`, which override every text
 * @param language - the chosen language, whose texts replace those of the catalogue
 */
export function createText(
  catalogue: Texts,
  overrides: Texts = {},
  language: LoadedLanguage = english,
): Text {
  const find = (id: TextId, fallback?: string) =>
    overrides[id] ?? fallback ?? language.texts[id] ?? catalogue[id] ?? id
  const text = (id: TextId, values?: TextValues) => formatText(find(id), values, language.locale)
  return Object.assign(text, {
    find,
    locale: language.locale,
    with: (more: Texts) => createText({ ...catalogue, ...more }, overrides, language),
  })
}
