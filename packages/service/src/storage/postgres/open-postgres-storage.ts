import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createStorage } from '../create-storage.ts'
import type { Db } from '../engine.ts'
import type { Schema } from '../schema.ts'
import type { Storage } from '../storage.ts'
import { createTransactionScope } from '../transaction-scope.ts'
import { GuardedPostgresDriver } from './guarded-postgres-driver.ts'
import { toRetryDelayMs } from './to-retry-delay-ms.ts'
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
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: connectTimeoutMs,
    types: { getTypeParser: toTypeParser },
    keepAlive: true,
    query_timeout: answerTimeoutMs,
  })
  // A connection that dies while idle must not take the process with it; the next query opens another.
  pool.on('error', () => {})
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (of) => dialect.createIntrospector(of),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () =>
        new GuardedPostgresDriver(createWatchedPool(pool), scope, [
          `set local statement_timeout = ${statementTimeoutMs}`,
          `set local idle_in_transaction_session_timeout = ${idleTransactionTimeoutMs}`,
        ]),
    },
  })
  return createStorage(
    { name: 'postgres', db, lock, canSkipLocked: true, retryDelayMs: toRetryDelayMs },
    scope,
  )
}

/** Held until the transaction ends; a name is hashed to the 64 bits that an advisory lock takes. */
async function lock(tx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name.replaceAll('\0', '\u001f')}, 0))`.execute(
    tx,
  )
}

const int8 = 20

/** Epoch milliseconds and counts fit a double exactly; parsed here, not for every user of the driver. */
function toTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return (value: string) => Number(value)
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid)
}
