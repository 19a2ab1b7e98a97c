/** Addresses in the configuration: written exactly as they will be compared, or refused. */
import { isLoopbackHost } from './is-loopback-host.ts'
import { isAppOrigin, isAppPage } from './private-use-uri.ts'

/** https anywhere; plain http only where it never leaves the machine. */
const hasSafeScheme = (url: URL) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))

/**
 * @returns what is wrong with an origin, or null
 */
export function findOriginError(text: string): string | null {
  // Their parsed origin is "null", which any sandboxed page has: browsers send the text itself.
  if (isAppOrigin(text)) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.origin !== text) {
    const meant = url !== null && url.origin !== 'null' ? `; did you mean "${url.origin}"?` : ''
    return `must be an exact origin like "https://app.example.com", got "${text}"${meant}`
  }
  if (text.includes('*'))
    return `must be one exact origin without a pattern, got "${text}"; list each`
  // Never leaves the machine either (RFC 6761, 6.3): a wrapper of apps uses it on Windows.
  const isSafe = hasSafeScheme(url) || url.hostname.endsWith('.localhost')
  return isSafe ? null : `must be https (http only on loopback), got "${text}"`
}

/**
 * @returns what is wrong with a redirect URL, or null. What the URL parser would change is refused, so that
 *   two spellings of one address cannot differ in what is allowed.
 */
export function findUrlError(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) {
    const meant = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(text)
      ? `; did you mean "https://${text}"?`
      : ''
    return `must be an absolute URL, got "${text}"${meant}`
  }
  if (text.includes('*')) return `must be one exact URL without a pattern, got "${text}"; list each`
  if (!hasSafeScheme(url)) return `must be https (http only on loopback), got "${text}"`
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    return `must have no user name, password or fragment, got "${text}"`
  }
  if (url.href !== text && url.href !== `${text}/`) {
    return `must be spelled exactly, got "${text}"; did you mean "${url.href}"?`
  }
  return null
}

/** What a hash router makes a page of: `#/callback`. Any other fragment is a place in a page, and no page. */
export const hashRoute = /#!?\/[\x21\x22\x24-\x7e]*$/

/**
 * @returns what is wrong with an address to which users are sent after a sign-in, or null. Beside web addresses these
 *   are pages of an app in a scheme of its own, and routes of a hash router.
 */
export function findLandingUrlError(text: string): string | null {
  const address = text.replace(hashRoute, '')
  return isAppPage(address) ? null : findUrlError(address)
}
