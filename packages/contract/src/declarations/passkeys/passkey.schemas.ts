import { Type } from 'typebox'
import { Timestamp } from '../../foundation/timestamp.schemas.ts'

/** A passkey as its user sees it. */
export const WebauthnRegistrationSchema = Type.Object({
  webauthn_registration_id: Type.String(),
  domain: Type.String(),
  user_agent: Type.String(),
  authenticator_type: Type.String(),
  verified: Type.Boolean(),
  name: Type.String(),
  created_at: Timestamp,
  last_used_at: Type.Union([Timestamp, Type.Null()]),
})

/**
 * Tells a browser which passkeys a user still has for one domain, so that it stops offering deleted ones (WebAuthn
 * Level 3, section 5.1.10). Only the user may get it, because it lists their passkeys. The domain remains in the list
 * after its last passkey was deleted. The names are left out if the host chose them (`override_name`).
 */
export const WebauthnSignalSchema = Type.Object({
  rp_id: Type.String(),
  user_handle: Type.String({ description: 'As `user.id` of the creation options, base64url' }),
  accepted_credential_ids: Type.Array(Type.String(), { description: 'base64url' }),
  name: Type.Optional(Type.String()),
  display_name: Type.Optional(Type.String()),
})

/** Added to the answers after which the browser's list of passkeys may be outdated. Official clients ignore it. */
export const webauthnSignals = { webauthn_signals: Type.Optional(Type.Array(WebauthnSignalSchema)) }
