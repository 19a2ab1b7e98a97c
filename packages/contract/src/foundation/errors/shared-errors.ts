/**
 * The errors that an operation of any subject may name. An error that only one subject has is beside its operations, as
 * `errors`; the catalogue joins all of them.
 */
import { entries } from './entries.ts'
import { type CatalogueEntry, entry, specifiedErrors } from './specified-errors.ts'

/** Errors that the specification's table does not contain and that belong to several subjects or to none. */
const furtherErrors = {
  ...entries(400, {
    bad_request: 'The request is malformed. Check its body against the API reference.',
    invalid_magic_link_url:
      'The redirect URL is malformed. Send an absolute https URL, or http on a loopback host in development.',
    no_match_for_provided_magic_link_url:
      "The redirect URL is not on the project's list. Add exactly this URL to the project's redirect URLs.",
    no_login_redirect_urls_set:
      "The project has no login redirect URL. Add one to the project's redirect URLs, or send one.",
    no_signup_redirect_urls_set:
      "The project has no sign-up redirect URL. Add one to the project's redirect URLs, or send one.",
    invalid_pkce_code_challenge:
      'The code_challenge is missing or malformed. Send the base64url SHA-256 of the code verifier.',
    invalid_pkce_code_verifier:
      'The code_verifier is malformed. Send 43 to 128 letters, digits, hyphens, dots, underscores or tildes.',
    pkce_expected_code_verifier:
      'This token was requested with a pkce code_challenge. Send its code_verifier.',
    pkce_did_not_expect_code_verifier:
      'This token was requested without a pkce code_challenge. Do not send a code_verifier.',
    invalid_expiration: 'The expiration is out of range.',
    invalid_session_duration_minutes: 'session_duration_minutes is out of range: 5 to 527040.',
    invalid_picture_url:
      'The picture_url must be an https address of at most 2048 characters, without a user name.',
    invalid_locale: 'The locale is malformed. Send a BCP 47 language tag, such as de or pt-BR.',
    invalid_method_id: 'The method_id is malformed.',
    invalid_token: 'The token is malformed.',
    too_many_session_revoke_arguments:
      'Send exactly one of session_id, session_token and session_jwt.',
    no_session_revoke_arguments: 'Send one of session_id, session_token and session_jwt.',
    no_session_arguments: 'Send session_token or session_jwt.',
    too_many_session_arguments: 'Send session_token or session_jwt, not both.',
    invalid_user_id: 'The user_id is malformed.',
    invalid_cursor: 'The cursor is malformed. Send the next_cursor of the previous page.',
    invalid_limit: 'The limit is out of range: 1 to 1000.',
    invalid_role: "The project's rbac policy has no such role.",
    invalid_ip_address: 'attributes.ip_address is not an IP address.',
    duplicate_email: 'Another user of this project has this e-mail address.',
    duplicate_phone_number: 'Another user of this project has this phone number.',
    duplicate_user_external_id: 'Another user of this project has this external_id.',
    metadata_invalid_format: 'Metadata must be a JSON object.',
    metadata_too_large: 'The metadata is larger than 4 KB.',
    metadata_too_many_keys: 'The metadata has more than 20 top-level keys.',
    custom_claims_too_large: 'The custom claims are larger than 4 KB.',
    reserved_claims_in_custom_claims:
      'The custom claims contain a name that is reserved in the session JWT: aud, exp, iat, iss, jti, nbf, sub.',
    captcha_required: 'Captcha required. Send its token as captcha_token.',
    captcha_failed: 'The captcha was not solved. Please try again.',
  }),
  ...entries(401, {
    invalid_authorization_header:
      'The Authorization header is missing or malformed. Send "Basic" with the public token, or with the project id and secret.',
    invalid_secret_authentication: 'The project id or secret is wrong.',
    pkce_mismatch:
      'The pkce code_verifier does not belong to this token. Open the link in the browser that requested it.',
    attribute_mismatch: 'The attributes do not match the original request. Request a new one.',
    unable_to_authenticate_totp: 'The code is wrong or expired, please try again.',
    totp_code_already_authenticated:
      'This code was already used. Wait for the next one and try again.',
    unable_to_authenticate_recovery_code:
      'The recovery code is wrong or already used, please try again.',
  }),
  ...entries(404, {
    public_token_not_found:
      'No project has this public token. Check the token passed to the client.',
    unavailable_endpoint: 'This endpoint is not available in this environment.',
    email_template_not_found: 'The project has no e-mail template with this id.',
    project_not_found: 'No project has this id.',
    connected_app_not_found: 'There is no such client app, or the user has not authorized it.',
    totps_not_found_for_user: 'The user has no authenticator app.',
    user_not_found: 'User not found.',
    route_not_found: 'There is no such path.',
  }),
  ...entries(403, {
    bad_domain_for_stytch_sdk:
      "This origin is not allowed to use the project. Add it to the project's allowed origins.",
    endpoint_not_authorized_for_sdk:
      "This endpoint is only for the host's back end. Call it from a server: a page must not have the project's secret.",
    user_blocked: 'This account is blocked. Contact support.',
    fingerprint_blocked: 'This request was refused by abuse protection.',
    insufficient_factors:
      'This change needs a fresh proof, and a second factor if an authenticator app guards the account. Authenticate again, with a code from the app or a recovery code if there is one, and try again.',
  }),
  ...entries(503, {
    captcha_unavailable: 'The captcha could not be checked. Please try again later.',
    server_unavailable: 'The service is busy or restarting. Try again in a moment.',
  }),
  method_not_allowed: entry(405, 'This path does not support this HTTP method.'),
  request_timeout: entry(408, 'The request took too long to arrive. Send it again.'),
  unknown_host: entry(421, 'The service does not serve this host name. Open it at its base URL.'),
  request_too_large: entry(413, 'The request body is larger than 64 KB.'),
  unsupported_media_type: entry(415, 'Send the body as application/json.'),
  too_many_requests: entry(429, 'Too many requests. Try again later.'),
  internal_server_error: entry(500, 'Something failed on our side. Try again later.'),
  sender_not_configured: entry(
    400,
    'This project has no sender for this kind of message. Add one to texts.senders in its configuration.',
  ),
} as const satisfies Record<string, CatalogueEntry>

/** The errors of the specification's table, then the further ones. */
export const sharedErrors = { ...specifiedErrors, ...furtherErrors }

/** The `error_type` of a shared error. */
export type SharedErrorType = keyof typeof sharedErrors
