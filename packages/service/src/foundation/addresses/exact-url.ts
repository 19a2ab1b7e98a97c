/** Checks addresses of the configuration: they must be spelled exactly as they will be compared. */

import { isLoopbackHost } from './is-loopback-host.ts'
import { isUrl } from './is-url.ts'
import { isAppOrigin, isAppPage } from './private-use-uri.ts'

/** https anywhere; plain http only for loopback hosts, whose traffic stays on the machine. */
const hasSafeScheme = (url: URL) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))

/**
 * For addresses that browsers alone open: hosts under `.localhost` are loopback for them as well (RFC 6761, 6.3), while
 * the service's own calls may resolve them anywhere.
 */
const hasSafeSchemeForBrowsers = (url: URL) =>
  hasSafeScheme(url) || (url.protocol === 'http:' && url.hostname.endsWith('.localhost'))

/**
 * Checks an origin.
 *
 * @returns the problem, or null
 */
export function findOriginError(text: string): string | null {
  // These origins parse to "null", which is also the origin of every sandboxed page, so the texts are compared.
  if (isAppOrigin(text)) return null
  const url = isUrl(text) ? new URL(text) : null
  if (url === null || url.origin !== text) {
    const meant = url !== null && url.origin !== 'null' ? `; did you mean "${url.origin}"?` : ''
    return `must be an exact origin like "https://app.example.com", got "${text}"${meant}`
  }
  if (text.includes('*'))
    return `must be one exact origin without a pattern, got "${text}"; list each`
  // A native wrapper on Windows uses a host under `.localhost`.
  return hasSafeSchemeForBrowsers(url)
    ? null
    : `must be https (http only on loopback), got "${text}"`
}

/**
 * Checks a redirect URL. A URL that the parser would change is refused, so that two spellings of one address cannot be
 * treated differently.
 *
 * @param isSafe - whether the URL's scheme fits who opens it
 * @returns the problem, or null
 */
export function findUrlError(text: string, isSafe = hasSafeScheme): string | null {
  const url = isUrl(text) ? new URL(text) : null
  if (url === null) {
    const meant = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(text)
      ? `; did you mean "https://${text}"?`
      : ''
    return `must be an absolute URL, got "${text}"${meant}`
  }
  if (text.includes('*')) return `must be one exact URL without a pattern, got "${text}"; list each`
  if (!isSafe(url)) return `must be https (http only on loopback), got "${text}"`
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    return `must have no user name, password or fragment, got "${text}"`
  }
  if (url.href !== text && url.href !== `${text}/`) {
    return `must be spelled exactly, got "${text}"; did you mean "${url.href}"?`
  }
  return null
}

/** Matches the route of a hash router: `#/callback`. Any other fragment is a position inside a page. */
export const hashRoute = /#!?\/[\x21\x22\x24-\x7e]*$/

/**
 * Checks an address to which users are sent after a sign-in: a web address, a page under an app's custom scheme, or a
 * route of a hash router.
 *
 * @returns the problem, or null
 */
export function findLandingUrlError(text: string): string | null {
  const address = text.replace(hashRoute, '')
  return isAppPage(address) ? null : findUrlError(address, hasSafeSchemeForBrowsers)
}
