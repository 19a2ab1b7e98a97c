import { StytchSDKError } from '../../foundation/errors/sdk-errors.ts'

/**
 * Why the browser gave no passkey:
 * - `cancelled`: the person did not go on, had none, or let the time pass. Browsers do not tell which
 * - `already_registered`: the authenticator has one for this person
 * - `interrupted`: a newer request took its place
 * - `busy`: a request of somebody else is pending on the page
 * - `invalid_domain`, `insecure_context`, `not_permitted`, `not_supported`: the page may not, or the browser cannot
 * - `failed`: anything else
 */
export type WebauthnErrorCode =
  | 'cancelled'
  | 'already_registered'
  | 'interrupted'
  | 'busy'
  | 'invalid_domain'
  | 'insecure_context'
  | 'not_permitted'
  | 'not_supported'
  | 'failed'

/**
 * The browser gave no passkey. `code` says why, the message says it to a developer, `cause` is what the browser
 * threw; `name` is that exception's, and its message the last line of ours, so that a page may go by either.
 */
export class WebauthnError extends StytchSDKError {
  static override readonly errorName: string = 'WebauthnError'
  readonly code: WebauthnErrorCode

  constructor(code: WebauthnErrorCode, message: string, cause?: unknown) {
    const own = cause instanceof Error ? cause : undefined
    super(own?.message ? `${message}\n${own.message}` : message, { cause })
    this.code = code
    if (own) this.name = own.name
  }
}
