import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from '../../../foundation/database/schema.ts'
import { createStorage } from '../create-storage.ts'
import type { Storage } from '../storage.ts'
import { createTransactionScope, type TransactionScope } from '../transaction-scope.ts'
import { createAnnouncements } from './create-announcements.ts'
import { GuardedPostgresDriver } from './guarded-postgres-driver.ts'
import { postgresEngine } from './postgres-engine.ts'
import { createWatchedPool } from './watched-pool.ts'

const connectTimeoutMs = 5_000
const statementTimeoutMs = 10_000
/**
 * The limit for a server that does not answer at all; longer than the server's own limit, so that the server reports
 * it.
 */
const answerTimeoutMs = 12_000
const idleTransactionTimeoutMs = 15_000

/**
 * Opens a Postgres database, which several processes may share. Nothing outlives a transaction on its connection (no
 * named statements, no session locks), so a transaction-mode pooler may be used.
 *
 * @param options.url connection string
 * @param options.connections the maximum number of connections, 10 by default
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
      // No limits: indexing millions of rows takes long, and so does waiting for another process that does it.
      openForMigration: () =>
        openDatabase({ url, max: 1, statementTimeoutMs: 0, answerTimeoutMs: 0 }, scope),
    },
    scope,
  )
}

/** Opens a pool of connections with time limits; 0 milliseconds mean no limit. */
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
  // Without a listener, a lost idle connection would end the process; the next query opens another.
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

/**
 * Parses 64-bit integers as numbers, which hold epoch milliseconds and counts exactly; for this pool only, not for all
 * users of the driver.
 */
function toTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return (value: string) => Number(value)
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid)
}
