import type { ErrorType } from '@portico/contract'
import { errorCatalogue } from '@portico/contract/schemas'

/** An error's further properties, beside its type. */
export interface AuthErrorOptions {
  /** Logged, never part of the answer. */
  readonly cause?: unknown
  /** Sentences for the developer that follow the catalogue's; they must contain no secret. */
  readonly explanation?: string
  /** The answer's `error_details`; they must contain no secret. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Fields of `error_details` for the caller alone, such as a token; they are never logged. */
  readonly secretDetails?: Readonly<Record<string, unknown>>
  /** Logs a warning whatever the status, because another server refused and this service is not at fault. */
  readonly isExpected?: boolean
  /** Whole seconds for the `Retry-After` header. */
  readonly retryAfterSeconds?: number
}

/**
 * The error that rules throw on purpose; the contract's catalogue has its status and its sentence.
 *
 * @example throw new AuthError('otp_code_not_found', { cause })
 */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly errorType: ErrorType
  readonly status: number
  readonly details: Readonly<Record<string, unknown>> | undefined
  readonly #secretDetails: Readonly<Record<string, unknown>> | undefined
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
    this.#secretDetails = options.secretDetails
    this.retryAfterSeconds = options.retryAfterSeconds
    this.isExpected = options.isExpected ?? false
  }
  /** Returns the answer's `error_details`, secret ones too; undefined without any. */
  readAllDetails(): Readonly<Record<string, unknown>> | undefined {
    if (this.#secretDetails === undefined) return this.details
    return { ...this.details, ...this.#secretDetails }
  }
}
