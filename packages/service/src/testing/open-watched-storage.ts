import type { TestStorage } from '@portico/testkit/storage'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import type { Schema } from '../database/schema.ts'
import { createStorage } from '../storage/create-storage.ts'
import { postgresEngine } from '../storage/postgres/postgres-engine.ts'
import { ImmediateSqliteDialect } from '../storage/sqlite/sqlite-dialect.ts'
import { sqliteEngine } from '../storage/sqlite/sqlite-engine.ts'
import { createTransactionScope } from '../storage/transaction-scope.ts'

const int8 = 20

/** Times and counts are numbers, as the service reads them. */
const getTypeParser = (oid: number) => (oid === int8 ? Number : pg.types.getTypeParser(oid))

/** A test's database on one connection, and every statement that goes through it, transactions' own among them. */
export function openWatchedStorage(database: TestStorage['database']) {
  const statements: CompiledQuery[] = []
  const scope = createTransactionScope()
  // Its database is removed by force.
  const openPool = (connectionString: string) =>
    new pg.Pool({ connectionString, max: 1, types: { getTypeParser } }).on('error', () => {})
  const db = new Kysely<Schema>({
    dialect:
      database.kind === 'sqlite'
        ? new ImmediateSqliteDialect(new Database(database.file), scope)
        : new PostgresDialect({ pool: openPool(database.url) }),
    log: ({ query }) => void statements.push(query),
  })
  const engine = database.kind === 'sqlite' ? sqliteEngine : postgresEngine
  return { db, statements, storage: createStorage({ ...engine, db }, scope) }
}
