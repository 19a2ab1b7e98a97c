import type { RawRow } from '../../../foundation/database/sealed-column.ts'
import type { MovedTable, ProjectTable } from '../moved-tables.ts'

/** A row as the database stores it, without its project. */
export type MovedRow = RawRow

/** Rows, by table, that are added together or not at all: a user with all their rows, or one row of a project. */
export type MovedBundle = Readonly<Partial<Record<MovedTable, readonly MovedRow[]>>>

/**
 * Reads and adds the rows that a project takes to another installation. Secrets in them are sealed by this
 * installation's root key; the caller opens and seals them anew.
 */
export interface Moves {
  /** Counts the rows of each table that move. */
  count(projectId: string, now: number): Promise<Readonly<Record<MovedTable, number>>>
  /** Reads users by id, each with all their rows. */
  readPeople(
    projectId: string,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly MovedBundle[]>
  /** Reads rows that belong to no user, by their key. */
  readRows(
    projectId: string,
    table: ProjectTable,
    page: { readonly after: MovedRow | null; readonly limit: number; readonly now: number },
  ): Promise<readonly MovedRow[]>
  /** Finds the existing rows under each bundle's key, in the bundles' order; null where there are none. */
  find(projectId: string, bundles: readonly MovedBundle[]): Promise<readonly (MovedBundle | null)[]>
  /**
   * Adds all bundles or none. Existing rows stay unchanged.
   *
   * @returns null on success, else the table that has a conflicting id or name
   */
  add(projectId: string, bundles: readonly MovedBundle[]): Promise<MovedTable | null>
  /** Lists the sealed identifier keys of the installations from which rows were moved here. */
  listKeys(projectId: string): Promise<readonly { keyId: string; sealedKey: string }[]>
}
