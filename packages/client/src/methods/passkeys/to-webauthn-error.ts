import type { WebauthnPort } from '../../foundation/ports.ts'
import { WebauthnError, type WebauthnErrorCode } from './webauthn-error.ts'

/** The request to the browser that failed. */
export interface Asked {
  ceremony: 'create' | 'get'
  /** The relying party's domain. */
  rpId: string
  /** The page's origin. */
  origin: string
}

const notPermitted =
  'This page may not use passkeys. In a frame, the element needs allow="publickey-credentials-get *; publickey-credentials-create *"; on a page, the header Permissions-Policy must not forbid them.'

/** Checks that the page may ask the browser. @throws WebauthnError when it may not, or the browser cannot */
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

/** Meanings of exceptions by their names. Other exceptions count as `failed`. */
const meanings: Readonly<Record<string, [code: WebauthnErrorCode, message: string]>> = {
  NotAllowedError: ['cancelled', 'The person did not go on, or it took too long.'],
  AbortError: ['interrupted', 'Another request took the place of this one.'],
  OperationError: ['busy', 'Another request for a passkey is pending on this page.'],
  NotSupportedError: ['not_supported', 'No authenticator here can make such a passkey.'],
  ConstraintError: ['not_supported', 'No authenticator here can make such a passkey.'],
}

/** Turns an exception of the browser into a WebauthnError. @param cause - the exception */
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
