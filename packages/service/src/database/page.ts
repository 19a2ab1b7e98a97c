/** A place in a list: what comes after this row. The wire carries it as an opaque text. */
export interface Cursor {
  readonly at: number
  readonly id: string
}

/** One page of a list. `next` is null on the last one. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: Cursor | null
}
