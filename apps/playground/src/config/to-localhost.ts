/**
 * Passkeys belong to host names: a page that was opened by its address has none.
 *
 * @param url - of the page
 * @returns the same page at localhost; null where it has a name already
 */
export function toLocalhost(url: string): string | null {
  const moved = new URL(url)
  const isAddress = moved.hostname.startsWith('[') || /^[\d.]+$/.test(moved.hostname)
  if (!isAddress) return null
  moved.hostname = 'localhost'
  return moved.href
}
