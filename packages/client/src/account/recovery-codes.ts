import { type ReplyOf, type RequestOf, recoveryCodes } from '@portico/contract'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'

/** Makes `client.recoveryCodes`. */
export function createCalls({ call, signIn }: CallContext) {
  return {
    /**
     * Makes ten recovery codes. Earlier ones stop working. The answer is the only place where the codes can be read.
     *
     * @throws PorticoAPIError `insufficient_factors`: prove something again in this session, and repeat the call
     */
    async create(callOptions?: CallOptions): Promise<ReplyOf<typeof recoveryCodes.create>> {
      return call(recoveryCodes.create, undefined, callOptions)
    },
    /** Counts the codes that were not used yet, and says whether the user has ever made any. */
    async count(callOptions?: CallOptions): Promise<ReplyOf<typeof recoveryCodes.count>> {
      return call(recoveryCodes.count, undefined, callOptions)
    },
    /**
     * Signs in a user who cannot do so otherwise, by the e-mail address or the phone number of the account and one of its
     * codes. A second factor that protects the account is not replaced: use `totps.recover` in a session.
     *
     * @param options.email - either this or `phone_number`
     * @throws PorticoAPIError `unable_to_authenticate_recovery_code`, `user_lock_limit_reached`, `user_blocked`
     */
    async authenticate(
      options: RequestOf<typeof recoveryCodes.authenticate>,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof recoveryCodes.authenticate>> {
      validate('recoveryCodes.authenticate', options, {
        email: 'string?',
        phone_number: 'string?',
        recovery_code: 'string',
        session_duration_minutes: 'number?',
      })
      const { email, phone_number, recovery_code, session_duration_minutes } = options
      const body = { email, phone_number, recovery_code, session_duration_minutes }
      return signIn(recoveryCodes.authenticate, body, { ...callOptions, defence: 'full' })
    },
  }
}

/** Recovery codes: users keep them, and sign in with one when they have no other way left. */
export type RecoveryCodesApi = ReturnType<typeof createCalls>
