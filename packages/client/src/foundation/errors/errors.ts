import { unrecoverableErrorTypes } from '@portico/contract'

/** Base class of all errors that this package throws on purpose. */
export class StytchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.errorName
  }

  /** A literal, because minifiers rename classes and host pages compare names. */
  static readonly errorName: string = 'StytchError'
}

/** The fields of an error answer. */
export interface ApiErrorDetails {
  status_code: number
  request_id?: string
  error_type: string
  error_message: string
  error_url?: string
  error_details?: Record<string, unknown>
}

/** The service refused a call. `error_type` is the reason for code, `error_message` the reason for the user. */
export class StytchAPIError extends StytchError {
  static override readonly errorName = 'StytchAPIError'
  readonly error_type: string
  readonly error_message: string
  readonly error_url: string
  readonly status_code: number
  readonly request_id: string
  readonly error_details: Record<string, unknown> | undefined

  constructor(details: ApiErrorDetails) {
    const { status_code, request_id = '', error_type, error_message, error_url = '' } = details
    super(
      `[${status_code}] ${error_type}\n${error_message}\n` +
        `See ${error_url} for more information.\n(request_id: ${request_id})`,
    )
    this.error_type = error_type
    this.error_message = error_message
    this.error_url = error_url
    this.status_code = status_code
    this.request_id = request_id
    this.error_details = details.error_details
  }
}

/** The service found fields of the request malformed, and lists them. */
export class StytchAPISchemaError extends StytchError {
  static override readonly errorName = 'StytchAPISchemaError'

  constructor(faults: readonly { dataPath?: string; message?: string }[]) {
    const lines = faults.map(({ dataPath = '', message = '' }) => `${dataPath} ${message}`.trim())
    super(['[400] Request does not match expected schema', ...lines].join('\n'))
  }
}

/** The service did not answer, or something other than the service answered in its place, such as a proxy. */
export class StytchAPIUnreachableError extends StytchError {
  static override readonly errorName = 'StytchAPIUnreachableError'
}

/** Makes the error for a failed request or a failed import. @param cause - the reason of the failure */
export const toUnreachableError = (cause: unknown): StytchAPIUnreachableError =>
  new StytchAPIUnreachableError('Unable to contact our servers.', { cause })

/** The host page called this package wrongly; the message tells the developer what to change. */
export class StytchSDKUsageError extends StytchError {
  static override readonly errorName = 'StytchSDKUsageError'

  /**
   * @param call - name of the call
   * @param problem - what is wrong with the call, and what to do
   */
  constructor(call: string, problem: string) {
    super(`Invalid call to ${call}\n${problem}`)
  }
}

/** Types of errors after which the client forgets the session. */
export const UNRECOVERABLE_ERROR_TYPES: readonly string[] = unrecoverableErrorTypes

/** Tells whether an error means that the session has ended for good. */
export const isUnrecoverable = (error: unknown): boolean =>
  error instanceof StytchAPIError && UNRECOVERABLE_ERROR_TYPES.includes(error.error_type)
