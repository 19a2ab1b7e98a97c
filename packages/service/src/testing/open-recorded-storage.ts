import { Kysely, PostgresDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import type { Schema } from '../database/schema.ts'
import { createStorage } from '../storage/create-storage.ts'
import { postgresEngine } from '../storage/postgres/postgres-engine.ts'
import { ImmediateSqliteDialect } from '../storage/sqlite/sqlite-dialect.ts'
import { sqliteEngine } from '../storage/sqlite/sqlite-engine.ts'
import { createTransactionScope } from '../storage/transaction-scope.ts'
import type { TestDatabaseLocation } from './count-rows.ts'

/** What the storage asked its database. */
export interface RecordedStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

const int8 = 20

/**
 * Opens a storage whose every statement is written down, as it goes to the database; none of them is told apart by its
 * text.
 *
 * @param connections to Postgres, at most
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
  // Its database is removed by force.
  return new pg.Pool({ connectionString, max, types }).on('error', () => {})
}
