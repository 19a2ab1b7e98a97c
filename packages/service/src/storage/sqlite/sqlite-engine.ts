import { sql } from 'kysely'
import type { Engine } from '../../database/engine.ts'
import { sqliteParts } from './sqlite-parts.ts'

/** What is SQLite's own, whatever database it is asked about. */
export const sqliteEngine: Omit<Engine, 'db'> = {
  name: 'sqlite',
  // One writer at a time already: the transaction holds the database's write lock.
  lock: async () => {},
  canSkipLocked: false,
  isAmongFirst: ({ table, where, by, limit }) =>
    sql<boolean>`rowid in (select rowid from ${sql.table(table)} where ${where} order by ${sql.ref(by)} limit ${sql.lit(limit)})`,
  json: {
    toArray: (values) => sql`json_array(${sql.join(values)})`,
    // Sorted by whoever reads them: for an aggregate's order SQLite opens a table of its own each time.
    collect: (columns) => sql`json_group_array(json_array(${sql.join(columns)}))`,
    toText: (json) => sql<string>`${json}`,
  },
  parts: sqliteParts,
  retryDelayMs: () => null,
}
