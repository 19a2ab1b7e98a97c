/** What a schema cannot say of passkeys: a domain that no page of the project is at. */
import { isLoopbackHost } from '../http/projects.ts'
import { findDomainSlip } from '../webauthn/find-domain-slip.ts'
import type { ConfigProblem } from './config-error.ts'
import type { ProjectSettings } from './define-config.ts'
import { findOriginSlip } from './exact-url.ts'

/** Finds what is wrong within one project. */
export function findPasskeyProblems(
  key: string,
  { passkeys = {}, allowedOrigins = [] }: ProjectSettings,
): readonly ConfigProblem[] {
  const { domain, relatedOrigins = [] } = passkeys
  const at = `${key}.passkeys`
  const slip = domain === undefined ? null : findSlip(domain, allowedOrigins)
  const alone = domain === undefined && relatedOrigins.length > 0
  return [
    ...(slip === null ? [] : [{ key: `${at}.domain`, message: slip }]),
    ...(alone
      ? [{ key: `${at}.domain`, message: 'is missing; relatedOrigins are related to it' }]
      : []),
    ...relatedOrigins.flatMap((origin, i) => {
      const message = findOriginSlip(origin) ?? findRelatedSlip(origin, allowedOrigins)
      return message === null ? [] : [{ key: `${at}.relatedOrigins[${i}]`, message }]
    }),
  ]
}

/**
 * Finds what is wrong with passkeys on the pages of the service itself.
 *
 * @param projects each with the key it stands under
 */
export function findHostedPasskeyProblems(
  projects: readonly (readonly [key: string, settings: ProjectSettings])[],
  baseUrl: string,
): readonly ConfigProblem[] {
  const hostname = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : 'localhost'
  // On a developer's machine the pages are not where they will be; an address that cannot be read is a problem already.
  if (isLoopbackHost(hostname)) return []
  return projects.flatMap(([key, { identityProvider = {}, passkeys = {} }]) => {
    if (!identityProvider.signInMethods?.includes('passkeys')) return []
    const { domain = hostname, relatedOrigins = [] } = passkeys
    if (isBelow(baseUrl, domain) && findDomainSlip(domain) === null) return []
    if (relatedOrigins.includes(baseUrl)) return []
    const message = `has passkeys, and those of "${domain}" cannot be used at ${baseUrl}, where the service asks for them`
    return [{ key: `${key}.identityProvider.signInMethods`, message }]
  })
}

function findSlip(domain: string, allowedOrigins: readonly string[]): string | null {
  const slip = findDomainSlip(domain)
  if (slip !== null) return `${slip}, got "${domain}"`
  // In development pages of localhost are admitted without being listed.
  const hasPage = domain === 'localhost' || allowedOrigins.some((origin) => isBelow(origin, domain))
  return hasPage ? null : `has no page: no allowed origin is at "${domain}" or below it`
}

function findRelatedSlip(origin: string, allowedOrigins: readonly string[]): string | null {
  return allowedOrigins.includes(origin)
    ? null
    : `must stand in allowedOrigins as well, got "${origin}"`
}

function isBelow(origin: string, domain: string): boolean {
  const { hostname } = new URL(URL.canParse(origin) ? origin : 'https://invalid')
  return hostname === domain || hostname.endsWith(`.${domain}`)
}
