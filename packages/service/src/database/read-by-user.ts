import { sql } from 'kysely'
import type { Db } from './engine.ts'

/**
 * Reads what people have in a table, in one query however many they are.
 *
 * @param rows.order columns that their rows are sorted by
 */
export async function readByUser<Row extends { readonly user_id: string }>(
  db: Db,
  rows: {
    readonly table: string
    readonly projectId: string
    readonly userIds: readonly string[]
    readonly order: readonly string[]
  },
): Promise<ReadonlyMap<string, Row[]>> {
  const { table, projectId, userIds, order } = rows
  const ids = sql.join(userIds.map((id) => sql`${id}`))
  const found = await sql<Row>`select * from ${sql.table(table)}
    where project_id = ${projectId} and user_id in (${ids})
    order by ${sql.join(order.map((column) => sql.ref(column)))}`.execute(db)
  const groups = new Map<string, Row[]>()
  for (const row of found.rows) {
    const group = groups.get(row.user_id)
    if (group) group.push(row)
    else groups.set(row.user_id, [row])
  }
  return groups
}
