import { sql } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { PartSearch } from '../../database/engine.ts'

/** Parts by the extension's trigram indexes, where it is there. */
export const postgresParts: PartSearch = {
  select({ projectId, kind, text, piece }) {
    const [table, column] =
      kind === 'email' ? ['user_emails', 'canonical_email'] : ['users', 'search_name']
    // Joined with nothing, so that the index is not asked for the whole text as well.
    const whole =
      piece === text ? sql`` : sql` and ${contains(sql`${sql.ref(column)} || ''`, text)}`
    return sql`select user_id from ${sql.table(table)} where project_id = ${projectId} and ${contains(column, piece)}${whole}`
  },
  async isIndexed(db) {
    const { rows } = await sql<{
      is_indexed: boolean
    }>`select to_regclass('user_emails_trigrams') is not null or to_regclass('user_counts') is null as is_indexed`.execute(
      db,
    )
    return rows[0]?.is_indexed ?? false
  },
  // As a list: joined with it, the planner may walk through everybody to find the few.
  isAmong: (selected) => sql<boolean>`users.user_id = any(array(${selected}))`,
}
