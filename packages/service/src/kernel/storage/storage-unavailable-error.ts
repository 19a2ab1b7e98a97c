/**
 * The database cannot be reached or does not answer in time; the caller may try again. Over HTTP this becomes a 503.
 */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
  readonly statusCode = 503
  /** The engine's own code: an SQLSTATE, a `SQLITE_*` name, or a system error. */
  readonly code: string

  constructor(code: string, options: { cause: unknown }) {
    super(`The database is not available (${code}).`, options)
    this.code = code
  }
}
