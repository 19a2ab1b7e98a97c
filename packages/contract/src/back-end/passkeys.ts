import { get, operations, post, put } from '../operation.ts'
import type { HostPasskeysOperations } from './passkeys.schemas.ts'

const proofErrors = [
  'user_not_found',
  'user_blocked',
  'too_many_session_arguments',
  'invalid_session_duration_minutes',
  'custom_claims_too_large',
  'reserved_claims_in_custom_claims',
] as const

/** The passkey operations of the host's back end. A `user_id` may be an `external_id`. */
export const hostPasskeys = operations<HostPasskeysOperations>({
  registerStart: post('/webauthn/register/start', [
    'user_not_found',
    'invalid_webauthn_registration_domain',
  ]),
  register: post('/webauthn/register', [
    'no_pending_webauthn_registration',
    'unable_to_register_webauthn_registration',
    'duplicate_webauthn_registration',
    ...proofErrors,
  ]),
  authenticateStart: post('/webauthn/authenticate/start', [
    'user_not_found',
    'invalid_webauthn_registration_domain',
    'no_active_webauthn_registrations',
  ]),
  authenticate: post('/webauthn/authenticate', [
    'webauthn_registration_not_found',
    'unable_to_auth_webauthn_registration',
    ...proofErrors,
  ]),
  update: put('/webauthn/:webauthn_registration_id', [
    'empty_webauthn_registration_name',
    'webauthn_registration_not_found',
  ]),
  listCredentials: get('/webauthn/credentials/:user_id/:domain', ['user_not_found']),
})
