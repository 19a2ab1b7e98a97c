import type { ErrorType } from '@portico/contract'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { SessionRow, UserRow } from '../../kernel/storage/storage.ts'

/** An active session with its user. */
export interface AuthenticatedSession {
  readonly session: SessionRow
  readonly user: UserRow
  /** The token with which the session was found. */
  readonly sessionToken: string
}

/**
 * Verifies the caller's session. Clients forget their session after each of the errors that it throws.
 *
 * @param whenMissing the error when the caller sent no session
 * @throws AuthError `whenMissing`, or `session_not_found` for a session that has ended, belongs to another project or
 * never existed
 */
export async function getSession(
  { storage, keyRing, clock }: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  { project, sessionToken }: Pick<Call, 'project' | 'sessionToken'>,
  whenMissing: ErrorType = 'unauthorized_credentials',
): Promise<AuthenticatedSession> {
  if (sessionToken === null) throw new AuthError(whenMissing)
  if (!isToken(sessionToken)) throw new AuthError('session_not_found')
  const tokenHash = keyRing.hashToken(sessionToken)
  const found = await storage.sessions.findWithUser(project.projectId, { tokenHash }, clock.now())
  // A blocked user's sessions count as ended, even if a row is still active.
  if (!found || found.user.blockedAt !== null) throw new AuthError('session_not_found')
  return { ...found, sessionToken }
}
