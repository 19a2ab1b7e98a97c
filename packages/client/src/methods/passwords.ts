import { passwords } from '@portico/contract'
import type { PasswordsApi } from '../api/passwords-api.ts'
import type { MethodContext } from '../method-context.ts'
import { validate } from '../validate.ts'

const credentials = {
  email: 'string',
  password: 'string',
  session_duration_minutes: 'number?',
} as const

/** Makes `client.passwords`. */
export function createPasswords({ call, signIn, resetPkce }: MethodContext): PasswordsApi {
  const full = { defence: 'full' } as const
  return {
    async create(options, callOptions) {
      validate('passwords.create', options, credentials)
      return signIn(passwords.create, options, { ...callOptions, ...full })
    },
    async authenticate(options, callOptions) {
      validate('passwords.authenticate', options, credentials)
      return signIn(passwords.authenticate, options, { ...callOptions, ...full })
    },
    async resetByEmailStart(options, callOptions) {
      validate('passwords.resetByEmailStart', options, { email: 'string' })
      const body = { ...options, ...(await resetPkce.getChallenge()) }
      return call(passwords.resetByEmailStart, body, { ...callOptions, ...full })
    },
    async resetByEmailCheck(options, callOptions) {
      validate('passwords.resetByEmailCheck', options, { token: 'string' })
      return resetPkce.showVerifier((proof) =>
        call(passwords.resetByEmailCheck, { ...options, ...proof }, callOptions),
      )
    },
    async resetByEmailResend(options, callOptions) {
      validate('passwords.resetByEmailResend', options, { token: 'string' })
      const body = { ...options, ...(await resetPkce.getChallenge()) }
      return call(passwords.resetByEmailResend, body, { ...callOptions, ...full })
    },
    async resetByEmail(options, callOptions) {
      validate('passwords.resetByEmail', options, {
        token: 'string',
        password: 'string',
        session_duration_minutes: 'number?',
      })
      return resetPkce.withVerifier((proof) =>
        signIn(passwords.resetByEmail, { ...options, ...proof }, { ...callOptions, ...full }),
      )
    },
    async resetByExistingPassword(options, callOptions) {
      validate('passwords.resetByExistingPassword', options, {
        email: 'string',
        existing_password: 'string',
        new_password: 'string',
        session_duration_minutes: 'number?',
      })
      return signIn(passwords.resetByExistingPassword, options, { ...callOptions, ...full })
    },
    async resetBySession(options, callOptions) {
      validate('passwords.resetBySession', options, {
        password: 'string',
        session_duration_minutes: 'number?',
      })
      return signIn(passwords.resetBySession, options, { ...callOptions, ...full })
    },
    async strengthCheck(options, callOptions) {
      validate('passwords.strengthCheck', options, { email: 'string?', password: 'string' })
      return call(passwords.strengthCheck, options, { ...callOptions, isRepeatable: true })
    },
  }
}
