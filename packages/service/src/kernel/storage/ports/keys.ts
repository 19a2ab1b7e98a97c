import type { KeyRow } from '../../../foundation/database/schema.ts'

export type { KeyRow }

export interface Keys {
  /** Lists the keys of a project and use that still verify, newest first. */
  list(projectId: string, use: KeyRow['use'], now: number): Promise<readonly KeyRow[]>
  /** Finds any key of any project, to test whether the root key opens it; null when there is none. */
  findAny(): Promise<KeyRow | null>
  /** Reads the stored check of this database's root key; null before one was stored. */
  findCheck(): Promise<string | null>
  /** Stores the check of the root key unless another process has stored one; returns the stored check. */
  addCheck(check: string): Promise<string>
  /**
   * Adds a key unless the project already has a current one of this use and algorithm, from another process; returns
   * the current key.
   */
  addFirst(key: KeyRow): Promise<KeyRow>
  /** Makes `key` the current one. The others of its use and algorithm are retired and verify until `oldExpireAt`. */
  rotate(key: KeyRow, now: number, oldExpireAt: number): Promise<void>
}
