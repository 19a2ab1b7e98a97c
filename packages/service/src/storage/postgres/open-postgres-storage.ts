import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from '../../database/schema.ts'
import { createStorage } from '../create-storage.ts'
import type { Storage } from '../storage.ts'
import { createTransactionScope, type TransactionScope } from '../transaction-scope.ts'
import { createAnnouncements } from './create-announcements.ts'
import { GuardedPostgresDriver } from './guarded-postgres-driver.ts'
import { postgresEngine } from './postgres-engine.ts'
import { createWatchedPool } from './watched-pool.ts'

const connectTimeoutMs = 5_000
const statementTimeoutMs = 10_000
/** For a server that does not answer at all; longer, so that its own limit speaks first. */
const answerTimeoutMs = 12_000
const idleTransactionTimeoutMs = 15_000

/**
 * Opens Postgres, for several processes. Nothing here outlives a transaction on its connection (no named
 * statements, no session locks), so a transaction-mode pooler may stand between.
 *
 * @param options.url connection string
 * @param options.connections most connections at once, 10 unless told
 */
export function openPostgresStorage(options: { url: string; connections?: number }): Storage {
  const scope = createTransactionScope()
  const { url, connections: max = 10 } = options
  const db = openDatabase({ url, max, statementTimeoutMs, answerTimeoutMs }, scope)
  return createStorage(
    {
      ...postgresEngine,
      db,
      announcements: createAnnouncements(db, url),
      // An index on millions of rows takes its time, and so does waiting for another process's.
      openForMigration: () =>
        openDatabase({ url, max: 1, statementTimeoutMs: 0, answerTimeoutMs: 0 }, scope),
    },
    scope,
  )
}

/** A pool with its limits; 0 milliseconds are no limit. */
function openDatabase(
  limits: { url: string; max: number; statementTimeoutMs: number; answerTimeoutMs: number },
  scope: TransactionScope,
): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: limits.url,
    max: limits.max,
    connectionTimeoutMillis: connectTimeoutMs,
    types: { getTypeParser: toTypeParser },
    keepAlive: true,
    query_timeout: limits.answerTimeoutMs,
  })
  // A connection that dies while idle must not take the process with it; the next query opens another.
  pool.on('error', () => {})
  const dialect = new PostgresDialect({ pool })
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (of) => dialect.createIntrospector(of),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () =>
        new GuardedPostgresDriver(createWatchedPool(pool), scope, [
          `set local statement_timeout = ${limits.statementTimeoutMs}`,
          `set local idle_in_transaction_session_timeout = ${idleTransactionTimeoutMs}`,
        ]),
    },
  })
}

const int8 = 20

/** Epoch milliseconds and counts fit a double exactly; parsed here, not for every user of the driver. */
function toTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return (value: string) => Number(value)
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid)
}
