/**
 * The closed list of screen names (specification section 2): the ones with behaviour first, then those
 * that the specification only enumerates. The names are data for logs and tests; which screen follows
 * which is decided by the widget's flow tables.
 */
export const screenNames = [
  'Main',
  'Email Confirmation',
  'OTP Authenticate',
  'OTP Confirmation',
  'Password',
  'Password Reset Form',
  'Password Forgot',
  'Password Breached',
  'Password Set New',
  'Password Dedupe',
  'Password Confirmation',
  'Crypto Connect',
  'Crypto Sign Message',
  'Crypto Other Screen',
  'Crypto Setup Wallet',
  'Crypto Error',
  'Crypto Confirmation',
  'Passkey Registration Start',
  'Passkey Registration Success',
  'Passkey Confirmation',
  'IDP Consent',
  'Error',
] as const

/** Names that the specification lists without behaviour; no screen is shown for them. */
export const enumeratedScreenNames = [
  'Logged In',
  'Discovery',
  'Password Email',
  'Password Authenticate',
  'MFA Enrollment Selection',
  'Recovery Code Entry',
  'Recovery Code Save',
  'SMS OTP Enrollment',
  'SMS OTP Entry',
  'TOTP Enrollment Manual',
  'TOTP Enrollment QR Code',
  'TOTP Entry',
  'Email Method Selection',
  'Email OTP Entry',
  'SSO Discovery Email',
  'SSO Discovery Fallback',
  'SSO Discovery Menu',
] as const

/** A screen with behaviour. */
export type ScreenName = (typeof screenNames)[number]

/** A name that appears only as an enumeration. */
export type EnumeratedScreenName = (typeof enumeratedScreenNames)[number]
