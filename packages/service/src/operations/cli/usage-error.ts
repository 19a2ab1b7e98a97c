/** The command does not understand its arguments; the message names the wrong one. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
