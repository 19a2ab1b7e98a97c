import type { ErrorType } from '@portico/contract'
import { isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import type { SessionRow, UserRow } from '../storage/storage.ts'

/** A live session and whose it is. */
export interface AuthenticatedSession {
  readonly session: SessionRow
  readonly user: UserRow
  /** The token by which it was found. */
  readonly sessionToken: string
}

/**
 * Proves the caller's session. What is thrown is always one of the types after which a client forgets
 * its session.
 *
 * @param whenMissing the error when the caller sent no session at all
 * @throws AuthError `whenMissing`, or `session_not_found` for one that is over, foreign or made up
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
  // A blocked person's sessions are over, whoever forgot to end them.
  if (!found || found.user.blockedAt !== null) throw new AuthError('session_not_found')
  return { ...found, sessionToken }
}
