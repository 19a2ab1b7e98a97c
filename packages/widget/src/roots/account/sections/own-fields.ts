import { matchLanguage } from '@portico/contract'
import type { AccountField } from '../options.ts'

/** The longest text of a field. */
const longestField = 256

/** Cuts a text to what a field keeps, without half a character at its end, which the service would refuse. */
export const cutToField = (text: string): string =>
  text.slice(0, longestField).replace(/[\ud800-\udbff]$/, '')

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

/** Returns what the user has typed into a field; undefined if nothing. Its key may be that of an inherited property. */
export const getTyped = (typed: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(typed, key) ? typed[key] : undefined

/**
 * Returns what to store: the fields that the user has typed and whose text is another; null removes a key. Null if there
 * is no such field. Others stay as the page stored them.
 */
export function toFieldChange(
  shown: readonly ShownField[],
  typed: Readonly<Record<string, string>>,
): Record<string, string | null> | null {
  const changed = shown.flatMap(({ key, value }) => {
    const text = getTyped(typed, key)?.trim()
    return text === undefined || text === value ? [] : [[key, text || null] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : null
}
