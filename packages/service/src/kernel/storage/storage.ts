import type {
  CredentialRepositories,
  TableRepositories,
} from '../../declarations/all-declarations.ts'
import type { AuditRow } from '../../foundation/database/schema.ts'
import type { OwnRepositories } from './repositories/create-repositories.ts'

export type { FactorRow } from '../../foundation/database/factor-row.ts'
export type {
  ActorKind,
  AddedAddress,
  ArtefactKind,
  ArtefactRow,
  AuditRow,
  ClientRow,
  EventRow,
  GrantRow,
  ImportProgress,
  KeyRow,
  SessionRow,
} from '../../foundation/database/schema.ts'
export type * from './ports/artefacts.ts'
export type * from './ports/attempts.ts'
export type * from './ports/browsers.ts'
export type * from './ports/challenges.ts'
export type * from './ports/imports.ts'
export type * from './ports/moves.ts'
export type * from './ports/outbox.ts'
export type * from './ports/sessions.ts'
export type * from './ports/users.ts'

/**
 * The storage port, defined by what the service needs. Two adapters (SQLite, Postgres) implement it with one query
 * layer; `describeStorage` in the testkit tests both. Invariants: every row has its project and no query crosses
 * projects; ids are random text; times are epoch milliseconds; secrets arrive hashed. An action that can race, such as
 * consuming or counting, is one atomic operation of a port, never a read followed by a write in a rule.
 */
export interface Storage extends Repositories {
  readonly engine: 'sqlite' | 'postgres'
  /**
   * Runs `work` in one transaction; it commits when the promise resolves and rolls back when it rejects.
   * Serialization failures are retried inside, so `work` must be safe to run again.
   */
  transaction<T>(work: (tx: Repositories) => Promise<T>): Promise<T>
  /**
   * Migrates the schema; several processes may call it at once.
   *
   * @returns the names of the applied migrations
   */
  migrate(): Promise<readonly string[]>
  /**
   * Lists the migrations that `migrate` would apply; changes nothing.
   *
   * @throws Error when a newer version has migrated the database
   */
  listPending(): Promise<readonly string[]>
  /** Lists the migrations that the database has, those of a newer version too; none when it is new. Changes nothing. */
  listApplied(): Promise<readonly string[]>
  /**
   * Reads from one snapshot for as long as `work` runs: concurrent writes neither wait nor become visible. `work`
   * cannot write.
   */
  snapshot<T>(work: (rows: Repositories) => Promise<T>): Promise<T>
  /**
   * False when a search by part of a text scans all rows, because Postgres has no `pg_trgm`, or the migration was not
   * allowed to create it.
   */
  hasPartIndex(): Promise<boolean>
  /** Announces waiting messages to other processes; does nothing where they cannot receive it. */
  announceMessages(): Promise<void>
  /**
   * Calls the listener when messages were committed to the outbox: `here` after each commit, and `elsewhere` when
   * another process announced one. After a reconnection an `elsewhere` call may be superfluous or missing.
   *
   * @returns a function that ends listening
   */
  onMessages(listener: (from: 'here' | 'elsewhere') => void): () => Promise<void>
  /**
   * Calls the listener with each entry of the audit log that this process committed. It must not throw.
   *
   * @returns a function that ends listening
   */
  onEntries(listener: (entry: AuditRow) => void): () => void
  /** Whether other processes announce their changes of addresses; if not, this process has to read the addresses regularly. */
  readonly hearsOfAddresses: boolean
  /** Announces to other processes that origins or redirect URLs changed; does nothing where they cannot receive it. */
  announceAddresses(): Promise<void>
  /**
   * Calls the listener when another process announced changed addresses, and after every connection.
   *
   * @returns a function that ends listening
   */
  onAddresses(listener: () => void): () => Promise<void>
  /** Reads the database server's clock; null when it is this machine's. */
  readClock(): Promise<number | null>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The repositories, the same inside and outside a transaction. */
export interface Repositories extends CredentialRepositories, TableRepositories, OwnRepositories {}
