/** Codes of a server that is gone or refuses work: restart, fail-over, read-only standby, too many connections. */
const codes = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25006',
  // The disk, the memory or the table of locks is full.
  '53000',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // The server's statement time limit cancelled the statement.
  '57014',
  // The server's files cannot be read or written.
  '58030',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Errors of the driver itself have no code, only these messages. */
const words =
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect|timeout expired/i

/** Returns the code of an error that means "the database is not available", or null for any other error. */
export function toUnavailableCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // A name that resolves to several addresses fails with one error each.
  if (error instanceof AggregateError) return toUnavailableCode(error.errors[0])
  if ('code' in error && typeof error.code === 'string') {
    return codes.has(error.code) ? error.code : null
  }
  return words.test(error.message) ? '08006' : null
}
