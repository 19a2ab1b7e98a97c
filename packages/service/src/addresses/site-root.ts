/** Where a site begins. */

const isWeb = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')

/**
 * One of a project's addresses by which its site is known: the first on the web, else the first of an app. What is no
 * address is a problem of the configuration already, and no reason to stop looking.
 */
export function findSite(urls: readonly string[]): string | null {
  return urls.find(isWeb) ?? urls.find((url) => URL.canParse(url)) ?? null
}

/** The beginning of the site that a page belongs to; of an app's page the beginning of the app. */
export function toRoot(url: string): string {
  const { origin, protocol, host } = new URL(url)
  if (isWeb(url)) return `${origin}/`
  return host === '' ? `${protocol}/` : `${protocol}//${host}/`
}
