import type { ReplyOf, RequestOf } from '@portico/contract'
import { passwords } from '@portico/contract/methods/passwords'
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'

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

const newPassword = { password: 'string', session_duration_minutes: 'number?' } as const
const credentials = { email: 'string', ...newPassword } as const
const full = { defence: 'full' } as const

/** Makes `client.passwords`. */
export function createCalls({ call, signIn, resetPkce }: CallContext) {
  return {
    /**
     * Signs up by a password.
     *
     * @throws StytchAPIError `duplicate_email`, `breached_password`, `weak_password`
     */
    async create(
      options: PasswordCredentials,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['create']>> {
      validate('passwords.create', options, credentials)
      return signIn(passwords.create, options, { ...callOptions, ...full })
    },
    /**
     * Logs in by a password.
     *
     * @throws StytchAPIError `unauthorized_credentials`, `reset_password`, `breached_password`,
     * `user_lock_limit_reached`
     */
    async authenticate(
      options: PasswordCredentials,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['authenticate']>> {
      validate('passwords.authenticate', options, credentials)
      return signIn(passwords.authenticate, options, { ...callOptions, ...full })
    },
    /** Mails a link that resets the password and one that logs in without it. @throws StytchAPIError `email_not_found` */
    async resetByEmailStart(
      options: PasswordResetStart,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetByEmailStart']>> {
      validate('passwords.resetByEmailStart', options, { email: 'string' })
      const body = { ...options, ...(await resetPkce.getChallenge()) }
      return call(passwords.resetByEmailStart, body, { ...callOptions, ...full })
    },
    /**
     * Tells whether the link of a mail still works, and whose password it sets. Uses nothing up.
     *
     * @returns `masked_email` is where a new link would go; null where the service no longer knows the link
     * @throws StytchAPIError `pkce_expected_code_verifier`, `pkce_mismatch`: it works in another browser
     */
    async resetByEmailCheck(
      options: { token: string },
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetByEmailCheck']>> {
      validate('passwords.resetByEmailCheck', options, { token: 'string' })
      return resetPkce.showVerifier((proof) =>
        call(passwords.resetByEmailCheck, { ...options, ...proof }, callOptions),
      )
    },
    /** Mails a new link to whom a link was for, whatever became of it. Unknown links are answered alike. */
    async resetByEmailResend(
      options: PasswordResetResend,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetByEmailResend']>> {
      validate('passwords.resetByEmailResend', options, { token: 'string' })
      const body = { ...options, ...(await resetPkce.getChallenge()) }
      return call(passwords.resetByEmailResend, body, { ...callOptions, ...full })
    },
    /**
     * Sets a new password by the token of a mail, and signs in. A password that is refused does not use the
     * token up.
     *
     * @throws StytchAPIError `unable_to_auth_password_reset_token`, `breached_password`, `weak_password`
     */
    async resetByEmail(
      options: { token: string; password: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetByEmail']>> {
      validate('passwords.resetByEmail', options, { token: 'string', ...newPassword })
      return resetPkce.withVerifier((proof) =>
        signIn(passwords.resetByEmail, { ...options, ...proof }, { ...callOptions, ...full }),
      )
    },
    /** Sets a new password by the old one, and signs in. @throws StytchAPIError `unauthorized_credentials` */
    async resetByExistingPassword(
      options: { email: string; existing_password: string; new_password: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetByExistingPassword']>> {
      validate('passwords.resetByExistingPassword', options, {
        email: 'string',
        existing_password: 'string',
        new_password: 'string',
        session_duration_minutes: 'number?',
      })
      return signIn(passwords.resetByExistingPassword, options, { ...callOptions, ...full })
    },
    /** Sets a new password in a fresh session. @throws StytchAPIError `session_too_old_to_reset_password` */
    async resetBySession(
      options: { password: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetBySession']>> {
      validate('passwords.resetBySession', options, newPassword)
      return signIn(passwords.resetBySession, options, { ...callOptions, ...full })
    },
    /**
     * Tells how strong a password is.
     *
     * @param options.email - its words do not count as strength
     * @param options.token - in a reset, of its link: judged by whom the link is for, without an address
     */
    async strengthCheck(
      options: { email?: string; token?: string; password: string },
      callOptions?: CallOptions,
    ): Promise<PasswordStrength> {
      const rules = { email: 'string?', token: 'string?', password: 'string' } as const
      validate('passwords.strengthCheck', options, rules)
      const repeatable = { ...callOptions, isRepeatable: true }
      if (!options.token) return call(passwords.strengthCheck, options, repeatable)
      return resetPkce.showVerifier((proof) =>
        call(passwords.strengthCheck, { ...options, ...proof }, repeatable),
      )
    },
  }
}

/** Sign-in by password. */
export type PasswordsApi = ReturnType<typeof createCalls>
