import type { WebauthnPort } from '../ports.ts'
import { StytchSDKError } from '../sdk-errors.ts'

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

/** What was asked of the browser. */
export interface Asked {
  ceremony: 'create' | 'get'
  /** The relying party's domain. */
  rpId: string
  /** The page's. */
  origin: string
}

const notPermitted =
  'This page may not use passkeys. In a frame, the element needs allow="publickey-credentials-get *; publickey-credentials-create *"; on a page, the header Permissions-Policy must not forbid them.'

/** @throws WebauthnError when asking is useless */
export function checkWebauthn(page: WebauthnPort, ceremony: Asked['ceremony']): void {
  if (!page.isSecureContext) {
    throw new WebauthnError(
      'insecure_context',
      'Passkeys need a page that came over https, or from localhost.',
    )
  }
  if (!page.credentials || !page.publicKeyCredential) {
    throw new WebauthnError('not_supported', 'This browser has no passkeys.')
  }
  if (page.allows(`publickey-credentials-${ceremony}`) === false) {
    throw new WebauthnError('not_permitted', notPermitted)
  }
}

const isAboutFrame = (message: string) =>
  /permissions policy|feature is not enabled|ancestors/i.test(message)

/** A name of an exception, and what it means. What is not here is a failure. */
const meanings: Readonly<Record<string, [code: WebauthnErrorCode, message: string]>> = {
  NotAllowedError: ['cancelled', 'The person did not go on, or it took too long.'],
  AbortError: ['interrupted', 'Another request took the place of this one.'],
  OperationError: ['busy', 'Another request for a passkey is pending on this page.'],
  NotSupportedError: ['not_supported', 'No authenticator here can make such a passkey.'],
  ConstraintError: ['not_supported', 'No authenticator here can make such a passkey.'],
}

/** @param cause - what the browser threw. @returns the same in codes of ours */
export function toWebauthnError(cause: unknown, asked: Asked): WebauthnError {
  if (cause instanceof WebauthnError) return cause
  const { name, message } = cause instanceof Error ? cause : { name: '', message: '' }
  if (name === 'NotAllowedError' && isAboutFrame(message)) {
    return new WebauthnError('not_permitted', notPermitted, cause)
  }
  if (name === 'InvalidStateError' && asked.ceremony === 'create') {
    return new WebauthnError('already_registered', 'There is already a passkey here.', cause)
  }
  if (name === 'SecurityError') {
    return new WebauthnError(
      'invalid_domain',
      `The domain "${asked.rpId}" is not for the page at ${asked.origin}. Give \`domain\` the page's host name, or one that it ends in (localhost, never an IP address); for any other, https://${asked.rpId}/.well-known/webauthn must list that origin.`,
      cause,
    )
  }
  const [code, text] = meanings[name] ?? ['failed', 'The authenticator failed.']
  return new WebauthnError(code, text, cause)
}
