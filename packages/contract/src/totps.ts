import { operations, post } from './operation.ts'
import type { TotpsOperations } from './totps.schemas.ts'

const ownOnly = ['user_unauthenticated', 'session_not_found', 'unauthorized_action'] as const

/** What the proof of a further factor is refused with, also where it comes beside a first one. */
export const furtherFactorErrors = [
  'insufficient_factors',
  'invalid_totp_code',
  'unable_to_authenticate_totp',
  'totp_code_already_authenticated',
  'totps_not_found_for_user',
  'invalid_recovery_code',
  'unable_to_authenticate_recovery_code',
  'user_lock_limit_reached',
] as const

/** The operations of authenticator apps (RFC 6238) and their recovery codes. */
export const totps = operations<TotpsOperations>({
  create: post('/totps', [...ownOnly, 'active_totp_exists', 'invalid_expiration']),
  authenticate: post('/totps/authenticate', [
    ...ownOnly,
    'invalid_totp_code',
    'unable_to_authenticate_totp',
    'totp_code_already_authenticated',
    'totps_not_found_for_user',
    'user_lock_limit_reached',
    'invalid_session_duration_minutes',
  ]),
  recoveryCodes: post('/totps/recovery_codes', [
    ...ownOnly,
    'totps_not_found_for_user',
    'insufficient_factors',
  ]),
  recover: post('/totps/recover', [
    ...ownOnly,
    'invalid_recovery_code',
    'unable_to_authenticate_recovery_code',
    'user_lock_limit_reached',
    'invalid_session_duration_minutes',
  ]),
})
