import type { FactorRow } from '../../../foundation/database/factor-row.ts'
import type { SessionRow } from '../../../foundation/database/schema.ts'
import type { UserRow } from './users.ts'

export type { FactorRow, SessionRow }

/** A session with its user, both as of one moment. */
export interface SessionWithUser {
  readonly session: SessionRow
  readonly user: UserRow
}
