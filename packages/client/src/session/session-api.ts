import type { SessionApi } from '../api/session-api.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionStore } from './session-store.ts'

/** Makes `client.session`. */
export function createSessionApi(
  store: SessionStore,
  cookies: SessionCookies,
  calls: Pick<SessionApi, 'authenticate' | 'attest' | 'exchangeAccessToken' | 'revoke'>,
): SessionApi {
  return {
    ...calls,
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
    updateSession: (tokens) => cookies.write(tokens, undefined),
  }
}
