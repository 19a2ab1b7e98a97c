/** What a sign-in adds to an address: it must not stand in the next one. */
const ownParams = ['stytch_token_type', 'token', 'error_type']

/** As much of it as the service takes. */
const longest = 2_048

/**
 * The address of the page that the widget is mounted on: where links lead that the host names no page for.
 *
 * @returns undefined for what no link can lead to
 */
export function toPageUrl(): string | undefined {
  // a server has no page
  if (!/^https?:$/.test(globalThis.location?.protocol)) return undefined
  const url = new URL(location.href)
  for (const name of ownParams) url.searchParams.delete(name)
  url.hash = ''
  const page = url.href
  return page.length > longest ? page.split('?')[0] : page
}
