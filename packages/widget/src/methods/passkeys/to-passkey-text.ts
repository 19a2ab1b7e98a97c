import { PorticoAPIError, PorticoAPIUnreachableError } from '@portico/client'
import type { Text } from '../../kernel/text/create-text.ts'

/** Returns the sentence that a user reads after a failed sign-in with a passkey (specification section 8). */
export async function toPasskeyText(error: unknown, text: Text): Promise<string> {
  const unknown = text('error.passkeyUnknown')
  if (error instanceof PorticoAPIUnreachableError) return text('errors.unreachable')
  if (!(error instanceof PorticoAPIError)) return unknown
  if (error.error_type === 'webauthn_registration_not_found')
    return text('error.passkeyRegistrationNotFound')
  try {
    const { findErrorText } = await import('../../kernel/text/find-error-text.ts')
    return findErrorText(error.error_type, text) ?? unknown
  } catch {
    return unknown
  }
}
