import type { passwords, ReplyOf, RequestOf } from '@portico/contract'
import type { CallOptions, SessionDuration } from '../client.ts'

type Passwords = typeof passwords

/** An address and its password. */
export type PasswordCredentials = { email: string; password: string } & SessionDuration

/** Options of the mail that resets a password. What is left out, the project decides. */
export type PasswordResetStart = Omit<
  RequestOf<Passwords['resetByEmailStart']>,
  'code_challenge' | 'dfp_telemetry_id' | 'captcha_token'
>

/** Options of a mail that is sent once more, by the token of the one before. What is left out, the project decides. */
export type PasswordResetResend = Omit<
  RequestOf<Passwords['resetByEmailResend']>,
  'code_challenge' | 'dfp_telemetry_id' | 'captcha_token'
>

/** What tells how strong a password is, and whether the project takes it. */
export type PasswordStrength = ReplyOf<Passwords['strengthCheck']>

/** Sign-in by password. */
export interface PasswordsApi {
  /**
   * Signs up by a password.
   *
   * @throws StytchAPIError `duplicate_email`, `breached_password`, `weak_password`
   */
  create(options: PasswordCredentials, call?: CallOptions): Promise<ReplyOf<Passwords['create']>>
  /**
   * Logs in by a password.
   *
   * @throws StytchAPIError `unauthorized_credentials`, `reset_password`, `breached_password`,
   * `user_lock_limit_reached`
   */
  authenticate(
    options: PasswordCredentials,
    call?: CallOptions,
  ): Promise<ReplyOf<Passwords['authenticate']>>
  /** Mails a link that resets the password and one that logs in without it. @throws StytchAPIError `email_not_found` */
  resetByEmailStart(
    options: PasswordResetStart,
    call?: CallOptions,
  ): Promise<ReplyOf<Passwords['resetByEmailStart']>>
  /**
   * Tells whether the link of a mail still works, and whose password it sets. Uses nothing up.
   *
   * @returns `masked_email` is where a new link would go; null where the service no longer knows the link
   * @throws StytchAPIError `pkce_expected_code_verifier`, `pkce_mismatch`: it works in another browser
   */
  resetByEmailCheck(
    options: { token: string },
    call?: CallOptions,
  ): Promise<ReplyOf<Passwords['resetByEmailCheck']>>
  /** Mails a new link to whom a link was for, whatever became of it. Unknown links are answered alike. */
  resetByEmailResend(
    options: PasswordResetResend,
    call?: CallOptions,
  ): Promise<ReplyOf<Passwords['resetByEmailResend']>>
  /**
   * Sets a new password by the token of a mail, and signs in. A password that is refused does not use the
   * token up.
   *
   * @throws StytchAPIError `unable_to_auth_password_reset_token`, `breached_password`, `weak_password`
   */
  resetByEmail(
    options: { token: string; password: string } & SessionDuration,
    call?: CallOptions,
  ): Promise<ReplyOf<Passwords['resetByEmail']>>
  /** Sets a new password by the old one, and signs in. @throws StytchAPIError `unauthorized_credentials` */
  resetByExistingPassword(
    options: { email: string; existing_password: string; new_password: string } & SessionDuration,
    call?: CallOptions,
  ): Promise<ReplyOf<Passwords['resetByExistingPassword']>>
  /** Sets a new password in a fresh session. @throws StytchAPIError `session_too_old_to_reset_password` */
  resetBySession(
    options: { password: string } & SessionDuration,
    call?: CallOptions,
  ): Promise<ReplyOf<Passwords['resetBySession']>>
  /**
   * Tells how strong a password is.
   *
   * @param options.email - its words do not count as strength
   */
  strengthCheck(
    options: { email?: string; password: string },
    call?: CallOptions,
  ): Promise<PasswordStrength>
}
