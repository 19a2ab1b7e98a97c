import { StorageUnavailableError } from '../storage-unavailable-error.ts'

/** Codes of a transaction that conflicted with another and was rolled back as a whole. */
const lostRace = new Set(['40001', '40P01'])

const maxTries = 5

/**
 * Decides when to run a failed transaction again. That is always safe after a conflict. After a lost connection it is
 * safe only if the commit was not sent: otherwise it may have succeeded, and the changes would be made twice.
 *
 * @param tries how many times it ran so far, from 1
 * @returns milliseconds to wait, or null to report the error
 */
export function toRetryDelayMs(
  error: unknown,
  tries: number,
  isCommitSent: boolean,
): number | null {
  if (tries >= maxTries) return null
  const isSafe = isLostRace(error) || (error instanceof StorageUnavailableError && !isCommitSent)
  // Random, so that conflicting transactions do not conflict again.
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
