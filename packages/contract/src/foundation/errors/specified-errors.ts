/**
 * The specification's error table (section 8), word for word. It has a file of its own, because the browser needs only
 * these sentences.
 */

/** The answer for an error type. */
export interface CatalogueEntry {
  /** The HTTP status of the answer. */
  readonly status: number
  /** The sentence for the user or developer. */
  readonly message: string
}

/** Makes a row of the catalogue. */
export const entry = (status: number, message: string): CatalogueEntry => ({ status, message })

/** Specification section 8: `error_type` to status and message. */
export const specifiedErrors = {
  invalid_email: entry(400, 'Email format is invalid.'),
  invalid_phone_number: entry(
    400,
    'Phone number format is invalid. Ensure the phone number is in the E.164 format.',
  ),
  unsubscribed_phone_number: entry(
    400,
    "Phone number is unsubscribed. User has unsubscribed. Resubscribe by texting 'START' before messages can be sent.",
  ),
  inactive_email: entry(
    400,
    'The email address is marked as inactive. Please try another email address, or contact your admin if you think this is a mistake.',
  ),
  unauthorized_credentials: entry(401, 'Unauthorized credentials.'),
  user_unauthenticated: entry(
    401,
    'Must have an active session to call this method. Have you logged in yet?',
  ),
  email_not_found: entry(404, 'Email not found.'),
  unable_to_auth_magic_link: entry(401, 'magic link already used or expired, try again.'),
  no_user_password: entry(400, 'Password not found for this user. Please try again.'),
  breached_password: entry(
    400,
    'Password appears in the list of breached passwords and must be reset.',
  ),
  reset_password: entry(400, 'Password must be reset.'),
  oauth_token_not_found: entry(404, 'OAuth Token could not be found.'),
  invalid_code: entry(400, 'Code format is invalid, please try again.'),
  member_password_not_found: entry(404, 'Member password not found.'),
  oauth_flow_callback_error: entry(
    400,
    'An error was encountered in the callback of the OAuth flow. Please try again.',
  ),
  unauthorized_action: entry(403, 'Unauthorized action.'),
  user_lock_limit_reached: entry(
    429,
    'Too many failed authentication attempts. Please try again later.',
  ),
  invalid_session_token: entry(400, 'Invalid session token.'),
  session_not_found: entry(404, 'Session not found.'),
  invalid_phone_number_country_code: entry(
    400,
    "The phone number's country code is invalid, unsupported, or disabled.",
  ),
  otp_code_not_found: entry(404, 'Invalid passcode, please try again.'),
  duplicate_member_phone_number: entry(
    400,
    'A member with the specified phone number already exists for this organization.',
  ),
} as const satisfies Record<string, CatalogueEntry>
