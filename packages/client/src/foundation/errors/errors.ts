import { unrecoverableErrorTypes } from '@portico/contract'

type Brand = 'Portico' | 'Stytch'

/** The first word of the errors' names. */
let brand: Brand = 'Portico'

/**
 * Chooses the names of the errors that are made from now on. A page that makes its client by a compatible name may
 * compare `error.name` with compatible names (protocol facts, section 1.1). Only the widget calls this function.
 */
export function nameErrors(first: Brand): void {
  brand = first
}

/** Base class of all errors that this package throws on purpose. */
export class PorticoError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.errorName.replace('Portico', brand)
  }

  /** A literal, because minifiers rename classes and host pages compare names. */
  static readonly errorName: string = 'PorticoError'
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
export class PorticoAPIError extends PorticoError {
  static override readonly errorName = 'PorticoAPIError'
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
export class PorticoAPISchemaError extends PorticoError {
  static override readonly errorName = 'PorticoAPISchemaError'

  constructor(faults: readonly { dataPath?: string; message?: string }[]) {
    const lines = faults.map(({ dataPath = '', message = '' }) => `${dataPath} ${message}`.trim())
    super(['[400] Request does not match expected schema', ...lines].join('\n'))
  }
}

/** The service did not answer, or something other than the service answered in its place, such as a proxy. */
export class PorticoAPIUnreachableError extends PorticoError {
  static override readonly errorName = 'PorticoAPIUnreachableError'
}

/** Makes the error for a failed request or a failed import. @param cause - the reason of the failure */
export const toUnreachableError = (cause: unknown): PorticoAPIUnreachableError =>
  new PorticoAPIUnreachableError('Unable to contact our servers.', { cause })

/** The host page called this package wrongly; the message tells the developer what to change. */
export class PorticoSDKUsageError extends PorticoError {
  static override readonly errorName = 'PorticoSDKUsageError'

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
  error instanceof PorticoAPIError && UNRECOVERABLE_ERROR_TYPES.includes(error.error_type)
