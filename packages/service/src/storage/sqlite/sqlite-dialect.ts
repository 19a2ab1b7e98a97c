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
 * Kysely's SQLite dialect with transactions that take the write lock at their start. With a flush, whatever is asked
 * resolves when all that was committed before is on the disk; others use the connection meanwhile.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database
  readonly #scope: TransactionScope
  readonly #flush: CommitFlush | null

  /** @param flush null where the database itself brings each commit to the disk */
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
    // A deferred one that reads first and writes later fails at once when another process wrote between. One that
    // only reads keeps what it saw first, and nobody waits for it.
    const isReading = settings?.accessMode === 'read only'
    await connection.executeQuery(
      CompiledQuery.raw(isReading ? 'begin deferred' : 'begin immediate'),
    )
    if (isReading) this.#setReadOnly(true)
  }

  override async releaseConnection(): Promise<void> {
    if (this.#isReadOnly) this.#setReadOnly(false)
    await super.releaseConnection()
    // Kysely hands out results after this. Who only read waits as well: what they saw could still be lost.
    await this.#flush?.flushed()
  }

  override async destroy(): Promise<void> {
    await this.#flush?.close()
    await super.destroy()
  }

  #setReadOnly(isReadOnly: boolean): void {
    this.#database.exec(`pragma query_only = ${isReadOnly ? 'on' : 'off'}`)
    this.#isReadOnly = isReadOnly
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has rolled back already; asking again would hide the first error.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** By itself; a commit may bring what others wrote before it. */
const writesNothing = /^\s*(select|begin|commit|rollback|savepoint|release)\b/i

/** How many statements stay prepared. A statement that lists values is another one for each number of them. */
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
      // one of its own: a second reader would start the first one's rows again
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

/** Another process holds the lock for too long, or the disk is full, failing, or read only. */
const unavailable = /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|READONLY)/

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : ''
    // Every reference of the schema leads to a person or to what is theirs.
    if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') throw new OwnerGoneError({ cause: error })
    throw unavailable.test(code) ? new StorageUnavailableError(code, { cause: error }) : error
  }
}
