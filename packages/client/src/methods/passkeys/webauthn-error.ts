import { PorticoSDKError } from '../../foundation/errors/sdk-errors.ts'

/**
 * Reasons why the browser gave no passkey:
 * - `cancelled`: the user did not go on, had no passkey, or let the time pass. Browsers do not tell which
 * - `already_registered`: the authenticator already has a passkey for this user
 * - `interrupted`: a newer request replaced this request
 * - `busy`: a request of other code is pending on the page
 * - `invalid_domain`, `insecure_context`, `not_permitted`, `not_supported`: the page may not, or the browser cannot
 * - `failed`: any other reason
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
 * The browser gave no passkey. `code` is the reason, the message explains it to a developer, `cause` is the browser's
 * exception. `name` is the exception's name, and the exception's message is the last line of the message, so that a
 * page may read either.
 */
export class WebauthnError extends PorticoSDKError {
  static override readonly errorName: string = 'WebauthnError'
  readonly code: WebauthnErrorCode

  constructor(code: WebauthnErrorCode, message: string, cause?: unknown) {
    const own = cause instanceof Error ? cause : undefined
    super(own?.message ? `${message}\n${own.message}` : message, { cause })
    this.code = code
    if (own) this.name = own.name
  }
}
