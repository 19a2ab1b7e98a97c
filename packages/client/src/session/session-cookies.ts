/**
 * The session's tokens in the page's cookies, by name; how a cookie is written and removed is decided by
 * `scoped-cookies.ts`. Knows nothing of sessions beyond their tokens and their end.
 */
import type { CookieOptions } from '../foundation/client-options.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import { createScopedCookies } from './scoped-cookies.ts'

/** The two session tokens, as they stand in the cookies. */
export interface SessionTokens {
  session_token: string
  session_jwt: string
}

/** The cookies of one client. */
export interface SessionCookies {
  /** @returns '' when there is no readable opaque token */
  getToken(): string
  getTokens(): SessionTokens | null
  /** @param expiresAt - by this browser's clock; left out, the cookies end with the browser */
  write(
    tokens: { session_token: string; session_jwt?: string | null | undefined },
    expiresAt?: number,
  ): void
  /** Stores the short-lived token between two factors, or removes it when there is none. */
  setIntermediate(token?: string, expiresAt?: number): void
  /** Removes the session's cookies, and the intermediate one. */
  remove(): void
  /** Like `remove`, because the service holds the tokens in cookies that no script can read. */
  leaveToService(): void
  /** Whether there may be a session: a readable token, or tokens left to the service. */
  hasSession(): boolean
}

/**
 * @param options - the host's, names and scope
 * @param storageKey - prefix of this client's keys in local storage
 */
export function createSessionCookies(
  ports: ClientPorts,
  options: CookieOptions,
  storageKey: string,
): SessionCookies {
  const { storage } = ports
  const opaqueName = options.opaqueTokenCookieName || 'stytch_session'
  const jwtName = options.jwtCookieName || 'stytch_session_jwt'
  const intermediateName = options.istCookieName || 'stytch_intermediate_session_token'
  const { find, set, clear } = createScopedCookies(ports, options, `${storageKey}::seen_domains`)

  const httpOnlyKey = `${storageKey}::http_only`
  const isHttpOnly = () => storage.get(httpOnlyKey) === 'true'
  const setHttpOnly = (value: boolean) => {
    if (value !== isHttpOnly()) storage.set(httpOnlyKey, `${value}`)
  }

  /** @param isLeft - whether the service goes on holding the tokens */
  function remove(isLeft: boolean) {
    setHttpOnly(isLeft)
    for (const name of [opaqueName, jwtName, intermediateName]) clear(name)
  }

  const getToken = () => find(opaqueName)

  return {
    getToken,
    getTokens() {
      const session_token = getToken()
      return session_token ? { session_token, session_jwt: find(jwtName) } : null
    },
    write({ session_token, session_jwt }, expiresAt) {
      setHttpOnly(false)
      set(opaqueName, session_token, expiresAt)
      if (session_jwt) set(jwtName, session_jwt, expiresAt)
      else clear(jwtName) // of another session
    },
    setIntermediate: (token, expiresAt) =>
      token ? set(intermediateName, token, expiresAt) : clear(intermediateName),
    remove: () => remove(false),
    leaveToService: () => remove(true),
    hasSession: () => !!getToken() || isHttpOnly(),
  }
}
