/**
 * Where people may be sent: decided when an address is registered, so that all that is left for a request
 * is to compare, character by character.
 */
import { findUrlError } from '../addresses/exact-url.ts'
import { isLoopbackHost } from '../addresses/is-loopback-host.ts'
import { isPrivateUseUri } from '../addresses/private-use-uri.ts'

/**
 * @param applicationType `native` apps may use a scheme of their own (RFC 8252 7.1)
 * @returns what is wrong with a redirect URI, in words that follow its key; null when nothing is
 */
export function findRedirectUriError(
  text: string,
  applicationType: 'web' | 'native',
): string | null {
  // What is neither printable nor ASCII is one thing to a parser and another to a person.
  if (!/^[\x21-\x7e]+$/.test(text)) return `must be printable ASCII without spaces, got "${text}"`
  if (/[\\*#]/.test(text)) {
    return `must have no backslash, no wildcard and no fragment, got "${text}"`
  }
  return applicationType === 'native' && isPrivateUseUri(text) ? null : findUrlError(text)
}

/**
 * True when a registered redirect URI covers the one that a request names: the very same text, or, for
 * native apps, the same loopback address on whatever port the system gave (RFC 8252 7.3).
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

/** @returns null for what is no plain loopback address, or spelled otherwise than the parser would */
function withoutPort(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.protocol !== 'http:' || !isLoopbackHost(url.hostname)) return null
  if (findUrlError(text) !== null) return null
  url.port = ''
  return url.href
}
