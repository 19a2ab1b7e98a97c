/** The transaction lost against another one and was rolled back as a whole. */
const lostRace = new Set(['40001', '40P01'])

/** The server went away or is not ready for writes: restart, fail-over, too many connections. */
const lostServer = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '25006',
  '53300',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
])

const mostTries = 5

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
  if (tries >= mostTries) return null
  const code = toCode(error)
  const isSafe = lostRace.has(code) || (lostServer.has(code) && !isCommitSent)
  // Jitter, so that those who collided do not collide again.
  return isSafe ? 2 ** tries * 5 * (0.5 + Math.random()) : null
}

function toCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  // The driver has no code for a socket that closed under it.
  return /Connection terminated|connection is not queryable/i.test(error.message) ? '08006' : ''
}
