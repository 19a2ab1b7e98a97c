import { StytchAPIError, type WebauthnError } from '@portico/client'
import type { Text } from '../../kernel/text/create-text.ts'

/** How some browsers say that an authenticator has a passkey of this person already; others by the code alone. */
const duplicate = /excludeCredentials|already registered/i

/** By its code: the class would make a chunk of its own, and every page lists the chunks. */
const isRegistered = (error: Error): boolean => {
  const code: WebauthnError['code'] = 'already_registered'
  return Reflect.get(error, 'code') === code
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof StytchAPIError && error.error_type === 'duplicate_webauthn_registration') ||
    isRegistered(error) ||
    duplicate.test(error.message) ||
    isDuplicate(error.cause))

/** Another try in the same session would be refused as well. */
const isTooOld = (error: unknown): boolean =>
  error instanceof StytchAPIError && error.error_type === 'session_too_old_to_register_webauthn'

/** What a person reads when a passkey was not created (specification section 8). */
export const toRegistrationText = (error: unknown, text: Text): string => {
  if (isTooOld(error)) return text('error.passkeySessionTooOld')
  return text(isDuplicate(error) ? 'error.duplicatePasskey' : 'error.passkeyNotCreated')
}
