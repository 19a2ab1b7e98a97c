import { type RawBuilder, sql } from 'kysely'

/** The condition of a text that contains another one, whose own wildcards mean themselves. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}
