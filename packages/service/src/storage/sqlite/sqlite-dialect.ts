import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import Database from 'libsql'
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

  constructor(database: Database.Database, scope: TransactionScope) {
    super(toDialectConfig(database))
    this.#database = database
    this.#scope = scope
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.refuseInside()
    return super.acquireConnection()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred one that reads first and writes later fails at once when another process wrote between.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has rolled back already; asking again would hide the first error.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

function toDialectConfig(database: Database.Database): SqliteDialectConfig {
  return {
    database: {
      close: () => {
        database.close()
      },
      prepare: (text) => {
        const statement = attempt(() => database.prepare(text))
        return {
          reader: statement.reader,
          all: (parameters) => attempt(() => statement.all(parameters)),
          run: (parameters) => attempt(() => statement.run(parameters)),
          iterate: (parameters) => statement.iterate(parameters),
        }
      },
    },
  }
}

/** Another process holds the lock for too long, or the disk is full or failing. */
const unavailable = /^SQLITE_(BUSY|FULL|IOERR|LOCKED)/

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : ''
    throw unavailable.test(code) ? new StorageUnavailableError(code, { cause: error }) : error
  }
}
