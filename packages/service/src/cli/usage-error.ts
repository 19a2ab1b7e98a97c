/** The person typed something that the command does not understand; the message says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
