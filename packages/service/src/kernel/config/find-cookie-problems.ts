import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { AccessSettings } from './access-settings.ts'

/**
 * Finds cookie settings of different projects that conflict.
 *
 * @param projects each with its key in the configuration
 */
export function findCookieProblems(
  projects: readonly (readonly [key: string, settings: AccessSettings])[],
  baseUrl: string,
): readonly ConfigProblem[] {
  // An invalid base URL is reported elsewhere and must not cause further problems here.
  const hostname = isUrl(baseUrl) ? new URL(baseUrl).hostname : 'localhost'
  const [first, ...others] = projects.filter(([, { sessionCookies }]) => sessionCookies?.httpOnly)
  return [
    ...others.map(([key]) => ({
      key: `${key}.sessionCookies.httpOnly`,
      message: `is already set in ${first?.[0]}; a host can keep the cookies of only one project`,
    })),
    ...projects.flatMap(([key, { sessionCookies = {} }]) => {
      const { domain, httpOnly = false } = sessionCookies
      const message =
        domain === undefined ? null : findCookieDomainError(domain, httpOnly, hostname)
      return message === null ? [] : [{ key: `${key}.sessionCookies.domain`, message }]
    }),
  ]
}

function findCookieDomainError(domain: string, httpOnly: boolean, hostname: string): string | null {
  if (!httpOnly) return 'needs httpOnly; without it, pages set their own cookies'
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)) {
    return `must be a bare domain like "example.com", got "${domain}"`
  }
  const isOwn = hostname === domain || hostname.endsWith(`.${domain}`)
  const isLoopback = hostname === 'localhost' || !/[a-z]/.test(hostname)
  return isOwn || isLoopback
    ? null
    : `must include the service's own host, got "${domain}" for "${hostname}"`
}
