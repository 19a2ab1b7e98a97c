import { isIP } from 'node:net'

/**
 * @returns what keeps a text from being a relying party id (WebAuthn Level 3, 5.1.3), or null. Which names
 *   are public suffixes is known to browsers: one that stands in the configuration they refuse themselves
 */
export function findDomainError(domain: string): string | null {
  const url = `https://${domain}/`
  const isHostName = URL.canParse(url) && new URL(url).host === domain
  if (!isHostName) return 'must be a bare host name like "example.com", in lower case'
  if (isIP(domain.replace(/^\[|\]$/g, '')) !== 0) {
    return 'must be a name, not an IP address; for local development use localhost'
  }
  if (domain === 'localhost' || /^[^.]+(\.[^.]+)+$/.test(domain)) return null
  return 'must have a dot, or be localhost'
}
