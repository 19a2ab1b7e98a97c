import type { CommonReply, Session } from '@portico/contract'
import type { CallOptions, Unsubscribe } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import type { SessionCookies } from '../session/session-cookies.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { AccountCalls } from './create-account-calls.ts'

/** Tokens that the host page obtained elsewhere. */
interface GivenTokens {
  session_token?: string | null
  session_jwt?: string | null
}

/** Makes the part of `client.session` that needs no request, and `revoke`. */
export function createSessionApi(
  store: SessionStore,
  cookies: SessionCookies,
  calls: AccountCalls['session'],
  loadCode: () => Promise<unknown>,
) {
  return {
    /**
     * Signs out, in every tab.
     *
     * @param options.forceClear - whether to forget the session here even when the service cannot be reached
     */
    async revoke(
      options?: { forceClear?: boolean },
      callOptions?: CallOptions,
    ): Promise<CommonReply> {
      validate('session.revoke', options, { forceClear: 'boolean?' })
      const forget = (error: unknown) => {
        // also when the code of the calls cannot be loaded
        if (options?.forceClear) store.clear()
        throw error
      }
      return loadCode().then(() => calls.revoke(options, callOptions), forget)
    },
    /** Returns the current session as this browser knows it, without a request. @returns null when signed out */
    getSync: (): Session | null => store.get().session,
    /** Like `getSync`, and tells whether the session is from the cache and not yet confirmed by the service. */
    getInfo(): { session: Session | null; fromCache: boolean } {
      const { session, fromCache } = store.get()
      return { session, fromCache }
    },
    /** Returns the tokens, if scripts may read them. @returns null when signed out or in HttpOnly mode */
    getTokens: cookies.getTokens,
    /** Calls the listener when the session has changed; a new `last_accessed_at` is no change. */
    onChange(listener: (session: Session | null) => void): Unsubscribe {
      validate('session.onChange', { listener }, { listener: 'function' })
      return store.subscribe(({ state, isSessionNew }) => {
        if (isSessionNew) listener(state.session)
      })
    },
    /**
     * Stores tokens that were obtained elsewhere; call `authenticate()` next to load the session. Without tokens the
     * cookies are removed.
     *
     * @throws PorticoSDKUsageError for invalid arguments; the cookies then stay unchanged
     */
    updateSession(tokens: GivenTokens): void {
      const call = 'session.updateSession'
      validate(call, { tokens }, { tokens: 'object' })
      const session_token = tokens.session_token || undefined
      const session_jwt = tokens.session_jwt || undefined
      validate(
        call,
        { session_token, session_jwt },
        { session_token: session_jwt ? 'string' : 'string?', session_jwt: 'string?' },
      )
      if (session_token) cookies.write({ session_token, session_jwt })
      else cookies.remove()
    },
  }
}

/** The session of this browser. */
export type SessionApi = Omit<AccountCalls['session'], 'revoke'> &
  ReturnType<typeof createSessionApi>
