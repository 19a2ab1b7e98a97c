import type { Repositories, SessionRow } from '../../kernel/storage/storage.ts'

/** Changes of a session that may be stored together with an access. */
type Change = Pick<Parameters<Repositories['sessions']['touch']>[2], 'expiresAt' | 'customClaims'>

/** How long a stored access time counts for later accesses; milliseconds. */
const notedForMs = 30_000

/**
 * Stores an access to a session that was just read. Writing each access would be the most expensive part of a session
 * check, so an access without a change is written only when the stored one is more than half a minute old. The returned
 * session always has `now` as its last access.
 *
 * @returns null when a write was necessary and the session has ended, or another call has changed its end in this moment
 */
export async function noteAccess(
  sessions: Pick<Repositories['sessions'], 'touch'>,
  session: SessionRow,
  now: number,
  change: Change = {},
): Promise<SessionRow | null> {
  const { projectId, sessionId, lastAccessedAt, expiresAt } = session
  const { customClaims, expiresAt: newEnd = expiresAt } = change
  const isChanged = customClaims !== undefined || newEnd !== expiresAt
  // The absolute difference, so that an access after the clock was set back is stored as well.
  const isNoted = Math.abs(now - lastAccessedAt) <= notedForMs
  if (isNoted && !isChanged) return { ...session, lastAccessedAt: now }
  const noted = { now, ...(customClaims !== undefined && { customClaims }) }
  if (newEnd === expiresAt) return sessions.touch(projectId, sessionId, noted)
  // An end that was reached since the session was read stays reached.
  if (expiresAt <= now) return null
  const end = { expiresAt: newEnd, previousEnd: expiresAt }
  return sessions.touch(projectId, sessionId, { ...noted, ...end })
}
