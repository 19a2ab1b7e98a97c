import { sql } from 'kysely'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { postgresParts } from './postgres-parts.ts'
import { toRetryDelayMs } from './to-retry-delay-ms.ts'

/** The parts of the engine that are the same for every Postgres database. */
export const postgresEngine: Omit<Engine, 'db'> = {
  name: 'postgres',
  lock,
  canSkipLocked: true,
  // Row ids as an array: with a join, the planner would scan the whole table.
  isAmongFirst: ({ table, where, by, limit }) =>
    sql<boolean>`ctid = any(array(select ctid from ${sql.table(table)} where ${where} order by ${sql.ref(by)} limit ${sql.lit(limit)} for update skip locked))`,
  json: {
    toArray: (values) => sql`json_build_array(${sql.join(values)})`,
    collect: (columns) => sql`json_agg(json_build_array(${sql.join(columns)}))`,
    // As text, as on SQLite; otherwise the driver would parse the JSON.
    toText: (json) => sql<string>`${json}::text`,
  },
  parts: postgresParts,
  retryDelayMs: toRetryDelayMs,
  readClock,
}

async function readClock(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db)
  if (!rows[0]) throw new Error('The database told no time.')
  return rows[0].now
}

/** Locks until the transaction ends; the name is hashed to the 64 bits of an advisory lock. */
async function lock(tx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name.replaceAll('\0', '\u001f')}, 0))`.execute(
    tx,
  )
}
