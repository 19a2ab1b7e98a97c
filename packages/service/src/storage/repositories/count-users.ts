import { sql } from 'kysely'
import type { Atomically } from '../../database/atomically.ts'
import type { Db, Engine } from '../../database/engine.ts'

/** So many changes of a count are added up when it is read; more are folded into one. */
const maxRows = 100
const maxFolded = 5_000

/** How many people a project has. */
export async function countPeople(db: Db, projectId: string): Promise<number> {
  const { people } = await db
    .selectFrom('user_counts')
    .select((select) => select.fn.sum<number | string | null>('people').as('people'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return Number(people ?? 0)
}

/**
 * Makes one row of a project's many. Nobody waits: whoever signs up meanwhile adds a row of their own.
 *
 * @returns how many rows went into one; 0 when there is nothing to do
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
