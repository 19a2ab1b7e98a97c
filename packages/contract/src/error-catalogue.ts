/**
 * The error catalogue: every `error_type` the service answers, with its HTTP status and its sentence.
 *
 * The first block is the specification's table. The second holds what the table leaves open; its names
 * are those in use for the same condition elsewhere in the field.
 */
import { type CatalogueEntry, entry, specifiedErrors } from './specified-errors.ts'

/** Conditions the specification's table leaves open. */
const furtherErrors = {
  bad_request: entry(400, 'The request is malformed. Check its body against the API reference.'),
  invalid_authorization_header: entry(
    401,
    'The Authorization header is missing or malformed. Send "Basic" with the public token, or with the project id and secret.',
  ),
  invalid_secret_authentication: entry(401, 'The project id or secret is wrong.'),
  public_token_not_found: entry(
    404,
    'No project has this public token. Check the token passed to the client.',
  ),
  bad_domain_for_stytch_sdk: entry(
    403,
    "This origin may not use the project. Add it to the project's allowed origins.",
  ),
  endpoint_not_authorized_for_sdk: entry(
    403,
    "This endpoint is for the host's back end alone. Call it from a server: a page must not know the project's secret.",
  ),
  unavailable_endpoint: entry(404, 'This endpoint is not available in this environment.'),
  invalid_magic_link_url: entry(
    400,
    'The redirect URL is malformed. Send an absolute https URL, or http on a loopback host in development.',
  ),
  no_match_for_provided_magic_link_url: entry(
    400,
    "The redirect URL is not on the project's list. Add exactly this URL to the project's redirect URLs.",
  ),
  no_login_redirect_urls_set: entry(
    400,
    "The project has no login redirect URL. Add one to the project's redirect URLs, or send one.",
  ),
  no_signup_redirect_urls_set: entry(
    400,
    "The project has no sign-up redirect URL. Add one to the project's redirect URLs, or send one.",
  ),
  invalid_pkce_code_challenge: entry(
    400,
    'The code_challenge is missing or malformed. Send the base64url SHA-256 of the code verifier.',
  ),
  invalid_pkce_code_verifier: entry(
    400,
    'The code_verifier is malformed. Send 43 to 128 letters, digits, hyphens, dots, underscores or tildes.',
  ),
  pkce_expected_code_verifier: entry(
    400,
    'This token was asked for with a pkce code_challenge. Send its code_verifier.',
  ),
  pkce_did_not_expect_code_verifier: entry(
    400,
    'This token was asked for without a pkce code_challenge. Send no code_verifier.',
  ),
  pkce_mismatch: entry(
    401,
    'The pkce code_verifier does not belong to this token. Open the link in the browser that asked for it.',
  ),
  invalid_expiration: entry(400, 'The expiration is out of range.'),
  invalid_expiration_otp: entry(400, 'The passcode expiration is out of range: 1 to 10 minutes.'),
  invalid_session_duration_minutes: entry(
    400,
    'session_duration_minutes is out of range: 5 to 527040.',
  ),
  invalid_locale: entry(400, 'The locale is not supported.'),
  email_template_not_found: entry(404, 'The project has no e-mail template with this id.'),
  invalid_method_id: entry(400, 'The method_id is malformed.'),
  invalid_token: entry(400, 'The token is malformed.'),
  too_many_session_revoke_arguments: entry(
    400,
    'Send exactly one of session_id, session_token and session_jwt.',
  ),
  no_session_revoke_arguments: entry(400, 'Send one of session_id, session_token and session_jwt.'),
  no_session_arguments: entry(400, 'Send session_token or session_jwt.'),
  too_many_session_arguments: entry(400, 'Send session_token or session_jwt, not both.'),
  invalid_user_id: entry(400, 'The user_id is malformed.'),
  user_search_invalid_cursor: entry(
    400,
    'The cursor is malformed. Send the next_cursor of the page before.',
  ),
  user_search_invalid_limit: entry(400, 'The limit is out of range: 1 to 1000.'),
  user_search_invalid_operator: entry(400, 'The operator of a search query is AND or OR.'),
  user_search_missing_filter_name: entry(400, 'A filter of the search query has no filter_name.'),
  user_search_filter_name_must_be_string: entry(400, 'The filter_name of a filter is a string.'),
  user_search_filter_name_not_recognized: entry(
    400,
    'The search query has a filter_name that is unknown. Check it against the API reference.',
  ),
  user_search_missing_filter_value: entry(400, 'A filter of the search query has no filter_value.'),
  user_search_expected_array_of_string: entry(
    400,
    'The filter_value of this filter is an array of strings.',
  ),
  user_search_expected_bool: entry(400, 'The filter_value of this filter is true or false.'),
  user_search_expected_object: entry(
    400,
    'The filter_value of this filter is an object with greater_than and less_than.',
  ),
  user_search_expected_string: entry(400, 'The filter_value of this filter is a string.'),
  user_search_email_address_fuzzy_too_short: entry(
    400,
    'The text to search addresses for has at least 3 characters.',
  ),
  user_search_full_name_fuzzy_too_short: entry(
    400,
    'The text to search names for has at least 3 characters.',
  ),
  user_search_phone_number_fuzzy_too_short: entry(
    400,
    'The text to search phone numbers for has at least 3 characters.',
  ),
  user_search_expected_timestamp: entry(
    400,
    'The filter_value of this filter is an RFC 3339 time, such as 2026-01-31T12:00:00Z.',
  ),
  user_search_invalid_status_filter: entry(400, 'The status to search for is active or pending.'),
  user_search_maximum_filter_value_count_exceeded: entry(
    400,
    'A filter of the search query has more than 100 values.',
  ),
  user_search_cannot_mix_internal_and_external_user_ids: entry(
    400,
    'The values of a user_id filter are user ids or external ids, not both.',
  ),
  invalid_cursor: entry(400, 'The cursor is malformed. Send the next_cursor of the page before.'),
  invalid_limit: entry(400, 'The limit is out of range: 1 to 1000.'),
  invalid_create_user_request: entry(400, 'Send the email of the user, or an external_id.'),
  invalid_role: entry(400, "The project's rbac policy has no such role."),
  invalid_ip_address: entry(400, 'attributes.ip_address is not an IP address.'),
  attribute_mismatch: entry(
    401,
    'The attributes are not those of the request that asked for this. Ask for a new one.',
  ),
  duplicate_email: entry(400, 'Another user of this project has this e-mail address.'),
  duplicate_user_external_id: entry(400, 'Another user of this project has this external_id.'),
  secondary_factor_not_found: entry(404, 'The user has no such factor.'),
  totp_not_found: entry(404, 'The user has no such authenticator app.'),
  cannot_delete_last_primary_factor: entry(
    400,
    'This is the last factor the user can sign in with. Add another one before deleting it.',
  ),
  user_blocked: entry(403, 'This account is blocked. Contact support.'),
  metadata_invalid_format: entry(400, 'Metadata must be a JSON object.'),
  metadata_too_large: entry(400, 'The metadata is larger than 4 KB.'),
  metadata_too_many_keys: entry(400, 'The metadata has more than 20 top-level keys.'),
  cannot_update_trusted_metadata: entry(
    403,
    'trusted_metadata may be written by the back end alone. Send untrusted_metadata.',
  ),
  custom_claims_too_large: entry(400, 'The custom claims are larger than 4 KB.'),
  reserved_claims_in_custom_claims: entry(
    400,
    'The custom claims hold a name that the session JWT reserves: aud, exp, iat, iss, jti, nbf, sub.',
  ),
  connected_app_not_found: entry(
    404,
    'There is no such client app, or the user has not authorized it.',
  ),
  connected_app_supplied_redirect_url_not_found_in_client: entry(
    400,
    'The redirect URL is not on the list of the client app. Add exactly this URL to it.',
  ),
  connected_app_misconfigured_client: entry(
    400,
    'The client app asks for what its registration does not allow. Compare the request with its registration.',
  ),
  connected_app_redirect_url_must_include_scheme: entry(
    400,
    'A redirect URL of the client app is not absolute. Write it with its scheme.',
  ),
  connected_app_redirect_url_must_use_https_scheme: entry(
    400,
    'A redirect URL of the client app is not https. Plain http is for loopback hosts alone.',
  ),
  oauth_invalid_scope_requested: entry(
    400,
    'A requested scope is unknown. Ask for openid, profile, email, phone, offline_access, full_access, or a scope of the rbac policy.',
  ),
  authorization_request_not_started: entry(
    400,
    'No pending authorization request matches this decision. It may have expired (10 minutes), been decided already, or been changed. Start again.',
  ),
  idp_access_token_not_found: entry(404, 'The access token is unknown or was revoked.'),
  idp_access_token_expired: entry(401, 'The access token has expired.'),
  idp_access_token_could_not_be_exchanged: entry(
    401,
    'The access token cannot become a session: it must come from a first-party client app, with the scope full_access.',
  ),
  dynamic_client_registration_not_enabled: entry(
    403,
    'Client apps may not register themselves. Switch it on in the identity provider part of the configuration.',
  ),
  active_totp_exists: entry(
    400,
    'The user has an authenticator app already. Delete it before adding another.',
  ),
  insufficient_factors: entry(
    403,
    'This change needs a second factor: a code of the authenticator app, or a recovery code. Prove it and try again.',
  ),
  invalid_totp_code: entry(400, 'The code format is invalid: six digits.'),
  unable_to_authenticate_totp: entry(401, 'The code is wrong or expired, please try again.'),
  totp_code_already_authenticated: entry(
    401,
    'This code was used already. Wait for the next one and try again.',
  ),
  totps_not_found_for_user: entry(404, 'The user has no authenticator app.'),
  invalid_recovery_code: entry(400, 'The recovery code format is invalid.'),
  unable_to_authenticate_recovery_code: entry(
    401,
    'The recovery code is wrong or used already, please try again.',
  ),
  trusted_token_profile_not_found: entry(
    404,
    "No trusted issuer has this profile_id. Add it to the project's trustedIssuers.",
  ),
  invalid_trusted_auth_token: entry(
    401,
    'The trusted token is invalid, expired or used already, or names no user of this project.',
  ),
  unable_to_auth_impersonation_token: entry(
    401,
    'The impersonation token is invalid, expired or used already.',
  ),
  user_impersonation_not_allowed: entry(403, 'This user may not be impersonated.'),
  invalid_impersonation_reason: entry(400, 'Say why in `reason`: 1 to 500 characters.'),
  captcha_required: entry(400, 'Captcha required. Send its token as captcha_token.'),
  captcha_failed: entry(400, 'The captcha was not solved. Please try again.'),
  captcha_unavailable: entry(503, 'The captcha could not be checked. Please try again later.'),
  no_captcha_provider_configured: entry(
    400,
    'The built-in captcha is not enabled for this project. See captcha_settings of bootstrap.',
  ),
  fingerprint_blocked: entry(403, 'This request was refused by abuse protection.'),
  weak_password: entry(
    400,
    'The password is too easy to guess. Choose a longer or less common one.',
  ),
  unable_to_auth_password_reset_token: entry(
    401,
    'The password reset link was used already or has expired. Ask for a new one.',
  ),
  invalid_password_reset_redirect_url: entry(
    400,
    "The reset redirect URL is not on the project's list. Add exactly this URL, with the kind reset_password.",
  ),
  no_password_reset_redirect_url: entry(
    400,
    'The project has no redirect URL for password resets. Add one with the kind reset_password, or send one.',
  ),
  cannot_reset_password_with_existing_password: entry(
    400,
    'The new password is the existing one. Choose another one.',
  ),
  password_already_exists: entry(400, 'This person has a password already. It was left as it is.'),
  password_not_found: entry(404, 'Password not found.'),
  invalid_hash_type: entry(
    400,
    'The hash_type is unknown. Use bcrypt, scrypt, argon_2i, argon_2id, md_5, sha_1, sha_512, phpass or pbkdf_2.',
  ),
  invalid_hash: entry(
    400,
    'No password could be checked against this hash. See the details, and the configuration of its type.',
  ),
  session_too_old_to_reset_password: entry(
    403,
    'The session is too old to change the password. Sign in again and try once more.',
  ),
  invalid_webauthn_registration_domain: entry(
    400,
    "The domain may not use passkeys of this project. Send the page's own host name, or the project's passkey domain, and add the page's origin to the project's allowed origins.",
  ),
  invalid_webauthn_registration_id: entry(400, 'The webauthn_registration_id is malformed.'),
  empty_webauthn_registration_name: entry(400, 'A passkey needs a name. Send one.'),
  no_pending_webauthn_registration: entry(
    400,
    'No registration of a passkey is waiting: it was not started, is over or was used. Start again.',
  ),
  unable_to_register_webauthn_registration: entry(
    400,
    'The passkey could not be registered. Start again.',
  ),
  duplicate_webauthn_registration: entry(400, 'This passkey is already registered.'),
  session_too_old_to_register_webauthn: entry(
    401,
    'The session is too old to register a passkey. Sign in again first.',
  ),
  no_active_webauthn_registrations: entry(400, 'The user has no passkey for this domain.'),
  webauthn_registration_not_found: entry(404, 'Passkey registration not found.'),
  unable_to_auth_webauthn_registration: entry(401, 'The passkey could not be verified. Try again.'),
  project_not_found: entry(404, 'No project has this id.'),
  user_not_found: entry(404, 'User not found.'),
  route_not_found: entry(404, 'There is no such path.'),
  method_not_allowed: entry(405, 'This path does not answer this HTTP method.'),
  request_timeout: entry(408, 'The request took too long to arrive. Send it again.'),
  unknown_host: entry(421, 'The service is not known by this host name. Open it at its base URL.'),
  request_too_large: entry(413, 'The request body is larger than 64 KB.'),
  unsupported_media_type: entry(415, 'Send the body as application/json.'),
  too_many_requests: entry(429, 'Too many requests. Try again later.'),
  internal_server_error: entry(500, 'Something failed on our side. Try again later.'),
  server_unavailable: entry(503, 'The service is busy or restarting. Try again in a moment.'),
} as const satisfies Record<string, CatalogueEntry>

/**
 * `error_type` to status and message, for every error the service answers.
 *
 * @see specification section 8
 */
export const errorCatalogue = { ...specifiedErrors, ...furtherErrors } as const

/** Every `error_type` the service answers. A code without a text does not compile. */
export type ErrorType = keyof typeof errorCatalogue
