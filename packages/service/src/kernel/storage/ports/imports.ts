import type {
  ExportedCredentials,
  ImportedCredentials,
} from '../../../declarations/all-declarations.ts'
import type { Prune } from '../../../foundation/database/prune.ts'
import type { ImportProgress } from '../../../foundation/database/schema.ts'
import type { UserChange } from './users.ts'

export type { ImportProgress }

/** A user as an import file describes them, with ids of this service. */
export interface ImportedPerson {
  readonly userId: string
  readonly email: {
    readonly emailId: string
    readonly email: string
    readonly canonicalEmail: string
    readonly verified: boolean
  } | null
  readonly credentials: ImportedCredentials
  readonly change: UserChange
  readonly createdAt: number
}

/** Adds thousands of users from a file. */
export interface Imports {
  /**
   * Adds the users who do not exist yet, in the caller's transaction. A user whose address, external id or
   * credential exists already, or belongs to an earlier one of `people`, is not added, and the existing one stays unchanged.
   *
   * @returns the ids of the added users
   */
  add(projectId: string, people: readonly ImportedPerson[]): Promise<ReadonlySet<string>>
  /** Returns the ids of those of `people` whom `add` would not add; changes nothing. */
  findKnown(projectId: string, people: readonly ImportedPerson[]): Promise<ReadonlySet<string>>
  /** Reads the credentials of users with their secrets, as `add` takes them; a user without any has empty lists. */
  readCredentials(
    projectId: string,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, ExportedCredentials>>
  /** Reads the progress of a file. In a transaction it also locks the file against other runs. */
  findProgress(projectId: string, importId: string): Promise<ImportProgress | null>
  saveProgress(progress: ImportProgress): Promise<void>
  /** Removes the progress of files that were last used before `before`; their users stay. */
  readonly prune: Prune
}
