import { type RawBuilder, sql } from 'kysely'

/** The condition of a text that contains another one, whose own wildcards mean themselves. */
export function contains(column: string | RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const searched = typeof column === 'string' ? sql.ref(column) : column
  return sql<boolean>`${searched} like ${pattern} escape '\\'`
}
