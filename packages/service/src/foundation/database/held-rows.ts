/**
 * Rows of other tables that belong to a user and are read in the same statement as the user. The module that declares
 * such rows chooses the columns and converts them; no other module knows them.
 */
import { type RawBuilder, sql } from 'kysely'
import type { JsonOfRows } from './engine.ts'

/** The rows of a table to read with a user, and their conversion. */
interface HeldRowsOf<Columns, State> {
  readonly table: string
  /** Columns of text or numbers: only the necessary ones, and no secret. */
  readonly columns: Readonly<Record<keyof Columns, true>>
  /** Columns that sort the rows; together they are unique. */
  readonly order: readonly string[]
  toState(rows: readonly Columns[]): State
}

/** A row as JSON returns it: its values, in the order in which the statement names the columns. */
export type RowValues = readonly (string | number | null)[]

/** Held rows as the reader of users sees them: it knows the state, not the columns. */
export interface HeldRows<State = unknown> {
  /** The expression, in the statement that reads users, that selects the rows as JSON. */
  select(json: JsonOfRows): RawBuilder<unknown>
  /** Converts the rows to the state; null when there are none. */
  read(rows: readonly RowValues[] | null): State
}

/**
 * Declares rows that belong to users.
 *
 * @example
 * ```ts
 * defineHeldRows({ table: 'badges', columns: { badge_id: true }, order: ['badge_id'], toState })
 * ```
 */
export function defineHeldRows<Columns extends object, State>(
  held: HeldRowsOf<Columns, State>,
): HeldRows<State> {
  const { table, order, toState } = held
  const columns = [...new Set([...Object.keys(held.columns), ...order])]
  const ref = (column: string) => sql.ref(`${table}.${column}`)
  const compare = toComparison(order.map((column) => columns.indexOf(column)))
  return {
    select: ({ collect }) =>
      sql`(select ${collect(columns.map(ref))} from ${sql.table(table)}
        where ${ref('project_id')} = users.project_id and ${ref('user_id')} = users.user_id)`,
    read: (rows) =>
      toState([...(rows ?? [])].sort(compare).map((values) => toColumns<Columns>(columns, values))),
  }
}

/** Compares rows by the values at these positions, which are never null. */
function toComparison(places: readonly number[]): (a: RowValues, b: RowValues) => number {
  return (a, b) => {
    const place = places.find((one) => a[one] !== b[one])
    if (place === undefined) return 0
    return (a[place] ?? 0) < (b[place] ?? 0) ? -1 : 1
  }
}

/**
 * Joins the values of a row to the names of its columns.
 *
 * @param names in the order in which the statement selects the values
 */
export function toColumns<Columns>(names: readonly string[], values: readonly unknown[]): Columns {
  const columns: Record<string, unknown> = {}
  for (let i = 0; i < names.length; i += 1) columns[names[i] ?? ''] = values[i]
  return columns as Columns // the statement selects these columns
}
