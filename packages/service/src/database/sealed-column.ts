/** A row as it stands, without its project. */
export type RawRow = Readonly<Record<string, string | number | null>>

/** A column that is sealed by the root key: what moves to another installation is opened and sealed anew. */
export interface SealedColumn {
  readonly column: string
  /** What binds it to its row. */
  toContext(projectId: string, row: RawRow): string
  /** A hash of the same text, by a key that hangs on the root key. */
  readonly rehashed?: {
    readonly column: string
    hash(
      keys: { hashCode(purpose: string, text: string): string },
      row: RawRow,
      text: string,
    ): string
  }
}

/** @throws Error when the row has no such text */
export function getText(row: RawRow, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new Error(`A row has no ${column}.`)
  return value
}
