import { operations, post } from '../operation.ts'
import type { HostTotpsOperations } from './totps.schemas.ts'

const proofErrors = [
  'user_not_found',
  'user_blocked',
  'user_lock_limit_reached',
  'too_many_session_arguments',
  'invalid_session_duration_minutes',
  'custom_claims_too_large',
  'reserved_claims_in_custom_claims',
] as const

/** The operations of authenticator apps, for the host's back end. */
export const hostTotps = operations<HostTotpsOperations>({
  create: post('/totps', ['user_not_found', 'active_totp_exists', 'invalid_expiration']),
  authenticate: post('/totps/authenticate', [
    'invalid_totp_code',
    'unable_to_authenticate_totp',
    'totp_code_already_authenticated',
    'totps_not_found_for_user',
    ...proofErrors,
  ]),
  recoveryCodes: post('/totps/recovery_codes', ['user_not_found', 'totps_not_found_for_user']),
  recover: post('/totps/recover', [
    'invalid_recovery_code',
    'unable_to_authenticate_recovery_code',
    ...proofErrors,
  ]),
})
