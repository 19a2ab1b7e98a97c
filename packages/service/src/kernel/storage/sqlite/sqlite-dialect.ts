import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import Database from 'libsql'
import { OwnerGoneError } from '../owner-gone-error.ts'
import { StorageUnavailableError } from '../storage-unavailable-error.ts'
import type { TransactionScope } from '../transaction-scope.ts'
import type { CommitFlush } from './create-commit-flush.ts'

/**
 * Kysely's SQLite dialect, with transactions that take the write lock at their start. With a flush, each query resolves
 * when all earlier commits are on the disk; meanwhile other queries use the connection.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database
  readonly #scope: TransactionScope
  readonly #flush: CommitFlush | null

  /**
   * Creates the dialect.
   *
   * @param flush null when the database itself flushes each commit
   */
  constructor(
    database: Database.Database,
    scope: TransactionScope,
    flush: CommitFlush | null = null,
  ) {
    super(toDialectConfig(database, flush))
    this.#database = database
    this.#scope = scope
    this.#flush = flush
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database, this.#scope, this.#flush)
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database
  readonly #scope: TransactionScope
  readonly #flush: CommitFlush | null
  #isReadOnly = false

  constructor(database: Database.Database, scope: TransactionScope, flush: CommitFlush | null) {
    super(toDialectConfig(database, flush))
    this.#database = database
    this.#scope = scope
    this.#flush = flush
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.refuseInside()
    if (this.#flush?.failure) throw this.#flush.failure
    return super.acquireConnection()
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    // A deferred transaction that reads first fails when it writes after another process has written. A read-only one
    // keeps its snapshot, and blocks no writer.
    const isReading = settings?.accessMode === 'read only'
    await connection.executeQuery(
      CompiledQuery.raw(isReading ? 'begin deferred' : 'begin immediate'),
    )
    if (isReading) this.#setReadOnly(true)
  }

  override async releaseConnection(): Promise<void> {
    if (this.#isReadOnly) this.#setReadOnly(false)
    await super.releaseConnection()
    // Kysely returns results afterwards. Reading transactions wait as well, because the data that they saw could still
    // be lost.
    await this.#flush?.flushed()
  }

  override async destroy(): Promise<void> {
    await this.#flush?.close()
    // after a failed flush the file on the disk is what the last completed flush left
    if (!this.#flush?.failure) this.#emptyLog()
    await super.destroy()
  }

  /**
   * Moves the write-ahead log into the file, so that the file of a stopped service is whole. libsql ends a connection only
   * when the garbage collector has found its statements, which a process that exits does not wait for.
   */
  #emptyLog(): void {
    try {
      // What another process still reads stays in the log.
      this.#database.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)')
    } catch {
      // The disk is full or failing: the log has all that was acknowledged.
    }
  }

  #setReadOnly(isReadOnly: boolean): void {
    this.#database.exec(`pragma query_only = ${isReadOnly ? 'on' : 'off'}`)
    this.#isReadOnly = isReadOnly
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After "disk full" SQLite has rolled back already; another rollback would hide the first error.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Statements that write nothing themselves; a commit may make earlier writes final. */
const writesNothing = /^\s*(select|begin|commit|rollback|savepoint|release)\b/i

/** How many prepared statements are cached. A statement with a list of values has a separate one for each length. */
const maxPrepared = 200

function toDialectConfig(
  database: Database.Database,
  flush: CommitFlush | null,
): SqliteDialectConfig {
  const prepared = new Map<string, SqliteStatement>()
  let hasWritten = false
  const prepare = (text: string): SqliteStatement => {
    const statement = attempt(() => database.prepare(text))
    const isWrite = !writesNothing.test(text)
    const run = <T>(work: () => T): T => {
      const result = attempt(work)
      hasWritten ||= isWrite
      if (hasWritten && !database.inTransaction) {
        hasWritten = false
        flush?.committed()
      }
      return result
    }
    return {
      reader: statement.reader,
      all: (parameters) => run(() => statement.all(parameters)),
      run: (parameters) => run(() => statement.run(parameters)),
      // a separate statement, because a second iteration would restart the first one's rows
      iterate: (parameters) => database.prepare(text).iterate(parameters),
    }
  }
  return {
    database: {
      close: () => {
        prepared.clear()
        database.close()
      },
      prepare: (text) => {
        const known = prepared.get(text)
        if (known) return known
        const statement = prepare(text)
        const [oldest] = prepared.keys()
        if (oldest !== undefined && prepared.size >= maxPrepared) prepared.delete(oldest)
        prepared.set(text, statement)
        return statement
      },
    },
  }
}

/** Another process holds the lock for too long, or the disk is full, failing or read-only. */
const unavailable = /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|READONLY)/

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : ''
    // Every foreign key of the schema refers to a user or to a row of a user.
    if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') throw new OwnerGoneError({ cause: error })
    throw unavailable.test(code) ? new StorageUnavailableError(code, { cause: error }) : error
  }
}
