/**
 * The notes of the writer that will be killed, one JSON line each: `try` before a call to the storage, `done` after the
 * storage has acknowledged it.
 */
export interface KillNote {
  readonly when: 'try' | 'done'
  readonly what: 'issue' | 'consume' | 'sign-in' | 'revoke'
  readonly challengeId: string
  /** The session that a sign-in creates and a revocation ends. */
  readonly sessionId?: string
}

/** The only project that the writer uses. */
export const killProjectId = 'project-test-kill'

/** The writer's fixed time, so that nothing expires. */
export const killNow = Date.UTC(2026, 5, 1, 12)

/** Derives the hash of a session's token from the session's id, so that the session can be looked up. */
export function toKillTokenHash(sessionId: string): string {
  return `hash-of-${sessionId}`
}
