/** How rows of a table are named, and what they hold, beside their project. */
export interface TableShape {
  readonly key: readonly string[]
  readonly columns: readonly string[]
}

type Column<Table> = Exclude<keyof Table, 'project_id'> & string

/** Writes a shape down: a column that is left out is an error of types. */
export function toTableShape<Table>(
  key: readonly Column<Table>[],
  columns: Readonly<Record<Column<Table>, true>>,
): TableShape {
  return { key, columns: Object.keys(columns) }
}
