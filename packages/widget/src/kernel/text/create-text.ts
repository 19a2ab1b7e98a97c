import { formatText, type TextValues } from './format-text.ts'
import type { TextId, Texts } from './text-id.ts'

/**
 * The lookup of texts. Calling it returns a plain string; `find` returns the text with its placeholders and marks, for
 * rich text.
 */
export interface Text {
  (id: TextId, values?: TextValues): string
  find(id: TextId): string
  /** Returns the same lookup, with a method's catalogue added as a fallback. */
  with(catalogue: Texts): Text
}

/**
 * Creates the lookup of a widget.
 *
 * @param catalogue - the texts that are loaded
 * @param overrides - the host's `strings`, which override the catalogue
 */
export function createText(catalogue: Texts, overrides: Texts = {}): Text {
  const find = (id: TextId) => overrides[id] ?? catalogue[id] ?? id
  const text = (id: TextId, values?: TextValues) => formatText(find(id), values)
  return Object.assign(text, {
    find,
    with: (more: Texts) => createText({ ...catalogue, ...more }, overrides),
  })
}
