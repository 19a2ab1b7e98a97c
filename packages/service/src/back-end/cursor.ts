/** Cursors of paged lists in the API: an opaque position in the list, and the number of rows. */

import type { ErrorType } from '@portico/contract'
import type { Cursor, Page } from '../foundation/database/page.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'

/** The parameters by which a caller asks for a page. */
export interface PageRequest {
  readonly cursor?: string | undefined
  /** A number, or its digits when it comes from a query string. */
  readonly limit?: number | string | undefined
}

/** The error types with which a list refuses a malformed page request. */
export interface PageErrors {
  readonly cursor: ErrorType
  readonly limit: ErrorType
}

const plainErrors: PageErrors = { cursor: 'invalid_cursor', limit: 'invalid_limit' }

/** The maximum number of rows on a page. */
export const maxRows = 1_000

/** Encodes a position as opaque text: base64url of `[at, id]`, which the page's last row shows as well. */
export function toCursorText(cursor: Cursor | null): string | null {
  return cursor && Buffer.from(JSON.stringify([cursor.at, cursor.id])).toString('base64url')
}

/**
 * Reads which page the caller asks for. A forged cursor can only point elsewhere in the same list, because every query
 * is bound to its project.
 *
 * @param defaultRows the number of rows when the caller names none
 * @throws AuthError of `errors`
 */
export function toPage(
  request: PageRequest,
  defaultRows: number,
  errors: PageErrors = plainErrors,
): { after: Cursor | null; limit: number } {
  const limit =
    typeof request.limit === 'string' ? readDigits(request.limit) : (request.limit ?? defaultRows)
  if (!Number.isInteger(limit) || limit < 1 || limit > maxRows) throw new AuthError(errors.limit)
  // Some callers send an empty cursor when they have none.
  const after = request.cursor ? readCursor(request.cursor) : null
  if (request.cursor && !after) throw new AuthError(errors.cursor)
  return { after, limit }
}

/** Cuts a page out of a complete list of rows, newest first. */
export function cutPage<Row>(
  rows: readonly Row[],
  { after, limit }: { after: Cursor | null; limit: number },
  toPlace: (row: Row) => Cursor,
): Page<Row> {
  const rest = rows
    .filter((row) => !after || isAfter(toPlace(row), after))
    .sort((left, right) => (isAfter(toPlace(left), toPlace(right)) ? 1 : -1))
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: last && rest.length > limit ? toPlace(last) : null }
}

const isAfter = (place: Cursor, cursor: Cursor) =>
  place.at < cursor.at || (place.at === cursor.at && place.id < cursor.id)

const readDigits = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)

function readCursor(text: string): Cursor | null {
  if (!/^[\w-]{1,512}$/.test(text)) return null
  try {
    const [at, id, ...more]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const isPlace = Number.isSafeInteger(at) && typeof id === 'string' && /^[\w-]{1,128}$/.test(id)
    return isPlace && more.length === 0 ? { at: Number(at), id } : null
  } catch {
    return null
  }
}
