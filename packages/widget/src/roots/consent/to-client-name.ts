import { toUrl } from '../../foundation/parts/to-url.ts'

/**
 * Returns the name of a client app: its own name, or the host of its redirect address.
 *
 * @returns null if it has neither; the screens then call it "The App"
 */
export function toClientName(name: string | undefined, redirectUri: string): string | null {
  if (name) return name
  const url = toUrl(redirectUri)
  if (!url) console.warn(`The redirect URI "${redirectUri}" is no address.`)
  return url?.hostname || null
}
