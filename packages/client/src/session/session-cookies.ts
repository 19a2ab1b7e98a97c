/**
 * The session's tokens in the page's cookies, by name; `scoped-cookies.ts` decides how a cookie is written and
 * removed. Of a session this file knows only the tokens and the expiry.
 */
import type { CookieOptions } from '../foundation/client-options.ts'
import type { ClientPorts } from '../foundation/ports.ts'
import { createScopedCookies } from './scoped-cookies.ts'

/** The two session tokens, with the values of the cookies. */
export interface SessionTokens {
  session_token: string
  session_jwt: string
}

/** The cookies of one client. */
export type SessionCookies = ReturnType<typeof createSessionCookies>

/**
 * Makes the session's cookies.
 *
 * @param options - names and scope from the host page
 * @param storageKey - prefix of this client's keys in local storage
 */
export function createSessionCookies(
  ports: ClientPorts,
  options: CookieOptions,
  storageKey: string,
) {
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

  /** Removes the session's cookies. @param isLeft - whether the service still holds the tokens */
  function remove(isLeft: boolean) {
    setHttpOnly(isLeft)
    for (const name of [opaqueName, jwtName]) clear(name)
  }

  const getToken = () => find(opaqueName)

  return {
    /** @returns '' when there is no readable session token */
    getToken,
    getTokens(): SessionTokens | null {
      const session_token = getToken()
      return session_token ? { session_token, session_jwt: find(jwtName) } : null
    },
    /** @param expiresAt - by this browser's clock; left out, the cookies end with the browser */
    write(
      {
        session_token,
        session_jwt,
      }: { session_token: string; session_jwt?: string | null | undefined },
      expiresAt?: number,
    ) {
      setHttpOnly(false)
      set(opaqueName, session_token, expiresAt)
      if (session_jwt) set(jwtName, session_jwt, expiresAt)
      else clear(jwtName) // a JWT that is there belongs to another session
    },
    /** @returns '' when no sign-in waits for its second factor */
    getIntermediate: () => find(intermediateName),
    /** Stores the short-lived token between two factors, or removes it when the token is left out. */
    setIntermediate: (token?: string, expiresAt?: number) =>
      token ? set(intermediateName, token, expiresAt) : clear(intermediateName),
    /** Removes the session's cookies; a sign-in may wait for its second factor in another tab or over a reload. */
    remove: () => remove(false),
    /** Like `remove`, for a session whose tokens the service holds in cookies that no script can read. */
    leaveToService: () => remove(true),
    /** Tells whether there may be a session: a readable token, or tokens in cookies that no script can read. */
    hasSession: () => !!getToken() || isHttpOnly(),
  }
}
