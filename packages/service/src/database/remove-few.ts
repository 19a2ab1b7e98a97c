import { sql } from 'kysely'
import type { Db, Engine, FirstRows } from './engine.ts'
import type { Prune } from './prune.ts'

/**
 * Removes a few rows, those with the lowest `by` first.
 *
 * @returns how many
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

/** The condition of lying before a time. A null does not. */
export const isBefore = (column: string, time: number) => sql<boolean>`${sql.ref(column)} < ${time}`

/** Prunes a table whose rows are over when a time of theirs lies back far enough. */
export const pruneBy =
  (db: Db, isAmongFirst: Engine['isAmongFirst'], table: string, by: string): Prune =>
  (before, limit) =>
    removeFew(db, isAmongFirst, { table, by, where: isBefore(by, before), limit })
