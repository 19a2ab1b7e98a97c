import { PorticoAPIError, type WebauthnError } from '@portico/client'
import type { Text } from '../../kernel/text/create-text.ts'

/**
 * How some browsers report that the authenticator already has a passkey of this user. Other browsers report only a
 * code.
 */
const duplicate = /excludeCredentials|already registered/i

/**
 * Compares the code instead of using `instanceof`: importing the class would add a chunk, and every page lists all
 * chunks.
 */
const isRegistered = (error: Error): boolean => {
  const code: WebauthnError['code'] = 'already_registered'
  return Reflect.get(error, 'code') === code
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof PorticoAPIError && error.error_type === 'duplicate_webauthn_registration') ||
    isRegistered(error) ||
    duplicate.test(error.message) ||
    isDuplicate(error.cause))

/** Whether the session is too old. Another attempt in the same session would fail as well. */
const isTooOld = (error: unknown): boolean =>
  error instanceof PorticoAPIError && error.error_type === 'session_too_old_to_register_webauthn'

/** Returns the sentence that a user reads if a passkey was not created (specification section 8). */
export const toRegistrationText = (error: unknown, text: Text): string => {
  if (isTooOld(error)) return text('error.passkeySessionTooOld')
  return text(isDuplicate(error) ? 'error.duplicatePasskey' : 'error.passkeyNotCreated')
}
