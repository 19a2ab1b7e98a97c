/**
 * What belongs to a person, as it is read with them: rows of a table, in one statement with the person and all else
 * that is theirs. Who declares rows says which columns are read and what they come to; nobody else knows them.
 */
import { type RawBuilder, sql } from 'kysely'
import type { JsonOfRows } from './engine.ts'

/** Which rows of a table are read, and what they come to. */
interface HeldRowsOf<Columns, State> {
  readonly table: string
  /** Texts and numbers; no more than are needed, and no secret. */
  readonly columns: Readonly<Record<keyof Columns, true>>
  /** Columns that the rows are sorted by; they are told apart by them. */
  readonly order: readonly string[]
  toState(rows: readonly Columns[]): State
}

/** A row as JSON brings it: its values, in the order in which the statement names them. */
export type RowValues = readonly (string | number | null)[]

/** The same to whoever reads people: a person's rows, as the statement brings them. */
export interface HeldRows<State = unknown> {
  /** One value of the statement that reads people: the rows as JSON. */
  select(json: JsonOfRows): RawBuilder<unknown>
  /** What they come to; null is none. */
  read(rows: readonly RowValues[] | null): State
}

/**
 * Declares rows that belong to people.
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

/** Compares rows by the values that stand in these places, which are never null. */
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
 * @param names in the order of the statement that brought the values, whose types are those of the table
 */
export function toColumns<Columns>(names: readonly string[], values: readonly unknown[]): Columns {
  const columns: Record<string, unknown> = {}
  for (let i = 0; i < names.length; i += 1) columns[names[i] ?? ''] = values[i]
  return columns as Columns // as the statement names them
}
