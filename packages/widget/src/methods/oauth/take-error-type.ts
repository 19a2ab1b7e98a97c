const typeParam = 'stytch_token_type'
const errorParam = 'error_type'

/**
 * Why the sign-in failed that led back to this page. It leaves the address: who reloads the page, or shares its address,
 * does not read it again.
 *
 * @returns null where none failed
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
    // a sandboxed frame: its address is not seen or shared
  }
  return errorType
}
