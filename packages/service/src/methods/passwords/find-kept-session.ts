import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'

/**
 * The session in which a host says that the person sits who changes the password: it goes on, where every
 * other one ends. Pages name none.
 *
 * @returns null when none was named, or it is another person's
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
