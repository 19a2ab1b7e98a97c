import { formatText, type TextValues } from './format-text.ts'
import type { TextId, Texts } from './text-id.ts'

/** Looks texts up. The call gives a plain string; `find` the text as it was written, for rich text. */
export interface Text {
  (id: TextId, values?: TextValues): string
  find(id: TextId): string
  /** The same lookup with a method's catalogue behind it. */
  with(catalogue: Texts): Text
}

/**
 * Makes the lookup of a widget.
 *
 * @param catalogue - the texts that are loaded
 * @param overrides - the host's `strings`; they win
 */
export function createText(catalogue: Texts, overrides: Texts = {}): Text {
  const find = (id: TextId) => overrides[id] ?? catalogue[id] ?? id
  const text = (id: TextId, values?: TextValues) => formatText(find(id), values)
  return Object.assign(text, {
    find,
    with: (more: Texts) => createText({ ...catalogue, ...more }, overrides),
  })
}
