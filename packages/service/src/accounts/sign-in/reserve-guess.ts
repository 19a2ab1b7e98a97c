import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'

/** How many guesses at a short secret are allowed before waits begin. */
export interface GuessLimit {
  readonly maxTries: number
  readonly lockSeconds: { readonly first: number; readonly max: number }
}

/**
 * Counts a guess as a failure before it is checked, so that parallel guesses cannot exceed the limit. A success clears
 * the count (`attempts.clear`).
 *
 * @param subject one method and one identifier
 * @returns consecutive failures, this guess included
 * @throws AuthError `user_lock_limit_reached`, with the remaining time as retry-after
 */
export async function reserveGuess(
  { storage, clock }: Pick<Dependencies, 'storage' | 'clock'>,
  { projectId, subject }: { readonly projectId: string; readonly subject: string },
  { maxTries, lockSeconds }: GuessLimit,
): Promise<number> {
  const now = clock.now()
  const reserved = await storage.attempts.reserve({
    projectId,
    subject,
    now,
    lockAfter: maxTries,
    lockMs: { first: lockSeconds.first * 1000, max: lockSeconds.max * 1000 },
  })
  if (reserved) return reserved.failures
  const { lockedUntil } = await storage.attempts.read(projectId, subject)
  throw toLockError(lockedUntil, now)
}

/**
 * Checks whether guesses are locked, without counting one.
 *
 * @throws AuthError `user_lock_limit_reached`, with the remaining time as retry-after
 */
export async function readLock(
  { storage, clock }: Pick<Dependencies, 'storage' | 'clock'>,
  { projectId, subject }: { readonly projectId: string; readonly subject: string },
): Promise<void> {
  const { lockedUntil } = await storage.attempts.read(projectId, subject)
  const now = clock.now()
  if (lockedUntil > now) throw toLockError(lockedUntil, now)
}

const toLockError = (lockedUntil: number, now: number) =>
  new AuthError('user_lock_limit_reached', {
    retryAfterSeconds: Math.max(1, Math.ceil((lockedUntil - now) / 1000)),
  })
