import { sessions } from '@portico/contract'
import type { SessionApi, SessionDuration } from '../client.ts'
import { isUnrecoverable } from '../errors.ts'
import type { CallService } from '../request.ts'
import { confirmSession } from './confirm-session.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionStore } from './session-store.ts'

/** What the session calls need. */
export interface SessionApiParts {
  store: SessionStore
  cookies: SessionCookies
  call: CallService
  /** Hears which duration was asked for. */
  rememberDuration(options: SessionDuration): void
}

/** Makes `client.session`. */
export function createSessionApi(parts: SessionApiParts): SessionApi {
  const { store, cookies, call, rememberDuration } = parts
  return {
    getSync: () => store.get().session,
    getInfo() {
      const { session, fromCache } = store.get()
      return { session, fromCache }
    },
    getTokens: cookies.getTokens,
    onChange: (listener) =>
      store.subscribe(({ state, isSessionNew }) => {
        if (isSessionNew) listener(state.session)
      }),
    authenticate({ session_duration_minutes } = {}, options = {}) {
      rememberDuration({ session_duration_minutes })
      return confirmSession(
        store,
        call,
        { session_duration_minutes },
        { ...options, isRepeatable: true },
      )
    },
    async revoke({ forceClear = false } = {}, options = {}) {
      const credential = store.getCredential()
      let isGone = forceClear
      try {
        const reply = await call(sessions.revoke, undefined, options)
        isGone = true
        return reply
      } catch (error) {
        isGone ||= isUnrecoverable(error)
        throw error
      } finally {
        // someone may have signed in, in another tab, while the service was asked
        if (isGone && store.getCredential() === credential) store.clear()
      }
    },
    updateSession: (tokens) => cookies.write(tokens, undefined),
  }
}
