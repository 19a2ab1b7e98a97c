import { operations, post } from '../operation.ts'
import type { HostMagicLinksOperations } from './magic-links.schemas.ts'

const sendErrors = [
  'invalid_email',
  'invalid_magic_link_url',
  'no_match_for_provided_magic_link_url',
  'no_login_redirect_urls_set',
  'no_signup_redirect_urls_set',
  'invalid_expiration',
  'email_template_not_found',
  'invalid_locale',
  'invalid_pkce_code_challenge',
  'invalid_ip_address',
] as const

/** The magic-link operations of the host's back end. */
export const hostMagicLinks = operations<HostMagicLinksOperations>({
  create: post('/magic_links', ['user_not_found', 'user_blocked', 'invalid_expiration']),
  emailLoginOrCreate: post('/magic_links/email/login_or_create', sendErrors),
  emailSend: post('/magic_links/email/send', [
    ...sendErrors,
    'email_not_found',
    'user_not_found',
    'session_not_found',
    'too_many_session_arguments',
  ]),
  emailInvite: post('/magic_links/email/invite', [
    ...sendErrors,
    'duplicate_email',
    'invalid_role',
    'metadata_too_large',
    'metadata_too_many_keys',
  ]),
  emailRevokeInvite: post('/magic_links/email/revoke_invite', ['invalid_email', 'email_not_found']),
  authenticate: post('/magic_links/authenticate', [
    'unable_to_auth_magic_link',
    'invalid_token',
    'invalid_pkce_code_verifier',
    'pkce_expected_code_verifier',
    'pkce_did_not_expect_code_verifier',
    'pkce_mismatch',
    'attribute_mismatch',
    'user_blocked',
    'too_many_session_arguments',
    'invalid_session_duration_minutes',
    'custom_claims_too_large',
    'reserved_claims_in_custom_claims',
    'invalid_ip_address',
  ]),
})
