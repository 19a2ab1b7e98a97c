import { StytchAPIError } from '@portico/client'
import type { Text } from '../text/create-text.ts'

/** How browsers say that an authenticator has a passkey of this person already. */
const duplicate = /excludeCredentials|already registered/i

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof StytchAPIError && error.error_type === 'duplicate_webauthn_registration') ||
    duplicate.test(error.message) ||
    isDuplicate(error.cause))

/** What a person reads when a passkey was not created (specification section 8). */
export const toRegistrationText = (error: unknown, text: Text): string =>
  text(isDuplicate(error) ? 'error.duplicatePasskey' : 'error.passkeyNotCreated')
