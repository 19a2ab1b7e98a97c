/** Query parameters that a sign-in adds to the page's address. The address of the next link must not contain them. */
const ownParams = ['stytch_token_type', 'token', 'error_type']

/** The longest address that the service accepts. */
const longest = 2_048

/**
 * Returns the address of the widget's page. Links lead there if the host sets no other address.
 *
 * @returns undefined if no link can lead to this page
 */
export function toPageUrl(): string | undefined {
  // during server rendering there is no location
  if (!/^https?:$/.test(globalThis.location?.protocol)) return undefined
  const url = new URL(location.href)
  for (const name of ownParams) url.searchParams.delete(name)
  url.hash = ''
  const page = url.href
  return page.length > longest ? page.split('?')[0] : page
}
