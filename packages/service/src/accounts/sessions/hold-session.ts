/**
 * Locks that make ending a user's sessions and acting in one take turns: an action completes before the end, which then
 * includes its results, or it runs afterwards and finds its session ended.
 */
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import type { SessionOptions } from './start-session.ts'

/**
 * Locks the user until the transaction ends and reads them again, because they may have changed before the lock.
 *
 * @returns null when the user was deleted
 */
export async function holdPerson(
  { users, artefacts }: Pick<Repositories, 'users' | 'artefacts'>,
  projectId: string,
  userId: string,
): Promise<UserRow | null> {
  await artefacts.lockForUser(projectId, userId)
  return users.findById(projectId, userId)
}

/**
 * Locks the user for an action that needs their session, and verifies again that the session is active, because it may
 * have ended after its verification before the transaction.
 *
 * @returns the session and its user as they are now
 * @throws AuthError `session_not_found` when it has ended; this rolls the transaction back
 */
export async function holdSession(
  repositories: Pick<Repositories, 'artefacts' | 'sessions'>,
  { projectId, sessionId, userId }: Pick<SessionRow, 'projectId' | 'sessionId' | 'userId'>,
  now: number,
): Promise<{ readonly session: SessionRow; readonly user: UserRow }> {
  await repositories.artefacts.lockForUser(projectId, userId)
  const found = await repositories.sessions.findWithUser(projectId, { sessionId }, now)
  if (!found || found.user.blockedAt !== null) throw new AuthError('session_not_found')
  return found
}

/**
 * Locks the user as `holdSession` does, and verifies that the call comes from this session, in which the user asked to
 * add a credential. In another browser, an attacker could add their own credential to the victim's account.
 *
 * @throws AuthError `session_not_found` for another session too
 */
export async function holdOwnSession(
  tx: Pick<Repositories, 'artefacts' | 'sessions'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  wanted: Parameters<typeof holdSession>[1],
  { sessionToken, sessionId }: SessionOptions,
): ReturnType<typeof holdSession> {
  const now = clock.now()
  const held = await holdSession(tx, wanted, now)
  const find = async (token: string) =>
    (await tx.sessions.findByToken(wanted.projectId, keyRing.hashToken(token), now))?.sessionId
  const own = sessionId ?? (sessionToken === null ? null : await find(sessionToken))
  if (own !== wanted.sessionId) throw new AuthError('session_not_found')
  return held
}
