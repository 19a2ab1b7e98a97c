import { toUrl } from '../to-url.ts'

/**
 * Returns an address that is safe to load as an image: https, http on localhost, or a `data:` address of an image. Any
 * other address could run code (`javascript:`) or be read on the way (`http:`).
 *
 * @param url - as the host gave it, possibly relative to the page
 * @param base - the page's address
 * @returns the full address, or null if it must not be loaded
 */
export function toLogoUrl(url: string, base?: string): string | null {
  const parsed = toUrl(url, base)
  if (!parsed) return null
  const { protocol, hostname, href } = parsed
  if (protocol === 'https:' || /^data:image\//i.test(href)) return href
  const isLoopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return protocol === 'http:' && isLoopback ? href : null
}
