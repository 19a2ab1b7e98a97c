import { StorageUnavailableError } from '../storage-unavailable-error.ts'

/** The transaction lost against another one and was rolled back as a whole. */
const lostRace = new Set(['40001', '40P01'])

const maxTries = 5

/**
 * When to run a failed transaction again.
 *
 * A lost race is always safe to run again. A lost connection is safe only while the commit was not asked
 * for yet: afterwards it may have happened, and running it again would do it twice.
 *
 * @param tries how often it ran already, from 1
 * @returns milliseconds to wait, or null for "give up and report"
 */
export function toRetryDelayMs(
  error: unknown,
  tries: number,
  isCommitSent: boolean,
): number | null {
  if (tries >= maxTries) return null
  const isSafe = isLostRace(error) || (error instanceof StorageUnavailableError && !isCommitSent)
  // Jitter, so that those who collided do not collide again.
  return isSafe ? 2 ** tries * 10 * (0.5 + Math.random()) : null
}

function isLostRace(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    lostRace.has(error.code)
  )
}
