import type { IssuedSession } from '../../accounts/sessions/start-session.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/** Who proved themselves by a password, or set one. */
export interface PasswordProof {
  /** Null when no session was asked for. */
  readonly started: IssuedSession | null
  readonly user: UserRow
}
