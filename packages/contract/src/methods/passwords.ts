import { operations, post } from '../operation.ts'
import { furtherFactorErrors } from '../totps.ts'
import type { PasswordsOperations } from './passwords.schemas.ts'

const newPasswordErrors = [
  'breached_password',
  'weak_password',
  'invalid_session_duration_minutes',
] as const

const pkceErrors = [
  'invalid_pkce_code_verifier',
  'pkce_expected_code_verifier',
  'pkce_did_not_expect_code_verifier',
  'pkce_mismatch',
] as const

const resetMailErrors = [
  'invalid_password_reset_redirect_url',
  'no_password_reset_redirect_url',
  'invalid_magic_link_url',
  'no_match_for_provided_magic_link_url',
  'no_login_redirect_urls_set',
  'invalid_expiration',
  'email_template_not_found',
  'invalid_locale',
  'invalid_pkce_code_challenge',
] as const

/** The password operations. */
export const passwords = operations<PasswordsOperations>({
  create: post('/passwords', ['invalid_email', 'duplicate_email', ...newPasswordErrors]),
  authenticate: post('/passwords/authenticate', [
    'invalid_email',
    'unauthorized_credentials',
    'breached_password',
    'reset_password',
    'user_lock_limit_reached',
    'invalid_session_duration_minutes',
  ]),
  resetByEmailStart: post('/passwords/email/reset/start', [
    'invalid_email',
    'email_not_found',
    ...resetMailErrors,
  ]),
  resetByEmailCheck: post('/passwords/email/reset/check', ['invalid_token', ...pkceErrors]),
  resetByEmailResend: post('/passwords/email/reset/resend', ['invalid_token', ...resetMailErrors]),
  resetByEmail: post('/passwords/email/reset', [
    'unable_to_auth_password_reset_token',
    'invalid_token',
    ...pkceErrors,
    ...furtherFactorErrors,
    ...newPasswordErrors,
  ]),
  resetByExistingPassword: post('/passwords/existing_password/reset', [
    'invalid_email',
    'unauthorized_credentials',
    'cannot_reset_password_with_existing_password',
    'reset_password',
    ...furtherFactorErrors,
    ...newPasswordErrors,
  ]),
  resetBySession: post('/passwords/session/reset', [
    'user_unauthenticated',
    'session_not_found',
    'session_too_old_to_reset_password',
    'insufficient_factors',
    ...newPasswordErrors,
  ]),
  strengthCheck: post('/passwords/strength_check', ['invalid_email']),
})
