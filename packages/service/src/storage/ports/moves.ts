import type { RawRow } from '../../database/sealed-column.ts'
import type { MovedTable, ProjectTable } from '../moved-tables.ts'

/** One row as it stands, without its project. */
export type MovedRow = RawRow

/** Rows that come together or not at all, by table: a person with all that is theirs, or one row of a project. */
export type MovedBundle = Readonly<Partial<Record<MovedTable, readonly MovedRow[]>>>

/**
 * What a project takes along to another installation, row by row. Secrets are sealed by this installation's root
 * key; who moves them opens and seals them anew.
 */
export interface Moves {
  /** How many rows of each table move. */
  count(projectId: string, now: number): Promise<Readonly<Record<MovedTable, number>>>
  /** People by id, each with all that is theirs. */
  readPeople(
    projectId: string,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly MovedBundle[]>
  /** Rows that are nobody's own, by their key. */
  readRows(
    projectId: string,
    table: ProjectTable,
    page: { readonly after: MovedRow | null; readonly limit: number; readonly now: number },
  ): Promise<readonly MovedRow[]>
  /** What stands under the key of each bundle, in their order; null where nothing does. */
  find(projectId: string, bundles: readonly MovedBundle[]): Promise<readonly (MovedBundle | null)[]>
  /**
   * Adds bundles, all of them or none. Nothing that stands is changed.
   *
   * @returns null when they are in, else a table that refused a row: its id or a name of it is taken
   */
  add(projectId: string, bundles: readonly MovedBundle[]): Promise<MovedTable | null>
  /** Keys with which other installations hashed what was brought here, sealed. */
  listKeys(projectId: string): Promise<readonly { keyId: string; sealedKey: string }[]>
}
