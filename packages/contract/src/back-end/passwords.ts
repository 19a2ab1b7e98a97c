import { operations, post } from '../operation.ts'
import { furtherFactorErrors } from '../totps.ts'
import type { HostPasswordsOperations } from './passwords.schemas.ts'

const sessionErrors = [
  'session_not_found',
  'too_many_session_arguments',
  'invalid_session_duration_minutes',
  'custom_claims_too_large',
  'reserved_claims_in_custom_claims',
  'invalid_ip_address',
] as const

const newPasswordErrors = ['breached_password', 'weak_password', 'user_blocked'] as const

const writeErrors = [
  'metadata_invalid_format',
  'metadata_too_large',
  'metadata_too_many_keys',
] as const

const guessErrors = [
  'invalid_email',
  'unauthorized_credentials',
  'user_lock_limit_reached',
] as const

/** The password operations of the host's back end. */
export const hostPasswords = operations<HostPasswordsOperations>({
  create: post('/passwords', [
    'invalid_email',
    'duplicate_email',
    ...newPasswordErrors,
    ...writeErrors,
    ...sessionErrors,
  ]),
  authenticate: post('/passwords/authenticate', [
    ...guessErrors,
    'breached_password',
    'reset_password',
    'user_blocked',
    ...sessionErrors,
  ]),
  strengthCheck: post('/passwords/strength_check', ['invalid_ip_address']),
  migrate: post('/passwords/migrate', [
    'invalid_email',
    'invalid_hash_type',
    'invalid_hash',
    'password_already_exists',
    'duplicate_user_external_id',
    'invalid_role',
    ...writeErrors,
  ]),
  emailResetStart: post('/passwords/email/reset/start', [
    'invalid_email',
    'email_not_found',
    'user_blocked',
    'invalid_password_reset_redirect_url',
    'no_password_reset_redirect_url',
    'invalid_magic_link_url',
    'no_match_for_provided_magic_link_url',
    'no_login_redirect_urls_set',
    'invalid_expiration',
    'email_template_not_found',
    'invalid_locale',
    'invalid_pkce_code_challenge',
    'invalid_ip_address',
  ]),
  emailReset: post('/passwords/email/reset', [
    'unable_to_auth_password_reset_token',
    'invalid_token',
    'invalid_pkce_code_verifier',
    'pkce_expected_code_verifier',
    'pkce_did_not_expect_code_verifier',
    'pkce_mismatch',
    'attribute_mismatch',
    ...furtherFactorErrors,
    ...newPasswordErrors,
    ...sessionErrors,
  ]),
  existingPasswordReset: post('/passwords/existing_password/reset', [
    'invalid_email',
    'unauthorized_credentials',
    ...furtherFactorErrors,
    'cannot_reset_password_with_existing_password',
    'reset_password',
    ...newPasswordErrors,
    ...sessionErrors,
  ]),
  sessionReset: post('/passwords/session/reset', [
    'session_too_old_to_reset_password',
    'insufficient_factors',
    ...newPasswordErrors,
    ...sessionErrors,
  ]),
})
