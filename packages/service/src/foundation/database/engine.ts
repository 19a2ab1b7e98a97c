import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Schema } from './schema.ts'

/** A connection to query with: the database, or one open transaction of it. */
export type Db = Kysely<Schema>

/** What a process can announce: messages in the outbox, or origins and redirect URLs that a back end changed. */
export type AnnouncedTopic = 'messages' | 'addresses'

/** The differences between the engines. All other code is shared. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  readonly db: Db
  /** Lets processes tell each other what changed; missing where only one process can use the database. */
  readonly announcements?: {
    announce(topic: AnnouncedTopic): Promise<void>
    /**
     * Calls back when another process announced something, and without a topic after every connection, since announcements may
     * have been missed.
     *
     * @returns a function that ends listening
     */
    listen(onAnnounced: (topic: AnnouncedTopic | undefined) => void): () => Promise<void>
  }
  /** Reads the server's clock; missing where the database uses this machine's clock. */
  readClock?(db: Db): Promise<number>
  /** Opens a connection without the engine's time limits; the caller closes it. Missing on an engine without limits. */
  openForMigration?(): Db
  /**
   * Makes transactions that name the same lock wait for each other; the transaction's end releases it. It does nothing
   * on an engine that allows one writer at a time.
   */
  lock(tx: Db, name: string): Promise<void>
  /** Whether workers may step over rows that another transaction holds (`for update skip locked`). */
  readonly canSkipLocked: boolean
  /**
   * The condition that a row is among the first rows of a table. Rows locked by other transactions are skipped where
   * the engine can.
   */
  isAmongFirst(rows: FirstRows): RawBuilder<boolean>
  readonly json: JsonOfRows
  /** Searches users by part of a text. */
  readonly parts: PartSearch
  /**
   * How long to wait before running a failed transaction again; null when it must not run again.
   *
   * @param tries how many times it ran so far, from 1
   * @param isCommitSent true when the failure came after the commit was asked for, so its outcome may be unknown
   */
  retryDelayMs(error: unknown, tries: number, isCommitSent: boolean): number | null
}

/** JSON expressions of a statement. A driver needs longer for thirty columns than for one text that contains them. */
export interface JsonOfRows {
  /** Builds an array of texts, numbers, nulls and nested JSON. */
  toArray(values: readonly RawBuilder<unknown>[]): RawBuilder<unknown>
  /** Selects rows as an array of arrays, in no order. The result is empty or null when there is no row. */
  collect(columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown>
  /** Converts a JSON value to the text that the driver returns. */
  toText(json: RawBuilder<unknown>): RawBuilder<string>
}

/** Selects some rows of a table, the lowest `by` first. */
export interface FirstRows {
  readonly table: string
  readonly where: Expression<SqlBool>
  /** An indexed column: without the index, each call would read past all the removed rows at the table's start. */
  readonly by: string
  readonly limit: number
}

/** A column whose texts are indexed by their parts. */
export interface PartSource {
  readonly table: string
  readonly column: string
  /** The texts' kind in the index, where one index holds those of all columns. */
  readonly kind: string
}

/** Part of an address, of a name or of another indexed text, for a search. */
export interface Part {
  readonly projectId: string
  /** Where the part is searched; a user matches by any of them. */
  readonly sources: readonly PartSource[]
  readonly text: string
  /** The text, or a rarer piece of it; the index is searched for this piece. */
  readonly piece: string
}

/** An engine's search by part of a text. */
export interface PartSearch {
  /** Selects the ids of the matching users; a part too short for the index is searched in every row. */
  select(part: Part): RawBuilder<{ user_id: string }>
  /** Says whether the index exists; true as well before the schema is created. */
  isIndexed(db: Db): Promise<boolean>
  /** The condition that a row belongs to one of the selected users. They are few, so the engine finds them first. */
  isAmong(selected: RawBuilder<unknown>): RawBuilder<boolean>
}
