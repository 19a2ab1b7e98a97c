import { type ReplyOf, type RequestOf, totps } from '@portico/contract'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import { callAndTakeUser } from './call-and-take-user.ts'

const minutes = { session_duration_minutes: 'number?' } as const

/** Answer of `totps.create`: everything that an authenticator app needs, and the recovery codes. */
export type TotpCreationReply = Omit<ReplyOf<typeof totps.create>, '__user'>

/** Makes `client.totps`. */
export function createCalls(context: CallContext) {
  const { call, signIn } = context
  return {
    /**
     * Begins to add an authenticator app; the first correct code completes it.
     *
     * @param options.expiration_minutes - the time within which the first code must arrive
     * @throws PorticoAPIError `active_totp_exists`, `user_unauthenticated`
     */
    async create(
      options: RequestOf<typeof totps.create>,
      callOptions?: CallOptions,
    ): Promise<TotpCreationReply> {
      validate('totps.create', options, { expiration_minutes: 'number?' })
      return callAndTakeUser(context, totps.create, options ?? {}, callOptions)
    },
    /** Adds the factor to the session. @throws PorticoAPIError `unable_to_authenticate_totp`, `user_lock_limit_reached` */
    async authenticate(
      options: { totp_code: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof totps.authenticate>> {
      validate('totps.authenticate', options, { totp_code: 'string', ...minutes })
      const { totp_code, session_duration_minutes } = options
      const body = { totp_code, session_duration_minutes }
      return signIn(totps.authenticate, body, { ...callOptions, defence: 'full' })
    },
    /**
     * Uses up one recovery code in place of a code of the app.
     *
     * @throws PorticoAPIError `unable_to_authenticate_recovery_code`
     */
    async recover(
      options: { recovery_code: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof totps.recover>> {
      validate('totps.recover', options, { recovery_code: 'string', ...minutes })
      const { recovery_code, session_duration_minutes } = options
      const body = { recovery_code, session_duration_minutes }
      return signIn(totps.recover, body, { ...callOptions, defence: 'full' })
    },
    /** Gets the recovery codes that were not used yet. @throws PorticoAPIError `totps_not_found_for_user` */
    async recoveryCodes(callOptions?: CallOptions): Promise<ReplyOf<typeof totps.recoveryCodes>> {
      return call(totps.recoveryCodes, undefined, callOptions)
    },
  }
}

/** Authenticator apps (RFC 6238) of the signed-in user, and recovery codes for a user who lost the app. */
export type TotpsApi = ReturnType<typeof createCalls>
