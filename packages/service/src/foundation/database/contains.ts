import { type RawBuilder, sql } from 'kysely'

/** The condition that a column contains a text; `%` and `_` in that text are taken literally. */
export function contains(column: string | RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const searched = typeof column === 'string' ? sql.ref(column) : column
  return sql<boolean>`${searched} like ${pattern} escape '\\'`
}
