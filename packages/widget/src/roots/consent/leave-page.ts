import { toUrl } from '../../foundation/parts/to-url.ts'

/** Schemes that would run code or show content in the name of this page instead of leaving it. */
const staying = ['javascript:', 'data:', 'blob:', 'vbscript:', 'about:']

/**
 * Checks the address that the service returned. A client app has registered it, so it may be malicious.
 *
 * @param redirectUri - empty if the browser is already leaving the page
 * @throws Error if the address does not lead away from this page
 */
export function toTarget(redirectUri: string): string | null {
  if (!redirectUri) return null
  const url = toUrl(redirectUri)
  if (!url || staying.includes(url.protocol)) {
    throw new Error(`The page cannot go to "${redirectUri}".`)
  }
  return redirectUri
}

/** Goes to the address that `toTarget` returned. */
export function leavePage(target: string | null): void {
  if (target) location.assign(target)
}
