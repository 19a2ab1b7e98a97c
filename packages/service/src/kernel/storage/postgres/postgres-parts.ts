import { sql } from 'kysely'
import { contains } from '../../../foundation/database/contains.ts'
import type { PartSearch } from '../../../foundation/database/engine.ts'

/** Searches parts by the trigram indexes of an extension, if it is installed. */
export const postgresParts: PartSearch = {
  select({ projectId, sources, text, piece }) {
    const selects = sources.map(({ table, column }) => {
      // The concatenation prevents the index from being searched for the whole text as well.
      const whole =
        piece === text ? sql`` : sql` and ${contains(sql`${sql.ref(column)} || ''`, text)}`
      return sql`select user_id from ${sql.table(table)} where project_id = ${projectId} and ${contains(column, piece)}${whole}`
    })
    return sql`${sql.join(selects, sql` union all `)}`
  },
  async isIndexed(db) {
    const { rows } = await sql<{
      is_indexed: boolean
    }>`select to_regclass('user_emails_trigrams') is not null or to_regclass('user_counts') is null as is_indexed`.execute(
      db,
    )
    return rows[0]?.is_indexed ?? false
  },
  // As an array: with a join, the planner might scan all users to find these few.
  isAmong: (selected) => sql<boolean>`users.user_id = any(array(${selected}))`,
}
