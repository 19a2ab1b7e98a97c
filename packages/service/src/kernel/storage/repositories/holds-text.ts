import { type RawBuilder, sql } from 'kysely'
import { contains } from '../../../foundation/database/contains.ts'

/**
 * The condition, in a statement on `users`, that a row of the user in another table contains a text. It is a value, not
 * an `exists`: for that, Postgres would read the rows of all users once.
 */
export const holdsText = (
  table: string,
  column: string,
  text: string,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<boolean> =>
  sql<boolean>`(select max(case when ${contains(`${table}.${column}`, text)} then 1 else 0 end)
    from ${sql.table(table)} where ${sql.ref(`${table}.project_id`)} = users.project_id
    and ${sql.ref(`${table}.user_id`)} = users.user_id${further}) = 1`
