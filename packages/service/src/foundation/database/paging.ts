/** Pages lists newest first, by a time and then by id, so that rows added meanwhile shift no page. */

import { type RawBuilder, sql } from 'kysely'
import type { Cursor, Page } from './page.ts'

/** The condition that a row comes after the cursor. */
export function after(time: string, id: string, cursor: Cursor): RawBuilder<boolean> {
  const [at, key] = [sql.ref(time), sql.ref(id)]
  return sql<boolean>`(${at} < ${cursor.at} or (${at} = ${cursor.at} and ${key} < ${cursor.id}))`
}

/**
 * Makes a page of up to `limit` rows from a query that fetched one row more, which shows whether another page follows.
 */
export function toPage<Row>(
  found: readonly Row[],
  limit: number,
  toCursor: (row: Row) => Cursor,
): Page<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? toCursor(last) : null }
}
