/**
 * Takes a token out of the page's address, if it stands there: a reload, a shared address or a Referer must
 * not carry it.
 */
export function clearAddress(token: string): void {
  const url = new URL(location.href)
  if (url.searchParams.get('token') !== token) return
  url.searchParams.delete('token')
  url.searchParams.delete('stytch_token_type')
  history.replaceState(history.state, '', url)
}
