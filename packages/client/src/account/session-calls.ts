import { type AuthReply, type RequestOf, sessions } from '@portico/contract'
import type { SessionApi } from '../api/session-api.ts'
import type { MethodContext } from '../method-context.ts'
import type { CallService, RequestOptions } from '../request.ts'
import type { SessionDurationMemory } from '../session/session-duration.ts'
import type { SessionStore } from '../session/session-store.ts'
import { validate } from '../validate.ts'
import { askWithSession } from './ask-with-session.ts'

/** What the session's calls need. */
export interface SessionCallsParts {
  store: SessionStore
  call: CallService
  signIn: MethodContext['signIn']
  takeSession(reply: AuthReply): void
  duration: SessionDurationMemory
}

/** The calls of `client.session`, and the one that keeps it fresh. */
export interface SessionCalls
  extends Pick<SessionApi, 'authenticate' | 'attest' | 'exchangeAccessToken' | 'revoke'> {
  /** Confirms the session in the background. */
  refresh(): Promise<AuthReply>
}

const minutes = { session_duration_minutes: 'number?' } as const

/** Makes the calls of `client.session`. */
export function createSessionCalls(parts: SessionCallsParts): SessionCalls {
  const { store, call, signIn, takeSession, duration } = parts
  function confirm(body: RequestOf<typeof sessions.authenticate>, options: RequestOptions) {
    const before = store.get().user
    return askWithSession(
      store,
      () => call(sessions.authenticate, body, options),
      (reply) => {
        const { user } = store.get()
        // the person may have been changed, here or in another tab, since the service was asked
        takeSession(user && before && user !== before ? { ...reply, user } : reply)
      },
    )
  }
  return {
    refresh: () => confirm(duration.get(), { sessionRole: 'refresh' }),
    async authenticate({ session_duration_minutes } = {}, options = {}) {
      validate('session.authenticate', { session_duration_minutes }, minutes)
      duration.remember({ session_duration_minutes })
      return confirm({ session_duration_minutes }, { ...options, isRepeatable: true })
    },
    async attest(body, options) {
      validate('session.attest', body, {
        profile_id: 'string',
        token: 'string',
        session_duration_minutes: 'number?',
      })
      return signIn(sessions.attest, body, options)
    },
    async exchangeAccessToken(given, options) {
      validate('session.exchangeAccessToken', given, { access_token: 'string', ...minutes })
      const { access_token, session_duration_minutes } = given
      const body = { access_token, session_duration_minutes }
      return signIn(sessions.exchangeAccessToken, body, options)
    },
    async revoke({ forceClear = false } = {}, options = {}) {
      const credential = store.getCredential()
      let isGone = forceClear
      try {
        const reply = await call(sessions.revoke, undefined, options)
        isGone = true
        return reply
      } finally {
        // someone may have signed in, in another tab, while the service was asked
        if (isGone && store.getCredential() === credential) store.clear()
      }
    },
  }
}
