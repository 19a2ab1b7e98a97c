/**
 * Removes a token from the page's address, so that a reload, a shared address or a Referer header does not contain it.
 */
export function clearAddress(token: string): void {
  const url = new URL(location.href)
  if (url.searchParams.get('token') !== token) return
  url.searchParams.delete('token')
  url.searchParams.delete('stytch_token_type')
  history.replaceState(history.state, '', url)
}
