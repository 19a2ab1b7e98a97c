import type { ImportedCredentials } from '../../../declarations/all-declarations.ts'
import type { UserChange } from './users.ts'

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
