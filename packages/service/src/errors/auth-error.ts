import type { ErrorType } from '@portico/contract'
import { errorCatalogue } from '@portico/contract/schemas'

/** What an error carries beside its type. */
export interface AuthErrorOptions {
  /** Goes to the log, never to the answer. */
  readonly cause?: unknown
  /** Sentences for the developer after the catalogue's own; must hold no secret. */
  readonly explanation?: string
  /** Goes into the answer as `error_details`; must hold no secret. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Somebody else refused, and nothing here is at fault: a warning in the log, whatever the status. */
  readonly isExpected?: boolean
  /** Whole seconds for the `Retry-After` header. */
  readonly retryAfterSeconds?: number
}

/**
 * The only error that rules throw on purpose: status and sentence come from the contract's catalogue.
 *
 * @example throw new AuthError('otp_code_not_found', { cause })
 */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly errorType: ErrorType
  readonly status: number
  readonly details: Readonly<Record<string, unknown>> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly isExpected: boolean

  constructor(errorType: ErrorType, options: AuthErrorOptions = {}) {
    const { status, message } = errorCatalogue[errorType]
    super(
      options.explanation === undefined ? message : `${message} ${options.explanation}`,
      options.cause === undefined ? undefined : { cause: options.cause },
    )
    this.errorType = errorType
    this.status = status
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
    this.isExpected = options.isExpected ?? false
  }
}
