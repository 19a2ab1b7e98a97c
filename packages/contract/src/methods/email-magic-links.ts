import { operations, post } from '../operation.ts'
import type { EmailMagicLinksOperations } from './email-magic-links.schemas.ts'

const sendErrors = [
  'invalid_email',
  'inactive_email',
  'email_not_found',
  'invalid_magic_link_url',
  'no_match_for_provided_magic_link_url',
  'no_login_redirect_urls_set',
  'no_signup_redirect_urls_set',
  'invalid_expiration',
  'email_template_not_found',
  'invalid_locale',
  'invalid_pkce_code_challenge',
] as const

/** The e-mail magic-link operations. */
export const emailMagicLinks = operations<EmailMagicLinksOperations>({
  loginOrCreate: post('/magic_links/email/login_or_create', sendErrors),
  sendPrimary: post('/magic_links/email/send/primary', sendErrors),
  sendSecondary: post('/magic_links/email/send/secondary', sendErrors),
  authenticate: post('/magic_links/authenticate', [
    'unable_to_auth_magic_link',
    'invalid_token',
    'invalid_pkce_code_verifier',
    'pkce_expected_code_verifier',
    'pkce_did_not_expect_code_verifier',
    'pkce_mismatch',
    'invalid_session_duration_minutes',
  ]),
  authenticateByCode: post('/magic_links/authenticate_code', [
    'invalid_code',
    'invalid_method_id',
    'otp_code_not_found',
    'user_lock_limit_reached',
    'invalid_pkce_code_verifier',
    'pkce_expected_code_verifier',
    'pkce_did_not_expect_code_verifier',
    'pkce_mismatch',
    'invalid_session_duration_minutes',
  ]),
})
