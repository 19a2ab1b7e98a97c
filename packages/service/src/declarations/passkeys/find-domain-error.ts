import { isIP } from 'node:net'
import { isUrl } from '../../foundation/addresses/is-url.ts'

/**
 * Finds why a text is not a valid relying party id (WebAuthn Level 3 section 5.1.3). Public suffixes are not checked:
 * browsers know them, and refuse such an id themselves.
 *
 * @returns the reason, or null for a valid id
 */
export function findDomainError(domain: string): string | null {
  const url = `https://${domain}/`
  const isHostName = isUrl(url) && new URL(url).host === domain
  if (!isHostName) return 'must be a bare host name like "example.com", in lower case'
  if (isIP(domain.replace(/^\[|\]$/g, '')) !== 0) {
    return 'must be a name, not an IP address; for local development use localhost'
  }
  if (domain === 'localhost' || /^[^.]+(\.[^.]+)+$/.test(domain)) return null
  return 'must have a dot, or be localhost'
}
