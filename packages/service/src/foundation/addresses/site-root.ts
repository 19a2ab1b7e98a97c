import { isUrl } from './is-url.ts'

/** Finds the root of a project's site. */

const isWeb = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')

/**
 * Chooses the address that identifies a project's site: the first web address, else the first address of an app.
 * Invalid addresses are skipped, because the configuration reports them.
 */
export function findSite(urls: readonly string[]): string | null {
  return urls.find(isWeb) ?? urls.find((url) => isUrl(url)) ?? null
}

/** Returns the root of a page's site or of an app. */
export function toRoot(url: string): string {
  const { origin, protocol, host } = new URL(url)
  if (isWeb(url)) return `${origin}/`
  return host === '' ? `${protocol}/` : `${protocol}//${host}/`
}
