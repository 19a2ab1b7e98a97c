/**
 * Cookies of one scope (path, domain, flags), and the removal of cookies of the same name that another scope has left
 * behind. This file does not know the cookies' names.
 */

import { advise } from '../foundation/advise.ts'
import type { CookieOptions } from '../foundation/client-options.ts'
import type { ClientPorts } from '../foundation/ports.ts'

interface Scope {
  path: string | undefined
  domain: string | undefined
}

const isLoopback = (host: string) => /^(.+\.)?localhost$|^\[?::1\]?$|^127(\.\d+){3}$/.test(host)

/**
 * Makes a cookie's attributes. The lifetime is in seconds from now, because the page's clock may differ from the
 * browser's.
 */
const toFlags = ({ path, domain }: Scope, isSecure: boolean, lifetimeSeconds?: number) =>
  (path ? `; Path=${path}` : '') +
  (domain ? `; Domain=${domain}` : '') +
  (lifetimeSeconds === undefined ? '' : `; Max-Age=${lifetimeSeconds}`) +
  `; SameSite=Lax${isSecure ? '; Secure' : ''}`

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Makes the cookies of one scope.
 *
 * @param options - the host page's scope
 * @param domainsKey - the storage key of the domains to which cookies were ever written
 */
export function createScopedCookies(
  { cookies, storage, page, clock, console }: ClientPorts,
  options: CookieOptions,
  domainsKey: string,
) {
  const isSecure = !isLoopback(page.hostname)
  const scope: Scope = {
    path: options.path || '/',
    // browsers refuse a Domain on loopback addresses
    domain: options.availableToSubdomains && isSecure ? options.domain || page.hostname : undefined,
  }

  const findAll = (name: string) =>
    cookies
      .read()
      .split('; ')
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => decode(pair.slice(name.length + 1)))

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

  /** Removes a cookie from every scope in which it may ever have been written. */
  function removeScopes(name: string) {
    const domains = new Set([undefined, options.domain, page.hostname, ...getSeenDomains()])
    for (const path of new Set([scope.path, '/', undefined])) {
      for (const domain of domains) cookies.write(name, '', toFlags({ path, domain }, isSecure, 0))
    }
  }

  const warned = new Set<string>()
  function warnAboutStrays(name: string, allowed: number) {
    if (findAll(name).length > allowed && !warned.has(name)) {
      warned.add(name)
      advise(console, 'strayCookie', name)
    }
  }

  return {
    /** @returns '' when there is none */
    find: (name: string) => findAll(name)[0] ?? '',
    /** @param expiresAt - by this browser's clock; left out, the cookie ends with the browser */
    set(name: string, value: string, expiresAt?: number) {
      const lifetimeSeconds = expiresAt && Math.max(0, Math.round((expiresAt - clock.now()) / 1000))
      const flags = toFlags(scope, isSecure, lifetimeSeconds)
      const writeOne = () => cookies.write(name, encodeURIComponent(value), flags)
      rememberDomain()
      writeOne()
      if (findAll(name).length > 1) {
        // a cookie of the same name in another scope might be read in its place
        removeScopes(name)
        writeOne()
      }
      warnAboutStrays(name, 1)
    },
    clear(name: string) {
      removeScopes(name)
      warnAboutStrays(name, 0)
    },
  }
}
