import { type ReplyOf, type RequestOf, totps } from '@portico/contract'
import { callAndTakeUser } from '../calls/call-and-take-user.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'

const minutes = { session_duration_minutes: 'number?' } as const
const stepOptions = { ...minutes, remember_device: 'boolean?' } as const

/** Answer of `totps.create`: everything that an authenticator app needs, and the recovery codes. */
export type TotpCreationReply = Omit<ReplyOf<typeof totps.create>, '__user'>

/** Makes `client.totps`. */
export function createCalls(context: CallContext) {
  const { call, signIn, isSignedIn, secondStep } = context
  /** The first step of a sign-in that this factor completes, or in which it is added. */
  const readFirstStep = () => ({
    intermediate_session_token: secondStep.getToken(isSignedIn()),
  })
  return {
    /**
     * Begins to add an authenticator app; the first correct code completes it. Also between the two steps of a sign-in
     * that was refused with `insufficient_factors` and an `enrolment` in its details.
     *
     * @param options.expiration_minutes - the time within which the first code must arrive
     * @param options.replace - it takes the place of the app that protects the account, once its first code was verified. The
     *   session must have proved that app, or a recovery code
     * @throws PorticoAPIError `active_totp_exists`, `user_unauthenticated`, `intermediate_session_not_found`
     */
    async create(
      options: Pick<RequestOf<typeof totps.create>, 'expiration_minutes' | 'replace'>,
      callOptions?: CallOptions,
    ): Promise<TotpCreationReply> {
      validate('totps.create', options, { expiration_minutes: 'number?', replace: 'boolean?' })
      const body = { ...options, ...readFirstStep() }
      return callAndTakeUser(context, totps.create, body, callOptions)
    },
    /**
     * Adds the factor to the session, or completes a sign-in that was refused with `insufficient_factors`: the client keeps
     * that sign-in's token for ten minutes.
     *
     * @param options.remember_device - later sign-ins of this user on this device need no second step
     * @throws PorticoAPIError `unable_to_authenticate_totp`, `user_lock_limit_reached`, `intermediate_session_not_found`:
     *   sign in again
     */
    async authenticate(
      options: { totp_code: string; remember_device?: boolean } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof totps.authenticate>> {
      validate('totps.authenticate', options, { totp_code: 'string', ...stepOptions })
      const { totp_code, session_duration_minutes, remember_device } = options
      const body = {
        totp_code,
        session_duration_minutes,
        remember_device,
        ...readFirstStep(),
      }
      return signIn(totps.authenticate, body, { ...callOptions, defence: 'full' })
    },
    /**
     * Uses up one recovery code in place of a code of the app, in a session or to complete a sign-in.
     *
     * @throws PorticoAPIError `unable_to_authenticate_recovery_code`, `intermediate_session_not_found`
     */
    async recover(
      options: { recovery_code: string; remember_device?: boolean } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof totps.recover>> {
      validate('totps.recover', options, { recovery_code: 'string', ...stepOptions })
      const { recovery_code, session_duration_minutes, remember_device } = options
      const body = {
        recovery_code,
        session_duration_minutes,
        remember_device,
        ...readFirstStep(),
      }
      return signIn(totps.recover, body, { ...callOptions, defence: 'full' })
    },
    /** Lists the authenticator apps with the number of their unused recovery codes, which it does not show. */
    async list(callOptions?: CallOptions): Promise<ReplyOf<typeof totps.list>> {
      return call(totps.list, undefined, callOptions)
    },
    /**
     * Checks the first code of a new app. The app protects nothing until `complete`, so that the user can save the
     * recovery codes first.
     *
     * @throws PorticoAPIError `unable_to_authenticate_totp`, `user_lock_limit_reached`, `totps_not_found_for_user`
     */
    async check(
      options: { totp_id: string; totp_code: string },
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof totps.check>> {
      validate('totps.check', options, { totp_id: 'string', totp_code: 'string' })
      const { totp_id, totp_code } = options
      const body = { totp_id, totp_code, ...readFirstStep() }
      return call(totps.check, body, { ...callOptions, defence: 'full' })
    },
    /**
     * Completes the addition of an app whose first code was checked, and adds the factor to the session, or starts the
     * session of the sign-in in which the app was added.
     *
     * @throws PorticoAPIError `totps_not_found_for_user`, `insufficient_factors`: prove something again in this session,
     *   and repeat the call
     */
    async complete(
      options: { totp_id: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof totps.complete>> {
      validate('totps.complete', options, { totp_id: 'string', ...minutes })
      const { totp_id, session_duration_minutes } = options
      const body = { totp_id, session_duration_minutes, ...readFirstStep() }
      return signIn(totps.complete, body, callOptions)
    },
    /** Gets the recovery codes that were not used yet. @throws PorticoAPIError `totps_not_found_for_user` */
    async recoveryCodes(callOptions?: CallOptions): Promise<ReplyOf<typeof totps.recoveryCodes>> {
      return call(totps.recoveryCodes, undefined, callOptions)
    },
  }
}

/** Authenticator apps (RFC 6238) of the signed-in user, and recovery codes for a user who lost the app. */
export type TotpsApi = ReturnType<typeof createCalls>
