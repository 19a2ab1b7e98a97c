import type { Column, HiddenColumn } from './column.ts'
import { defineRows } from './define-rows.ts'
import { type ColumnsOf, toColumn } from './map-columns.ts'
import type { TableShape } from './table-shape.ts'

/** The row that these columns describe; every row has its project. */
type Described<Columns> = { readonly projectId: string } & {
  readonly [Field in keyof Columns]: Columns[Field] extends Column<infer Value> ? Value : never
}

/** The columns that rows show. */
type Shown<Columns> = {
  [Field in keyof Columns as Columns[Field] extends HiddenColumn<unknown>
    ? never
    : Field]: Columns[Field]
}

/** The rows of a table that `defineTable` describes. */
export type RowOf<Table extends { toRow(columns: never): object }> = ReturnType<Table['toRow']>

/** Its columns, as the query layer sees them. */
export type TableOf<Table extends { toColumns(row: never): object }> = ReturnType<
  Table['toColumns']
>

/**
 * Describes a table once: its fields, and how a column stores each. The types of rows and columns, the conversions
 * between them and what moves to another installation follow; migrations create the table.
 *
 * @param key the fields that identify a row in its project
 * @param owner the table and column of the row that owns these rows; by default the user
 * @example
 * ```ts
 * export const badgeRows = defineTable('badges', ['badgeId'], { badgeId: column.text, isShiny: column.flag })
 * ```
 */
export function defineTable<const Columns extends Readonly<Record<string, Column<unknown>>>>(
  table: string,
  key: readonly (keyof Columns & string)[],
  columns: Columns,
  owner?: TableShape['owner'],
) {
  type Row = Described<Shown<Columns>>
  type Table = ColumnsOf<Described<Columns>>
  const kinds = Object.entries(columns).flatMap(([field, { kind }]) =>
    kind === 'plain' ? [] : [[field, kind]],
  )
  const shown = Object.keys(columns).filter((field) => columns[field]?.kind !== 'hidden')
  const shape: TableShape<Exclude<keyof ColumnsOf<Row>, 'project_id'> & string> = {
    key: key.map(toColumn),
    columns: shown.map(toColumn) as (typeof shape)['columns'][number][], // the fields of this very object
    ...(owner && { owner }),
  }
  // the columns say of each field how it is kept
  return Object.assign(defineRows<Row, Table>(table, Object.fromEntries(kinds) as never), shape)
}
