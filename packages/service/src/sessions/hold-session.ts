/**
 * Who ends a person's sessions and who acts in one take turns: what an end finds under way either came before it, and
 * is ended with the rest, or comes after it, and finds nothing to act in.
 */
import { AuthError } from '../errors/auth-error.ts'
import type { Repositories, SessionRow, UserRow } from '../storage/storage.ts'

/**
 * Takes the person's turn until the transaction ends, and reads them as they stand in it: what was read before may
 * have changed while others had theirs.
 *
 * @returns null when they are gone
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
 * Takes the person's turn for what needs their session, and proves once more that it lives: it was proved before the
 * transaction, and may have ended since.
 *
 * @returns the session and its person as they now are
 * @throws AuthError `session_not_found` when it ended meanwhile; with it goes all that the transaction did
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
