import type { CommonReply, Session } from '@portico/contract'
import type { AccountCalls } from '../account/create-account-calls.ts'
import type { CallOptions, Unsubscribe } from '../client.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionStore } from './session-store.ts'

/** The two session tokens, as they stand in the cookies. */
export interface SessionTokens {
  session_token: string
  session_jwt: string
}

/** Makes what `client.session` knows without a call, and how it signs out. */
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
     * @param options.forceClear - forget the session here even when the service cannot be told
     */
    revoke(options?: { forceClear?: boolean }, callOptions?: CallOptions): Promise<CommonReply> {
      const forget = (error: unknown) => {
        // signing out here works without the code of the calls
        if (options?.forceClear) store.clear()
        throw error
      }
      return loadCode().then(() => calls.revoke(options, callOptions), forget)
    },
    /** The current session as known here, without a request. @returns null when signed out */
    getSync: (): Session | null => store.get().session,
    /** Like `getSync`, and whether the answer is still unconfirmed by the service. */
    getInfo(): { session: Session | null; fromCache: boolean } {
      const { session, fromCache } = store.get()
      return { session, fromCache }
    },
    /** The tokens, where scripts may read them. @returns null when signed out or in HttpOnly mode */
    getTokens: cookies.getTokens,
    /** Calls back when the session really changed; a new `last_accessed_at` is no change. */
    onChange: (listener: (session: Session | null) => void): Unsubscribe =>
      store.subscribe(({ state, isSessionNew }) => {
        if (isSessionNew) listener(state.session)
      }),
    /** Takes over tokens that were obtained elsewhere; call `authenticate()` next to load the session. */
    updateSession: (tokens: { session_token: string; session_jwt?: string | null }): void =>
      cookies.write(tokens, undefined),
  }
}

/** The session of this browser. */
export type SessionApi = Omit<AccountCalls['session'], 'revoke'> &
  ReturnType<typeof createSessionApi>
