import { matchLanguage } from '@portico/contract'
import type { AccountField } from '../options.ts'

/** The longest text of a field. */
export const longestField = 256

type Metadata = Readonly<Record<string, unknown>>

/** A field as the form shows it. */
export interface ShownField {
  readonly key: string
  readonly label: string
  /** The stored text; empty if there is none, or if the page stored another kind of value there. */
  readonly value: string
}

/** Lists the fields that the page has named, in the language of the widget. */
export const listFields = (
  fields: readonly AccountField[] | undefined,
  metadata: Metadata,
  locale: string,
): ShownField[] =>
  (fields ?? []).map(({ key, label }) => {
    const value = Object.hasOwn(metadata, key) ? metadata[key] : ''
    return { key, label: toLabel(label, locale), value: typeof value === 'string' ? value : '' }
  })

function toLabel(label: AccountField['label'], locale: string): string {
  if (typeof label === 'string') return label
  const tags = Object.keys(label).sort()
  const tag = matchLanguage(locale, tags) ?? Object.keys(label)[0] ?? ''
  return label[tag] ?? ''
}

/** Returns what to store: the fields whose text is another; null removes a key. Null if no text is. */
export function toFieldChange(
  shown: readonly ShownField[],
  typed: Readonly<Record<string, string>>,
): Record<string, string | null> | null {
  const changed = shown.flatMap(({ key, value }) => {
    const text = (typed[key] ?? value).trim()
    return text === value ? [] : [[key, text || null] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : null
}
