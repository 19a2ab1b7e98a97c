/**
 * What the writer that will be killed says, one JSON line each: `try` before it asks the storage for
 * something, `done` once the storage has acknowledged it.
 */
export interface KillNote {
  readonly when: 'try' | 'done'
  readonly what: 'issue' | 'consume' | 'sign-in' | 'revoke'
  readonly challengeId: string
  /** The session that a sign-in makes and a revocation ends. */
  readonly sessionId?: string
}

/** Everything the writer works on belongs to this one project. */
export const killProjectId = 'project-test-kill'

/** The writer's own fixed time: nothing expires while it works. */
export const killNow = Date.UTC(2026, 5, 1, 12)

/** The hash of a session's token, so that whoever knows the session can look it up. */
export function toKillTokenHash(sessionId: string): string {
  return `hash-of-${sessionId}`
}
