/** Describes a table's rows: their key and their columns, apart from the project. */
export interface TableShape<Name extends string = string> {
  readonly key: readonly string[]
  readonly columns: readonly Name[]
  /** The table and column of the row that owns these rows. @default the user */
  readonly owner?: { readonly table: string; readonly column: string }
}

type Column<Table> = Exclude<keyof Table, 'project_id'> & string

/** Describes a table; the compiler reports a column that is left out. */
export function toTableShape<Table>(
  key: readonly Column<Table>[],
  columns: Readonly<Record<Column<Table>, true>>,
  owner?: { readonly table: string; readonly column: Column<Table> },
): TableShape<Column<Table>> {
  const names = Object.keys(columns) as Column<Table>[] // the keys of this very object
  return { key, columns: names, ...(owner && { owner }) }
}
