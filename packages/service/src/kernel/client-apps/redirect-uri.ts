/** Checks redirect URIs when they are registered, so that requests only need an exact comparison. */

import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import { isPrivateUseUri } from '../../foundation/addresses/private-use-uri.ts'

/**
 * Checks a redirect URI.
 *
 * @param applicationType `native` apps may use a private scheme (RFC 8252 7.1)
 * @returns the problem, in words that follow the URI's key; null when there is none
 */
export function findRedirectUriError(
  text: string,
  applicationType: 'web' | 'native',
): string | null {
  // Parsers and humans read other characters differently.
  if (!/^[\x21-\x7e]+$/.test(text)) return `must be printable ASCII without spaces, got "${text}"`
  if (/[\\*#]/.test(text)) {
    return `must have no backslash, no wildcard and no fragment, got "${text}"`
  }
  return applicationType === 'native' && isPrivateUseUri(text) ? null : findUrlError(text)
}

/**
 * True when a registered redirect URI matches the requested one: the texts are equal or, for native apps, differ only
 * in the port of a loopback address (RFC 8252 7.3).
 */
export function isRedirectUriOf(
  registered: string,
  asked: string,
  applicationType: 'web' | 'native',
): boolean {
  if (registered === asked) return true
  if (applicationType !== 'native') return false
  const [known, wanted] = [withoutPort(registered), withoutPort(asked)]
  return known !== null && known === wanted
}

/**
 * Removes the port of a loopback address.
 *
 * @returns null for any other address, and for a spelling that the parser would change
 */
function withoutPort(text: string): string | null {
  const url = isUrl(text) ? new URL(text) : null
  if (url === null || url.protocol !== 'http:' || !isLoopbackHost(url.hostname)) return null
  if (findUrlError(text) !== null) return null
  url.port = ''
  return url.href
}
