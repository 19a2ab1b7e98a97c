/** A code base that spells out the types of passwords. */
import type {
  PasswordAuthenticateOptions,
  PasswordAuthenticateResponse,
  PasswordCreateOptions,
  PasswordCreateResponse,
  PasswordOptions,
  PasswordResetByEmailOptions,
  PasswordResetByEmailResponse,
  PasswordResetByEmailStartOptions,
  PasswordResetByEmailStartResponse,
  PasswordResetByExistingPasswordOptions,
  PasswordResetByExistingPasswordResponse,
  PasswordResetBySessionOptions,
  PasswordResetBySessionResponse,
  PasswordStrengthCheckOptions,
  PasswordStrengthCheckResponse,
} from '@stytch/vanilla-js'

const credentials = { email: 'ada@example.com', password: 'p', session_duration_minutes: 60 }

export const options: PasswordOptions = {
  loginRedirectURL: 'https://fieldnotes.example',
  resetPasswordRedirectURL: 'https://fieldnotes.example/reset',
  resetPasswordExpirationMinutes: 30,
}
export const creation: PasswordCreateOptions = credentials
export const authentication: PasswordAuthenticateOptions = credentials
export const start: PasswordResetByEmailStartOptions = { email: 'ada@example.com' }
export const reset: PasswordResetByEmailOptions = {
  token: 't',
  password: 'p',
  session_duration_minutes: 60,
}
export const change: PasswordResetByExistingPasswordOptions = {
  email: 'ada@example.com',
  existing_password: 'o',
  new_password: 'p',
  session_duration_minutes: 60,
}
export const bySession: PasswordResetBySessionOptions = {
  password: 'p',
  session_duration_minutes: 60,
}
export const check: PasswordStrengthCheckOptions = { password: 'p' }

/** Reads what came back. */
export const read = (
  created: PasswordCreateResponse,
  authenticated: PasswordAuthenticateResponse,
  started: PasswordResetByEmailStartResponse,
  done: PasswordResetByEmailResponse,
  changed: PasswordResetByExistingPasswordResponse,
  set: PasswordResetBySessionResponse,
  strength: PasswordStrengthCheckResponse,
): string[] => [
  created.email_id,
  authenticated.session_token,
  started.request_id,
  done.user_id,
  changed.session_jwt,
  set.session.session_id,
  strength.feedback.warning,
  String(strength.feedback.luds_requirements.missing_characters),
]
