/**
 * Rows of other tables that belong to a user and are read in the same statement as the user. The module that declares
 * such rows chooses the fields; no other module knows them.
 */
import { type RawBuilder, sql } from 'kysely'
import type { JsonOfRows } from './engine.ts'
import { type Mapping, toColumn } from './map-columns.ts'

/** The rows of a table to read with a user, and their conversion. */
interface HeldRowsOf<Row, Field extends keyof Row, State> {
  /** The result of `defineRows`. */
  readonly rows: {
    readonly table: string
    readonly fromKept: Mapping<Row, object>['fromKept']
    toRow(columns: never): Row
  }
  /** Only the necessary fields, and no secret. */
  readonly fields: readonly Field[]
  /** Fields that sort the rows; together they are unique. */
  readonly order: readonly (keyof Row & string)[]
  toState(rows: readonly Pick<Row, Field>[]): State
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
 * defineHeldRows({ rows: badgeRows, fields: ['badgeId'], order: ['badgeId'], toState })
 * ```
 */
export function defineHeldRows<Row, Field extends keyof Row & string, State>(
  held: HeldRowsOf<Row, Field, State>,
): HeldRows<State> {
  const { rows: of, fields, order, toState } = held
  const selected = [...new Set<string>([...fields, ...order])]
  const ref = (column: string) => sql.ref(`${of.table}.${column}`)
  const compare = toComparison(order.map((field) => selected.indexOf(field)))
  const toShown = (values: RowValues) => {
    const shown: Record<string, unknown> = {}
    // The selected values begin with the fields.
    for (const [i, field] of fields.entries()) shown[field] = of.fromKept(field, values[i])
    return shown as Pick<Row, Field> // every field was converted
  }
  return {
    select: ({ collect }) =>
      sql`(select ${collect(selected.map((field) => ref(toColumn(field))))} from ${sql.table(of.table)}
        where ${ref('project_id')} = users.project_id and ${ref('user_id')} = users.user_id)`,
    read: (rows) => toState([...(rows ?? [])].sort(compare).map(toShown)),
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
