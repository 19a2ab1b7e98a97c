import type { WebauthnRegistration } from '@portico/contract'
import type { UserPasskey } from './passkey-store.ts'

const toIso = (at: number) => new Date(at).toISOString()

/** Returns a passkey in the API's format. */
export function toPasskeyView(passkey: UserPasskey): WebauthnRegistration {
  return {
    webauthn_registration_id: passkey.registrationId,
    domain: passkey.domain,
    user_agent: passkey.userAgent,
    authenticator_type: passkey.authenticatorType,
    // Only a proved passkey is stored, so every passkey is verified.
    verified: true,
    name: passkey.name,
    created_at: toIso(passkey.createdAt),
    last_used_at: passkey.lastUsedAt === null ? null : toIso(passkey.lastUsedAt),
  }
}
