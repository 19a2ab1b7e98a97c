import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db, Engine, FirstRows } from '../engine.ts'

/** How many rows a step of pruning removes at most: few enough that nobody waits for them. */
export const mostPruned = 500

export interface Few extends Pick<FirstRows, 'table' | 'by'> {
  readonly where: Expression<SqlBool>
}

/**
 * Removes a few rows, those with the lowest `by` first.
 *
 * @returns how many
 */
export async function removeFew(
  db: Db,
  isAmongFirst: Engine['isAmongFirst'],
  few: Few,
): Promise<number> {
  const removed = await sql`delete from ${sql.table(few.table)} where ${isAmongFirst({
    ...few,
    most: mostPruned,
  })}`.execute(db)
  return Number(removed.numAffectedRows ?? 0)
}

/** The condition of lying before a time. A null does not. */
export const isBefore = (column: string, time: number) => sql<boolean>`${sql.ref(column)} < ${time}`
