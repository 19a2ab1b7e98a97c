import { Type } from 'typebox'
import { entry } from '../../foundation/errors/specified-errors.ts'
import { declareCredential } from '../declare-credential.ts'
import { WebauthnRegistrationSchema, webauthnSignals } from './passkey.schemas.ts'
import { removal } from './removal.ts'

/** Passkeys. */
export const credential = declareCredential({
  user: { webauthn_registrations: Type.Array(WebauthnRegistrationSchema) },
  isRepeated: false,
  factors: {},
  removal: {
    rows: removal,
    summary: 'Delete a passkey',
    missing: { webauthn_registration_not_found: entry(404, 'Passkey registration not found.') },
    keepsWayIn: true,
    isSecondStep: true,
    isForHosts: false,
    further: webauthnSignals,
  },
  filters: { webauthn_registration_verified: 'truth', webauthn_registration_id: 'texts' },
})
