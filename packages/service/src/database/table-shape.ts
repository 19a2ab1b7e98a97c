/** How rows of a table are named, and what they hold, beside their project. */
export interface TableShape {
  readonly key: readonly string[]
  readonly columns: readonly string[]
  /** What its rows belong to, and by which column. @default the person */
  readonly owner?: { readonly table: string; readonly column: string }
}

type Column<Table> = Exclude<keyof Table, 'project_id'> & string

/** Writes a shape down: a column that is left out is an error of types. */
export function toTableShape<Table>(
  key: readonly Column<Table>[],
  columns: Readonly<Record<Column<Table>, true>>,
  owner?: { readonly table: string; readonly column: Column<Table> },
): TableShape {
  return { key, columns: Object.keys(columns), ...(owner && { owner }) }
}
