import type { ArtefactRow, GrantRow } from '../../../foundation/database/schema.ts'
import type { UserRow } from './users.ts'

/** An artefact with its permission and user, as of one moment; both are null when the client app has no permission. */
export interface ArtefactWithGrant {
  readonly artefact: ArtefactRow
  /** The present permission of the client app, which may be a newer one than the artefact's own. */
  readonly grant: GrantRow | null
  readonly user: UserRow | null
}
