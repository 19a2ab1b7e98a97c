import type { ReplyOf, RequestOf } from '@portico/contract'
import { passwords } from '@portico/contract/methods/passwords'
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'

type Passwords = typeof passwords

/** An address and its password. */
export type PasswordCredentials = { email: string; password: string } & SessionDuration

/** Options of the mail that resets a password. The project's settings apply where an option is left out. */
export type PasswordResetStart = Omit<
  RequestOf<Passwords['resetByEmailStart']>,
  'code_challenge' | 'dfp_telemetry_id' | 'captcha_token'
>

/**
 * Options of a repeated reset mail, requested with the token of the earlier mail. The project's settings apply where
 * an option is left out.
 */
export type PasswordResetResend = Omit<
  RequestOf<Passwords['resetByEmailResend']>,
  'code_challenge' | 'dfp_telemetry_id' | 'captcha_token'
>

/** The strength of a password, and whether the project accepts it. */
export type PasswordStrength = ReplyOf<Passwords['strengthCheck']>

const newPassword = { password: 'string', session_duration_minutes: 'number?' } as const
const credentials = { email: 'string', ...newPassword } as const
const full = { defence: 'full' } as const

/** Makes `client.passwords`. */
export function createCalls({ call, signIn, resetPkce }: CallContext) {
  return {
    /** Signs up with a password. @throws PorticoAPIError `duplicate_email`, `breached_password`, `weak_password` */
    async create(
      options: PasswordCredentials,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['create']>> {
      validate('passwords.create', options, credentials)
      return signIn(passwords.create, options, { ...callOptions, ...full })
    },
    /**
     * Signs in with a password.
     *
     * @throws PorticoAPIError `unauthorized_credentials`, `reset_password`, `breached_password`,
     * `user_lock_limit_reached`
     */
    async authenticate(
      options: PasswordCredentials,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['authenticate']>> {
      validate('passwords.authenticate', options, credentials)
      return signIn(passwords.authenticate, options, { ...callOptions, ...full })
    },
    /** Mails a link that resets the password, and one that only signs in. @throws PorticoAPIError `email_not_found` */
    async resetByEmailStart(
      options: PasswordResetStart,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetByEmailStart']>> {
      validate('passwords.resetByEmailStart', options, { email: 'string' })
      const body = { ...options, ...(await resetPkce.getChallenge()) }
      return call(passwords.resetByEmailStart, body, { ...callOptions, ...full })
    },
    /**
     * Checks whether the link of a reset mail still works, and for which user. Does not use the link up.
     *
     * @returns `masked_email`: the address to which a new link would go; null if the service no longer knows the link
     * @throws PorticoAPIError `pkce_expected_code_verifier`, `pkce_mismatch` when the link works only in another
     * browser
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
    /**
     * Mails a new link to the user for whom a link was made, even if that link is used or expired. An unknown link
     * gets the same answer.
     */
    async resetByEmailResend(
      options: PasswordResetResend,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetByEmailResend']>> {
      validate('passwords.resetByEmailResend', options, { token: 'string' })
      const body = { ...options, ...(await resetPkce.getChallenge()) }
      return call(passwords.resetByEmailResend, body, { ...callOptions, ...full })
    },
    /**
     * Sets a new password with the token of a reset mail, and signs in. A refused password does not use the token up.
     *
     * @throws PorticoAPIError `unable_to_auth_password_reset_token`, `breached_password`, `weak_password`
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
    /** Sets a new password for the old one, and signs in. @throws PorticoAPIError `unauthorized_credentials` */
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
    /** Sets a new password in a recent session. @throws PorticoAPIError `session_too_old_to_reset_password` */
    async resetBySession(
      options: { password: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<Passwords['resetBySession']>> {
      validate('passwords.resetBySession', options, newPassword)
      return signIn(passwords.resetBySession, options, { ...callOptions, ...full })
    },
    /**
     * Checks how strong a password is.
     *
     * @param options.email - words of this address do not count as strength
     * @param options.token - in a reset, the token of the link: the password is judged for the link's user, without an
     * address
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
