/** Describes a table's rows: their key and their columns, apart from the project. */
export interface TableShape<Name extends string = string> {
  readonly key: readonly string[]
  readonly columns: readonly Name[]
  /** The table and column of the row that owns these rows. @default the user */
  readonly owner?: { readonly table: string; readonly column: string }
}
