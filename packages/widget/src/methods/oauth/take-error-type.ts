const typeParam = 'stytch_token_type'
const errorParam = 'error_type'

/**
 * Returns the reason if the sign-in that led back to this page failed, and removes it from the page's address, so that
 * a reload or a shared address does not show it again.
 *
 * @returns null if no sign-in failed
 */
export function takeErrorType(): string | null {
  const url = new URL(location.href)
  const { searchParams } = url
  const errorType = searchParams.get(errorParam)
  if (errorType === null || searchParams.get(typeParam) !== 'oauth') return null
  searchParams.delete(typeParam)
  searchParams.delete(errorParam)
  try {
    history.replaceState(history.state, '', url.href)
  } catch {
    // a sandboxed frame cannot change its address; that is harmless, because users neither see nor share it
  }
  return errorType
}
