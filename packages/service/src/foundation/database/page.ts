/** A position in a list: the page continues after this row. The API sends it as opaque text. */
export interface Cursor {
  readonly at: number
  readonly id: string
}

/** One page of a list. `next` is null on the last page. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: Cursor | null
}
