import { sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'

/** Up to this many changes of a count are summed when it is read; more are folded into one row. */
const maxRows = 100
const maxFolded = 5_000

/** Counts the users of a project. */
export async function countPeople(db: Db, projectId: string): Promise<number> {
  const { people } = await db
    .selectFrom('user_counts')
    .select((select) => select.fn.sum<number | string | null>('people').as('people'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return Number(people ?? 0)
}

/**
 * Folds a project's many rows into one, without making sign-ups wait: each adds a row of its own meanwhile.
 *
 * @returns how many rows were folded; 0 when there is nothing to do
 */
export async function foldCounts(
  db: Db,
  atomically: Atomically,
  isAmongFirst: Engine['isAmongFirst'],
): Promise<number> {
  const long = await db
    .selectFrom('user_counts')
    .select('project_id')
    .groupBy('project_id')
    .having((having) => having.fn.countAll<number>(), '>', maxRows)
    .limit(1)
    .executeTakeFirst()
  if (!long) return 0
  return atomically(async (tx) => {
    const where = sql<boolean>`project_id = ${long.project_id}`
    const rows = await tx
      .deleteFrom('user_counts')
      .where(isAmongFirst({ table: 'user_counts', where, by: 'project_id', limit: maxFolded }))
      .returning('people')
      .execute()
    if (rows.length === 0) return 0
    const people = rows.reduce((sum, row) => sum + row.people, 0)
    await tx.insertInto('user_counts').values({ project_id: long.project_id, people }).execute()
    return rows.length
  })
}
