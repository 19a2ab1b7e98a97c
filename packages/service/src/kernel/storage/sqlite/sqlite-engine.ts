import { sql } from 'kysely'
import type { Engine } from '../../../foundation/database/engine.ts'
import { sqliteParts } from './sqlite-parts.ts'

/** The parts of the engine that are the same for every SQLite database. */
export const sqliteEngine: Omit<Engine, 'db'> = {
  name: 'sqlite',
  // Not needed: a transaction holds the database's write lock.
  lock: async () => {},
  canSkipLocked: false,
  isAmongFirst: ({ table, where, by, limit }) =>
    sql<boolean>`rowid in (select rowid from ${sql.table(table)} where ${where} order by ${sql.ref(by)} limit ${sql.lit(limit)})`,
  json: {
    toArray: (values) => sql`json_array(${sql.join(values)})`,
    // The reader sorts the rows, because SQLite would build a temporary table for an ordered aggregate.
    collect: (columns) => sql`json_group_array(json_array(${sql.join(columns)}))`,
    toText: (json) => sql<string>`${json}`,
  },
  parts: sqliteParts,
  retryDelayMs: () => null,
}
