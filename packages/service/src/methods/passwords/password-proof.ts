import type { IssuedSession } from '../../accounts/sessions/start-session.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/** The user who proved or set a password, and the session. */
export interface PasswordProof {
  /** Null when the caller requested no session. */
  readonly started: IssuedSession | null
  readonly user: UserRow
}
