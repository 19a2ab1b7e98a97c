import { toUrl } from '../../foundation/parts/to-url.ts'

/**
 * What a client app is called: its name, else the host it is at.
 *
 * @returns null where it has neither, and is called "The App"
 */
export function toClientName(name: string | undefined, redirectUri: string): string | null {
  if (name) return name
  const url = toUrl(redirectUri)
  if (!url) console.warn(`The redirect URI "${redirectUri}" is no address.`)
  return url?.hostname || null
}
