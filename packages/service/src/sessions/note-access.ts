import type { SessionRow, Sessions } from '../storage/storage.ts'

/** What is written of a session with an access to it. */
type Change = Pick<Parameters<Sessions['touch']>[2], 'expiresAt' | 'customClaims'>

/** For how long an access on record stands for those after it; milliseconds. */
const notedForMs = 30_000

/**
 * Notes an access to a session that was just read from the storage. A durable write for each of them would be most of
 * what a check costs: one that changes nothing is written when the one on record is more than half a minute old. Either
 * way the session that is returned says `now`.
 *
 * @returns null when it had to be written, and the session is not live any more
 */
export async function noteAccess(
  sessions: Pick<Sessions, 'touch'>,
  session: SessionRow,
  now: number,
  change: Change = {},
): Promise<SessionRow | null> {
  const { projectId, sessionId, lastAccessedAt, expiresAt } = session
  const { customClaims, expiresAt: newEnd = expiresAt } = change
  const isChanged = customClaims !== undefined || newEnd !== expiresAt
  // Either way round: a clock that was put back is on record as well.
  const isNoted = Math.abs(now - lastAccessedAt) <= notedForMs
  if (isNoted && !isChanged) return { ...session, lastAccessedAt: now }
  return sessions.touch(projectId, sessionId, { now, ...change })
}
