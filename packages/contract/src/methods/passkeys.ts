import { operations, post, put } from '../operation.ts'
import type { PasskeysOperations } from './passkeys.schemas.ts'

const ownOnly = ['user_unauthenticated', 'session_not_found', 'unauthorized_action'] as const

/** The passkey operations. */
export const passkeys = operations<PasskeysOperations>({
  registerStart: post('/webauthn/register/start', [
    ...ownOnly,
    'invalid_webauthn_registration_domain',
    'session_too_old_to_register_webauthn',
    'insufficient_factors',
  ]),
  register: post('/webauthn/register', [
    ...ownOnly,
    'no_pending_webauthn_registration',
    'unable_to_register_webauthn_registration',
    'duplicate_webauthn_registration',
    'insufficient_factors',
    'invalid_session_duration_minutes',
  ]),
  authenticateStartPrimary: post('/webauthn/authenticate/start/primary', [
    'invalid_webauthn_registration_domain',
  ]),
  authenticateStartSecondary: post('/webauthn/authenticate/start/secondary', [
    ...ownOnly,
    'invalid_webauthn_registration_domain',
    'no_active_webauthn_registrations',
  ]),
  authenticate: post('/webauthn/authenticate', [
    'webauthn_registration_not_found',
    'unable_to_auth_webauthn_registration',
    'invalid_session_duration_minutes',
  ]),
  update: put('/webauthn/update/:id', [
    ...ownOnly,
    'invalid_webauthn_registration_id',
    'empty_webauthn_registration_name',
    'webauthn_registration_not_found',
  ]),
})
