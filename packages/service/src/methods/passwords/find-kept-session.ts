import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'

/**
 * Finds the session that the host names when it changes a password. This session continues, and every other session
 * ends. Pages name none.
 *
 * @returns null when the host names none, or it belongs to another user
 */
export async function findKeptSession(
  { sessions }: Pick<Repositories, 'sessions'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  { sessionId }: SessionOptions,
  now: number,
): Promise<SessionRow | null> {
  if (sessionId === undefined) return null
  const session = await sessions.findById(projectId, sessionId, now)
  return session?.userId === userId ? session : null
}
