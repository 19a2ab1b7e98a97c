/**
 * The domains for which a page may create and use passkeys, and the origins whose answers are accepted. Browsers
 * enforce the same rules, but the service does not rely on that.
 */

import { findDomainError } from '../../declarations/passkeys/find-domain-error.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { isOriginListed } from '../../kernel/http/projects.ts'
import type { WebauthnParty } from '../../kernel/webauthn/webauthn-party.ts'

type RelyingParty = Pick<ProjectConfig, 'allowedOrigins' | 'allowLoopback' | 'passkeys'>

/**
 * Verifies the domain that the caller requests for a ceremony.
 *
 * @param wanted.origin the origin of the page; null for a server
 * @returns the relying party id
 * @throws AuthError `invalid_webauthn_registration_domain`, with the setting to change
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
  // A page that fits a pattern is as likely a stranger's page below the same domain.
  if (origin !== null && !isListed(project, origin)) {
    refuse(
      wanted,
      `Passkeys need a listed origin, and ${origin} is allowed by a pattern only: add it to allowedOrigins.`,
    )
  }
  if (origin !== null && !fits(project, domain, origin)) {
    // Related origins apply to the configured domain only.
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
 * Returns true for the origin of a page that may prove a passkey of this domain: an origin of the project that is on
 * the domain, below it or related to it.
 */
function isExpectedOrigin(project: RelyingParty, domain: string, origin: string): boolean {
  return isListed(project, origin) && fits(project, domain, origin)
}

/** Returns the project's side of a ceremony for this domain. */
export const toParty = (project: RelyingParty, domain: string): WebauthnParty => ({
  domain,
  isExpectedOrigin: (origin) => isExpectedOrigin(project, domain, origin),
  requiresUserVerification: project.passkeys.userVerification === 'required',
})

const isListed = (project: RelyingParty, origin: string) =>
  project.passkeys.relatedOrigins.includes(origin) || isOriginListed(project, origin)

function isOfProject(project: RelyingParty, domain: string): boolean {
  return (
    domain === project.passkeys.domain ||
    project.allowedOrigins.some((origin) => toHost(origin) === domain) ||
    (project.allowLoopback && domain === 'localhost')
  )
}

function fits({ passkeys }: RelyingParty, domain: string, origin: string): boolean {
  const host = toHost(origin)
  // Related origins apply to the configured domain only, since the list is published there.
  if (domain === passkeys.domain && passkeys.relatedOrigins.includes(origin)) return true
  return host === domain || (host?.endsWith(`.${domain}`) ?? false)
}

function toHost(origin: string): string | null {
  return isUrl(origin) ? new URL(origin).hostname : null
}
