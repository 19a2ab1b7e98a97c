import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Schema } from './schema.ts'

/** A connection to query with: the database, or one open transaction of it. */
export type Db = Kysely<Schema>

/** All that differs between the engines. Everything else is written once. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  readonly db: Db
  /** How processes tell each other of messages; missing where one process alone works on a database. */
  readonly announcements?: {
    announce(): Promise<void>
    /** @returns what ends it */
    listen(onAnnounced: () => void): () => Promise<void>
  }
  /** The server's own time; missing where the database has this machine's. */
  readClock?(db: Db): Promise<number>
  /** A connection without limits of time, closed afterwards; `db` itself where it has none. */
  openForMigration?(): Db
  /**
   * Makes transactions that name the same lock take turns; held until the transaction ends. Where one
   * writer at a time is the engine's own rule it does nothing.
   */
  lock(tx: Db, name: string): Promise<void>
  /** Whether workers may step over rows that another transaction holds (`for update skip locked`). */
  readonly canSkipLocked: boolean
  /**
   * The condition of being among the few rows of a table that come first. Rows that another transaction holds
   * are stepped over where the engine can.
   */
  isAmongFirst(rows: FirstRows): RawBuilder<boolean>
  readonly json: JsonOfRows
  /** Finds people by part of a text. */
  readonly parts: PartSearch
  /**
   * How long to wait before running a failed transaction again; null when it must not run again.
   *
   * @param tries how often it ran already, from 1
   * @param isCommitSent true when the failure came after the commit was asked for, so its outcome may be unknown
   */
  retryDelayMs(error: unknown, tries: number, isCommitSent: boolean): number | null
}

/** What a statement selects as JSON. A driver takes longer over thirty columns than over one text of them. */
export interface JsonOfRows {
  /** An array of values: texts, numbers, null, and JSON in turn. */
  toArray(values: readonly RawBuilder<unknown>[]): RawBuilder<unknown>
  /** Selects rows as an array of arrays, in no order. Empty or null when there is none. */
  collect(columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown>
  /** JSON as the text that whoever asked reads. */
  toText(json: RawBuilder<unknown>): RawBuilder<string>
}

/** Some rows of a table, the lowest first. */
export interface FirstRows {
  readonly table: string
  readonly where: Expression<SqlBool>
  /** A column with an index: a table half full of removed rows must not be read from its start each time. */
  readonly by: string
  readonly limit: number
}

/** Part of a text of people, as it is looked for. */
export interface Part {
  readonly projectId: string
  readonly kind: 'email' | 'name'
  readonly text: string
  /** The text, or a piece of it that few have: the index is asked for it. */
  readonly piece: string
}

/** How an engine finds parts. */
export interface PartSearch {
  /** Selects the user ids of all that have the part; one too short for the index is looked for in every text. */
  select(part: Part): RawBuilder<{ user_id: string }>
  /** Whether the index is there; a schema that is still to come counts as such. */
  isIndexed(db: Db): Promise<boolean>
  /** The condition of being among selected users, who are few: they are found first. */
  isAmong(selected: RawBuilder<unknown>): RawBuilder<boolean>
}
