import {
  type AuthReply,
  type CommonReply,
  type ReplyOf,
  type RequestOf,
  sessions,
} from '@portico/contract'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import { confirmSession } from './confirm-session.ts'

/** Options of `session.attest`: a JWT of an issuer that the project trusts, and the issuer's profile. */
export type AttestOptions = RequestOf<typeof sessions.attest>

/** What a page demands of its session. */
export type SessionDemand = Pick<
  RequestOf<typeof sessions.authenticate>,
  'factors' | 'fresh_minutes'
>

const minutes = { session_duration_minutes: 'number?' } as const
const demand = { factors: 'number?', fresh_minutes: 'number?' } as const

/** Makes the calls of `client.session`. */
export function createCalls(context: CallContext) {
  const { store, call, signIn, duration } = context
  return {
    /**
     * Confirms the session with the service and, with a duration, extends it.
     *
     * @param options.factors - how many different factors must have been proved in it
     * @param options.fresh_minutes - the longest time since its last proof
     * @throws PorticoAPIError `session_not_found` or `unauthorized_credentials`: the user is signed out from then on;
     * `insufficient_factors`, whose details say what the session lacks
     */
    async authenticate(
      options: SessionDuration & SessionDemand = {},
      callOptions?: CallOptions,
    ): Promise<AuthReply> {
      validate('session.authenticate', options, { ...minutes, ...demand })
      const { session_duration_minutes, factors, fresh_minutes } = options
      duration.remember({ session_duration_minutes })
      const body = { session_duration_minutes, factors, fresh_minutes }
      return confirmSession(context, body, { ...callOptions, isRepeatable: true })
    },
    /**
     * Signs in with a token that a trusted issuer issued, or adds the token as a factor to the session that the
     * options name.
     *
     * @throws PorticoAPIError `trusted_token_profile_not_found`, `invalid_trusted_auth_token`
     */
    async attest(options: AttestOptions, callOptions?: CallOptions): Promise<AuthReply> {
      validate('session.attest', options, { profile_id: 'string', token: 'string', ...minutes })
      return signIn(sessions.attest, options, callOptions)
    },
    /**
     * Signs in with an access token that this service issued to a first-party client app, as the user who granted the
     * app access.
     *
     * @throws PorticoAPIError `idp_access_token_not_found`, `idp_access_token_expired`,
     * `idp_access_token_could_not_be_exchanged`
     */
    async exchangeAccessToken(
      options: { access_token: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<AuthReply> {
      validate('session.exchangeAccessToken', options, { access_token: 'string', ...minutes })
      const { access_token, session_duration_minutes } = options
      const body = { access_token, session_duration_minutes }
      return signIn(sessions.exchangeAccessToken, body, callOptions)
    },
    /**
     * Lists the devices on which the user is signed in, this one first.
     *
     * @throws PorticoAPIError `user_unauthenticated`
     */
    async list(callOptions?: CallOptions): Promise<ReplyOf<typeof sessions.list>> {
      return call(sessions.list, undefined, callOptions)
    },
    /**
     * Names a device of the user; an empty name removes it.
     *
     * @param id - a `session_id`
     * @throws PorticoAPIError `device_not_found`
     */
    async rename(id: string, name: string, callOptions?: CallOptions): Promise<CommonReply> {
      validate('session.rename', { id, name }, { id: 'string', name: 'string' })
      return call(sessions.rename, { name }, { ...callOptions, params: { id } })
    },
    /**
     * Ends one of the user's sessions. To sign out here, call `revoke`.
     *
     * @param id - a `session_id`
     * @throws PorticoAPIError `device_not_found`
     */
    async end(id: string, callOptions?: CallOptions): Promise<CommonReply> {
      validate('session.end', { id }, { id: 'string' })
      return call(sessions.end, undefined, { ...callOptions, params: { id } })
    },
    /** Ends all sessions of the user but this one. @throws PorticoAPIError `user_unauthenticated` */
    async endOthers(callOptions?: CallOptions): Promise<ReplyOf<typeof sessions.endOthers>> {
      return call(sessions.endOthers, undefined, callOptions)
    },
    async revoke(
      options: { forceClear?: boolean } = {},
      callOptions?: CallOptions,
    ): Promise<CommonReply> {
      const credential = store.getCredential()
      let isGone = options.forceClear
      try {
        const reply = await call(sessions.revoke, undefined, callOptions)
        isGone = true
        return reply
      } finally {
        // while the service was asked, another tab may have signed in: that session stays
        if (isGone && store.getCredential() === credential) store.clear()
      }
    },
  }
}
