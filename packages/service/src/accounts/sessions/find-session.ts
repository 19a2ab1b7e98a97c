import { isToken } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, SessionRow } from '../../kernel/storage/storage.ts'
import type { SessionOptions } from './start-session.ts'

/** Finds the caller's active session by id or by token; null without one. */
export async function findSession(
  { sessions }: Pick<Repositories, 'sessions'>,
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  { projectId, now }: { readonly projectId: string; readonly now: number },
  { sessionToken, sessionId }: SessionOptions,
): Promise<SessionRow | null> {
  if (sessionId !== undefined) return sessions.findById(projectId, sessionId, now)
  if (sessionToken === null || !isToken(sessionToken)) return null
  return sessions.findByToken(projectId, keyRing.hashToken(sessionToken), now)
}
