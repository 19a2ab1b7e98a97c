import type { EarlyContext } from '../../calls/call-context.ts'
import type { WebauthnPort } from '../../foundation/ports.ts'
import type { CredentialRequestQueue } from './credential-request-queue.ts'
import type { CredentialSignaller } from './credential-signaller.ts'
import { type Asked, toWebauthnError } from './to-webauthn-error.ts'
import { WebauthnError } from './webauthn-error.ts'

/** The parts of the client and page that passkeys need. */
export interface PasskeyContext extends EarlyContext {
  page: WebauthnPort
  queue: CredentialRequestQueue
  signaller: CredentialSignaller
}

/**
 * Makes a request to the browser.
 *
 * @throws WebauthnError with a code of this package; after an abort, the browser's own exception
 */
export async function askBrowser(
  request: () => Promise<Credential | null>,
  asked: Asked,
  signal: AbortSignal,
): Promise<PublicKeyCredential> {
  try {
    const credential = await request()
    if (!credential) throw new WebauthnError('cancelled', 'The browser gave no passkey.')
    return credential as PublicKeyCredential // the request asks only for public keys
  } catch (cause) {
    throw signal.aborted ? cause : toWebauthnError(cause, asked)
  }
}

const developersTask: readonly string[] = [
  'invalid_domain',
  'insecure_context',
  'not_permitted',
  'failed',
]

/** Reports errors that a developer or operator must fix; a decision of the user is not reported. */
export async function reportFaults<Result>(
  { reportError }: PasskeyContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WebauthnError && developersTask.includes(error.code)) reportError(error)
    throw error
  }
}
