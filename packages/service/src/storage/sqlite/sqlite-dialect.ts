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

/** Kysely's SQLite dialect with transactions that take the write lock at their start. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database
  readonly #scope: TransactionScope

  constructor(database: Database.Database, scope: TransactionScope) {
    super(toDialectConfig(database))
    this.#database = database
    this.#scope = scope
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database, this.#scope)
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database
  readonly #scope: TransactionScope
  #isReadOnly = false

  constructor(database: Database.Database, scope: TransactionScope) {
    super(toDialectConfig(database))
    this.#database = database
    this.#scope = scope
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.refuseInside()
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

/** How many statements stay prepared. A statement that lists values is another one for each number of them. */
const maxPrepared = 200

function toDialectConfig(database: Database.Database): SqliteDialectConfig {
  const prepared = new Map<string, SqliteStatement>()
  const prepare = (text: string): SqliteStatement => {
    const statement = attempt(() => database.prepare(text))
    return {
      reader: statement.reader,
      all: (parameters) => attempt(() => statement.all(parameters)),
      run: (parameters) => attempt(() => statement.run(parameters)),
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
