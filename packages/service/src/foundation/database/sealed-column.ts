/** A row as the database stores it, without its project. */
export type RawRow = Readonly<Record<string, string | number | null>>

/** A column sealed by the root key. A move opens it and seals it again with the other installation's key. */
export interface SealedColumn {
  readonly column: string
  /** Returns the context that binds the sealed value to its row. */
  toContext(projectId: string, row: RawRow): string
  /** A column with a keyed hash of the same text; the root key derives the hash's key. */
  readonly rehashed?: {
    readonly column: string
    hash(
      keys: { hashCode(purpose: string, text: string): string },
      row: RawRow,
      text: string,
    ): string
  }
}

/**
 * Reads a text column of a row.
 *
 * @throws Error when the row has no such text
 */
export function getText(row: RawRow, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new Error(`A row has no ${column}.`)
  return value
}
