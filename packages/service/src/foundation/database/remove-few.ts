import { sql } from 'kysely'
import type { Db, Engine, FirstRows } from './engine.ts'
import type { Prune } from './prune.ts'

/**
 * Removes a few rows, the lowest `by` first.
 *
 * @returns how many were removed
 */
export async function removeFew(
  db: Db,
  isAmongFirst: Engine['isAmongFirst'],
  few: FirstRows,
): Promise<number> {
  const removed = await sql`delete from ${sql.table(few.table)} where ${isAmongFirst(few)}`.execute(
    db,
  )
  return Number(removed.numAffectedRows ?? 0)
}

/** The condition that a column's time is before `time`; false for null. */
export const isBefore = (column: string, time: number) => sql<boolean>`${sql.ref(column)} < ${time}`

/** Prunes a table by one of its time columns. */
export const pruneBy =
  (db: Db, isAmongFirst: Engine['isAmongFirst'], table: string, by: string): Prune =>
  (before, limit) =>
    removeFew(db, isAmongFirst, { table, by, where: isBefore(by, before), limit })
