/** The server went away or takes no work: restart, fail-over, read-only standby, too many connections. */
const codes = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25006',
  // No room: on the disk, in memory, in locks.
  '53000',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // Cancelled by the statement's time limit.
  '57014',
  // Its files cannot be read or written.
  '58030',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** The driver's own errors carry no code, only these words. */
const words =
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect|timeout expired/i

/** The code of an error that means "the database is not available", or null for any other error. */
export function toUnavailableCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // A name that resolves to several addresses fails with one error each.
  if (error instanceof AggregateError) return toUnavailableCode(error.errors[0])
  if ('code' in error && typeof error.code === 'string') {
    return codes.has(error.code) ? error.code : null
  }
  return words.test(error.message) ? '08006' : null
}
