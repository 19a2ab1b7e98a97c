/** Errors that host pages know by name and that a sign-in form does not need. */
import { PorticoError } from './errors.ts'

/** An error of this package, not of the service. */
export class PorticoSDKError extends PorticoError {
  static override readonly errorName: string = 'PorticoSDKError'
}

/** The call needs a signed-in user. */
export class NoCurrentSessionError extends PorticoSDKError {
  static override readonly errorName = 'NoCurrentSessionError'

  constructor(options?: ErrorOptions) {
    super('Must have an active session to call this method. Have you logged in yet?', options)
  }
}

/** The page of the identity provider was opened without a required parameter. */
export class IDPOAuthFlowMissingParamError extends PorticoSDKError {
  static override readonly errorName = 'IDPOAuthFlowMissingParamError'
}

/** An unexpected failure; `cause` holds the original value. */
export class InternalError extends PorticoSDKError {
  static override readonly errorName = 'InternalError'
}

/**
 * Turns any thrown value into an error of this package.
 *
 * @returns the value itself if it is such an error, else an `InternalError` with the value as its `cause`
 */
export function errorToPorticoError(thrown: unknown): PorticoError {
  if (thrown instanceof PorticoError) return thrown
  const message = thrown instanceof Error ? thrown.message : `${thrown}`
  return new InternalError(message, { cause: thrown })
}
