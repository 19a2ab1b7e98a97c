import type { Call } from '../../http/register-operations.ts'
import type { StartedSession } from '../../sessions/start-session.ts'
import type { UserRow } from '../../storage/storage.ts'

/** Where a rule of passwords runs: for a page, or for a host that calls for a person. */
export type PasswordPlace = Pick<Call, 'project' | 'source'>

/** Who proved themselves by a password, or set one. */
export interface PasswordProof {
  /** Null when no session was wished for. */
  readonly started: StartedSession | null
  readonly user: UserRow
}
