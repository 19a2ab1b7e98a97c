/**
 * For which domain a page may make and use passkeys, and from which origins an answer is believed. Browsers
 * hold pages to the same rules; the service trusts none of them to.
 */

import { findDomainError } from '../../declarations/passkeys/find-domain-error.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { isOriginAllowed } from '../../kernel/http/projects.ts'

type RelyingParty = Pick<ProjectConfig, 'allowedOrigins' | 'allowLoopback' | 'passkeys'>

/**
 * Checks the domain that a caller wants a ceremony for.
 *
 * @param wanted.origin of the page; null for a server
 * @returns the relying party id
 * @throws AuthError `invalid_webauthn_registration_domain`, with what to change
 */
export function verifyDomain(
  project: RelyingParty,
  wanted: { readonly domain: string; readonly origin: string | null },
): string {
  const { domain, origin } = wanted
  const error = findDomainError(domain)
  if (error !== null) refuse(wanted, `The domain "${domain}" ${error}.`)
  if (!isOfProject(project, domain)) {
    refuse(
      wanted,
      `"${domain}" is not a host of this project: set passkeys.domain to it, or add its origin to allowedOrigins.`,
    )
  }
  if (origin !== null && !fits(project, domain, origin)) {
    // related to the configured domain alone
    const isRelatable = domain === project.passkeys.domain
    const further = isRelatable ? ', or add the origin to passkeys.relatedOrigins' : ''
    refuse(
      wanted,
      `The page at ${origin} does not belong to "${domain}": send its own host name or a domain above it${further}.`,
    )
  }
  return domain
}

function refuse(wanted: { domain: string; origin: string | null }, explanation: string): never {
  throw new AuthError('invalid_webauthn_registration_domain', {
    explanation,
    details: { domain: wanted.domain, ...(wanted.origin !== null && { origin: wanted.origin }) },
  })
}

/**
 * True for the origin of a page that may prove a passkey of this domain: exactly one of the project's, at
 * the domain or below it, or related to it.
 */
export function isExpectedOrigin(project: RelyingParty, domain: string, origin: string): boolean {
  const isRelated = project.passkeys.relatedOrigins.includes(origin)
  return (isRelated || isOriginAllowed(project, origin)) && fits(project, domain, origin)
}

function isOfProject(project: RelyingParty, domain: string): boolean {
  return (
    domain === project.passkeys.domain ||
    project.allowedOrigins.some((origin) => toHost(origin) === domain) ||
    (project.allowLoopback && domain === 'localhost')
  )
}

function fits({ passkeys }: RelyingParty, domain: string, origin: string): boolean {
  const host = toHost(origin)
  // Related to the configured domain alone: that is where the list is published.
  if (domain === passkeys.domain && passkeys.relatedOrigins.includes(origin)) return true
  return host === domain || (host?.endsWith(`.${domain}`) ?? false)
}

function toHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).hostname : null
}
