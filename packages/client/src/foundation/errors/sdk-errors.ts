/** Errors that hosts know by name and that a sign-in form does not need. */
import { StytchError } from './errors.ts'

/** Something went wrong in this package, not at the service. */
export class StytchSDKError extends StytchError {
  static override readonly errorName: string = 'StytchSDKError'
}

/** What was asked for needs somebody who is signed in. */
export class NoCurrentSessionError extends StytchSDKError {
  static override readonly errorName = 'NoCurrentSessionError'

  constructor(options?: ErrorOptions) {
    super('Must have an active session to call this method. Have you logged in yet?', options)
  }
}

/** The page of the identity provider was opened without a parameter that it needs. */
export class IDPOAuthFlowMissingParamError extends StytchSDKError {
  static override readonly errorName = 'IDPOAuthFlowMissingParamError'
}

/** Something failed that should not; `cause` says what. */
export class InternalError extends StytchSDKError {
  static override readonly errorName = 'InternalError'
}

/**
 * Any thrown value as one of this package's errors.
 *
 * @returns the error itself if it is one, else an `InternalError` with the value as its `cause`
 */
export function errorToStytchError(thrown: unknown): StytchError {
  if (thrown instanceof StytchError) return thrown
  const message = thrown instanceof Error ? thrown.message : `${thrown}`
  return new InternalError(message, { cause: thrown })
}
