import { Kysely, PostgresDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import type { Schema } from '../foundation/database/schema.ts'
import { createStorage } from '../kernel/storage/create-storage.ts'
import { postgresEngine } from '../kernel/storage/postgres/postgres-engine.ts'
import { ImmediateSqliteDialect } from '../kernel/storage/sqlite/sqlite-dialect.ts'
import { sqliteEngine } from '../kernel/storage/sqlite/sqlite-engine.ts'
import { createTransactionScope } from '../kernel/storage/transaction-scope.ts'
import type { TestDatabaseLocation } from './count-rows.ts'

/** A recorded statement. */
export interface RecordedStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

const int8 = 20

/**
 * Opens a storage that records each statement as it is sent to the database.
 *
 * @param connections the maximum number of connections to Postgres
 */
export function openRecordedStorage(database: TestDatabaseLocation, connections = 10) {
  const statements: RecordedStatement[] = []
  const scope = createTransactionScope()
  const db = new Kysely<Schema>({
    dialect:
      database.kind === 'sqlite'
        ? new ImmediateSqliteDialect(openFile(database.file), scope)
        : new PostgresDialect({ pool: openPool(database.url, connections) }),
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  })
  const engine = database.kind === 'sqlite' ? sqliteEngine : postgresEngine
  return { db, statements, storage: createStorage({ ...engine, db }, scope) }
}

function openFile(file: string): Database.Database {
  const opened = new Database(file)
  opened.exec('pragma busy_timeout = 5000')
  opened.exec('pragma foreign_keys = on')
  return opened
}

function openPool(connectionString: string, max: number): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
  }
  // The test removes the database while connections are open.
  return new pg.Pool({ connectionString, max, types }).on('error', () => {})
}
