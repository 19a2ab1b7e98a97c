import type { Selectable } from 'kysely'
import { fromJson } from './json.ts'

/** How a field that is no plain column is kept: as what, and how it is read back. */
interface Kept<Value> {
  readonly column: string
  toColumn(value: Value): unknown
  fromColumn(kept: never): Value
}

/** A field kept as 0 or 1. */
export const flag = (column: string): Kept<boolean> => ({
  column,
  toColumn: (value) => (value ? 1 : 0),
  fromColumn: (kept: number) => kept === 1,
})

/** A field of texts that only values of its type are written to. */
export const word = <Value extends string>(column: string): Kept<Value> => ({
  column,
  toColumn: (value) => value,
  fromColumn: (kept: Value) => kept,
})

/** A field kept as JSON; null stays null. */
export const json = <Value>(column: string): Kept<Value> => ({
  column,
  toColumn: (value) => (value === null ? null : JSON.stringify(value)),
  fromColumn: (kept: string | null) => (kept === null ? null : fromJson(kept)) as Value, // null was null
})

/** The columns that hold a field as it is. */
type Plain<Value, Columns> = {
  [Column in keyof Columns]: [Columns[Column], Value] extends [Value, Columns[Column]]
    ? Column
    : never
}[keyof Columns]

/**
 * Joins the fields of a row to the columns of its table, once for both directions.
 *
 * @param fields each field's column, or how it is kept
 * @returns `toColumns` for what is written, `toRow` for what is read
 */
export function mapColumns<Row extends object, Table>(
  fields: {
    readonly [Field in keyof Row]-?: Plain<Row[Field], Selectable<Table>> | Kept<Row[Field]>
  },
): {
  toColumns(row: Row): Table
  toRow(row: Selectable<Table>): Row
} {
  const same = (value: unknown) => value
  const entries = Object.entries(fields as Record<string, string | Kept<unknown>>) // plain columns are strings
  const mapped = entries.map(([field, kept]) =>
    typeof kept === 'string'
      ? { field, column: kept, toColumn: same, fromColumn: same }
      : { field, ...kept },
  )
  type Values = Readonly<Record<string, unknown>>
  return {
    toColumns: (row) =>
      Object.fromEntries(
        mapped.map(({ field, column, toColumn }) => [column, toColumn((row as Values)[field])]),
      ) as Table, // a column without a field is null, or has a default
    toRow: (columns) =>
      Object.fromEntries(
        mapped.map(({ field, column, fromColumn }) => [
          field,
          fromColumn((columns as Values)[column] as never), // as `toColumn` wrote it
        ]),
      ) as Row, // every field is mapped
  }
}
