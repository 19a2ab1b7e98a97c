import { toUrl } from '../../foundation/parts/to-url.ts'

/** Schemes that would run or show something in the name of this page instead of leaving it. */
const staying = ['javascript:', 'data:', 'blob:', 'vbscript:', 'about:']

/**
 * Where the page goes, as the service said.
 *
 * @param redirectUri - empty: the browser is on its way by itself
 * @throws Error for an address that does not lead away from this page: the client app registered it
 */
export function toTarget(redirectUri: string): string | null {
  if (!redirectUri) return null
  const url = toUrl(redirectUri)
  if (!url || staying.includes(url.protocol)) {
    throw new Error(`The page cannot go to "${redirectUri}".`)
  }
  return redirectUri
}

/** Goes to where `toTarget` said. */
export function leavePage(target: string | null): void {
  if (target) location.assign(target)
}
