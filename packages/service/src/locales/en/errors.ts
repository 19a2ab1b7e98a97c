import { errorCatalogue } from '@portico/contract/schemas'

/**
 * The error types that users can meet besides those of the specification, which the widget translates itself. All others
 * concern developers, and stay English.
 */
const errorTypes = [
  'too_many_requests',
  'captcha_required',
  'captcha_failed',
  'captcha_unavailable',
  'fingerprint_blocked',
  'internal_server_error',
  'server_unavailable',
  'request_timeout',
  'user_blocked',
  'insufficient_factors',
  'cannot_delete_last_second_step',
  'pkce_mismatch',
  'invalid_token',
  'phone_number_not_found',
  'unable_to_authenticate_totp',
  'totp_code_already_authenticated',
  'unable_to_authenticate_recovery_code',
  'invalid_totp_code',
  'invalid_recovery_code',
  'weak_password',
  'duplicate_email',
  'unable_to_auth_password_reset_token',
  'cannot_reset_password_with_existing_password',
  'session_too_old_to_reset_password',
  'unable_to_authenticate_crypto_wallet',
  'siwe_message_expired',
  'siwe_message_not_valid_yet',
  'duplicate_wallet_address',
  'oauth_state_mismatch',
  'duplicate_oauth_registration',
  'email_verification_required',
  'oauth_auth_code_error',
  'unable_to_authorize_oauth_provider',
  'oauth_invalid_callback_request',
  'unable_to_auth_webauthn_registration',
  'webauthn_registration_not_found',
  'no_active_webauthn_registrations',
  'unable_to_register_webauthn_registration',
  'duplicate_webauthn_registration',
  'no_pending_webauthn_registration',
  'session_too_old_to_register_webauthn',
  'empty_webauthn_registration_name',
  'authorization_request_not_started',
  'connected_app_not_found',
  'connected_app_misconfigured_client',
  'connected_app_supplied_redirect_url_not_found_in_client',
  'oauth_invalid_scope_requested',
] as const

/** The sentences of errors, by `error_type`. */
export const errors = Object.fromEntries(
  errorTypes.map((errorType) => [errorType, errorCatalogue[errorType].message]),
) as Record<(typeof errorTypes)[number], string> // the keys are those of the list
