/** Describes a table's rows: their key and their columns, apart from the project. */
export interface TableShape {
  readonly key: readonly string[]
  readonly columns: readonly string[]
  /** The table and column of the row that owns these rows. @default the user */
  readonly owner?: { readonly table: string; readonly column: string }
}

type Column<Table> = Exclude<keyof Table, 'project_id'> & string

/** Describes a table; the compiler reports a column that is left out. */
export function toTableShape<Table>(
  key: readonly Column<Table>[],
  columns: Readonly<Record<Column<Table>, true>>,
  owner?: { readonly table: string; readonly column: Column<Table> },
): TableShape {
  return { key, columns: Object.keys(columns), ...(owner && { owner }) }
}
