/**
 * The session's tokens in the page's cookies: names, flags and scopes, and the removal of every twin that
 * other settings may have left behind. Knows nothing of sessions beyond their tokens and their end.
 */
import { limits } from '@portico/contract'
import type { CookieOptions, SessionTokens } from '../client.ts'
import type { ClientPorts } from '../ports.ts'

/** The cookies of one client. */
export interface SessionCookies {
  /** @returns '' when there is no readable opaque token */
  getToken(): string
  getTokens(): SessionTokens | null
  /** @param expiresAt - by this browser's clock; left out, the cookies end with the browser */
  write(
    tokens: { session_token: string; session_jwt?: string | undefined },
    expiresAt?: number,
  ): void
  /** Stores the short-lived token between two factors. */
  writeIntermediate(token: string): void
  /** Removes the session's cookies, and the intermediate one. */
  remove(): void
  /** Like `remove`, because the service holds the tokens in cookies that no script can read. */
  leaveToService(): void
  /** Whether there may be a session: a readable token, or tokens left to the service. */
  hasSession(): boolean
  removeIntermediate(): void
}

interface Scope {
  path: string | undefined
  domain: string | undefined
}

const isLoopback = (host: string) => /^(.+\.)?localhost$|^\[?::1\]?$|^127(\.\d+){3}$/.test(host)

const toFlags = ({ path, domain }: Scope, isSecure: boolean, expiresAt?: number) =>
  (path ? `; Path=${path}` : '') +
  (domain ? `; Domain=${domain}` : '') +
  (expiresAt === undefined ? '' : `; Expires=${new Date(expiresAt).toUTCString()}`) +
  `; SameSite=Lax${isSecure ? '; Secure' : ''}`

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * @param options - the host's, names and scope
 * @param storageKey - prefix of this client's keys in local storage
 */
export function createSessionCookies(
  { cookies, storage, page, clock, console }: ClientPorts,
  options: CookieOptions,
  storageKey: string,
): SessionCookies {
  const opaqueName = options.opaqueTokenCookieName || 'stytch_session'
  const jwtName = options.jwtCookieName || 'stytch_session_jwt'
  const intermediateName = options.istCookieName || 'stytch_intermediate_session_token'
  const isLocal = isLoopback(page.hostname)
  const scope: Scope = {
    path: options.path || '/',
    // browsers refuse a Domain on loopback
    domain: options.availableToSubdomains && !isLocal ? options.domain || page.hostname : undefined,
  }

  const findAll = (name: string) =>
    cookies
      .read()
      .split('; ')
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => decode(pair.slice(name.length + 1)))

  const domainsKey = `${storageKey}::seen_domains`
  function getSeenDomains(): string[] {
    try {
      const seen: unknown = JSON.parse(storage.get(domainsKey) ?? '[]')
      return Array.isArray(seen) ? seen.filter((item) => typeof item === 'string') : []
    } catch {
      return []
    }
  }

  function rememberDomain() {
    const seen = getSeenDomains()
    if (scope.domain && !seen.includes(scope.domain)) {
      storage.set(domainsKey, JSON.stringify([...seen, scope.domain]))
    }
  }

  /** Removes a cookie from every scope it may ever have been written with. */
  function removeScopes(name: string) {
    for (const path of new Set([scope.path, '/', undefined])) {
      for (const domain of new Set([
        undefined,
        options.domain,
        page.hostname,
        ...getSeenDomains(),
      ])) {
        cookies.write(name, '', toFlags({ path, domain }, !isLocal, 0))
      }
    }
  }

  function warnAboutStrays(name: string, allowed: number) {
    if (findAll(name).length > allowed && name !== intermediateName) {
      console.warn(
        `A stray cookie "${name}" could not be removed. Set cookieOptions.path and cookieOptions.domain to those it was written with.`,
      )
    }
  }

  function set(name: string, value: string, expiresAt?: number) {
    const writeOne = () =>
      cookies.write(name, encodeURIComponent(value), toFlags(scope, !isLocal, expiresAt))
    writeOne()
    if (findAll(name).length > 1) {
      // a twin of another scope would be read in its place
      removeScopes(name)
      writeOne()
    }
    warnAboutStrays(name, 1)
  }

  function clear(name: string) {
    removeScopes(name)
    warnAboutStrays(name, 0)
  }

  const httpOnlyKey = `${storageKey}::http_only`
  const isHttpOnly = () => storage.get(httpOnlyKey) === 'true'
  const setHttpOnly = (value: boolean) => {
    if (value !== isHttpOnly()) storage.set(httpOnlyKey, `${value}`)
  }

  function removeAll() {
    for (const name of [opaqueName, jwtName, intermediateName]) clear(name)
  }

  const getToken = () => findAll(opaqueName)[0] ?? ''

  return {
    getToken,
    getTokens() {
      const session_token = getToken()
      const [session_jwt = ''] = findAll(jwtName)
      return session_token ? { session_token, session_jwt } : null
    },
    write({ session_token, session_jwt }, expiresAt) {
      setHttpOnly(false)
      rememberDomain()
      set(opaqueName, session_token, expiresAt)
      if (session_jwt) set(jwtName, session_jwt, expiresAt)
      else clear(jwtName) // of another session
    },
    writeIntermediate(token) {
      rememberDomain()
      set(intermediateName, token, clock.now() + limits.intermediateSessionCookieMs)
    },
    remove() {
      setHttpOnly(false)
      removeAll()
    },
    leaveToService() {
      setHttpOnly(true)
      removeAll()
    },
    hasSession: () => !!getToken() || isHttpOnly(),
    removeIntermediate: () => clear(intermediateName),
  }
}
