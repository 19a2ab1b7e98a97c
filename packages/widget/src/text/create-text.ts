import { formatText, type TextRun, type TextValues } from './format-text.ts'
import type { TextId, Texts } from './text-id.ts'

/** Looks texts up. The call gives a plain string; `runs` keeps the marks, for rich text. */
export interface Text {
  (id: TextId, values?: TextValues): string
  runs(id: TextId, values?: TextValues): TextRun[]
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
  const runs = (id: TextId, values?: TextValues) =>
    formatText(overrides[id] ?? catalogue[id] ?? id, values)
  const text = (id: TextId, values?: TextValues) =>
    runs(id, values)
      .map((run) => run.text)
      .join('')
  return Object.assign(text, {
    runs,
    with: (more: Texts) => createText({ ...catalogue, ...more }, overrides),
  })
}
