/**
 * What happened in and around the widget, as the Events tab lists it. Pure; the entries come from the
 * widget's callbacks, from what the client reports to the event log, and from the session.
 */

/** What an entry is about; also the filter that shows it. */
export type EntryKind = 'event' | 'error' | 'session'

export interface Entry {
  readonly id: number
  readonly kind: EntryKind
  /** Milliseconds since 1970. */
  readonly at: number
  readonly name: string
  /** The one thing worth seeing at a glance. */
  readonly summary: string
  /** Everything, with secrets blanked out; undefined when there is nothing more to see. */
  readonly details: unknown
}

/** Older entries fall off the end. */
const mostEntries = 200

/** Adds an entry where its time belongs, newest first. */
export function addEntry(entries: readonly Entry[], entry: Omit<Entry, 'id'>): readonly Entry[] {
  const id = 1 + Math.max(0, ...entries.map((known) => known.id))
  // The event log is sent in batches, so its entries may be older than what is already listed.
  const found = entries.findIndex(({ at }) => at <= entry.at)
  const index = found === -1 ? entries.length : found
  return [...entries.slice(0, index), { ...entry, id }, ...entries.slice(index)].slice(
    0,
    mostEntries,
  )
}

/** @param filter - null shows all */
export function filterEntries(
  entries: readonly Entry[],
  filter: EntryKind | null,
): readonly Entry[] {
  return filter === null ? entries : entries.filter(({ kind }) => kind === filter)
}
