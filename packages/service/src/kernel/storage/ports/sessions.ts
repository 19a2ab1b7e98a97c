import type { SessionRow } from '../../../foundation/database/schema.ts'
import type { UserRow } from './users.ts'

/** A session with its user, both as of one moment. */
export interface SessionWithUser {
  readonly session: SessionRow
  readonly user: UserRow
}
