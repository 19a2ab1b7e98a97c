import { isOwnMachine } from '../is-own-machine.ts'
import { toUrl } from '../to-url.ts'

export type TextPiece = { text: string; href: string | null }

/**
 * Finds the addresses inside a message that may become links. A message can come from another party, so an address
 * becomes a link only if it uses https (or http on localhost, for development), contains no user name, and its host is
 * listed or a subdomain of a listed host. A look-alike (`example.com.evil.net`, `example.com@evil.net`,
 * `notexample.com`) stays text.
 *
 * @param hosts - hosts without scheme or port
 */
export function splitLinks(message: string, hosts: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of message.matchAll(/https?:\/\/[^\s<>"']+/gi)) {
    const text = found.replace(/[.,;:!?)\]]+$/, '')
    if (!isListed(text, hosts)) continue
    if (index > end) pieces.push({ text: message.slice(end, index), href: null })
    pieces.push({ text, href: text })
    end = index + text.length
  }
  if (end < message.length) pieces.push({ text: message.slice(end), href: null })
  return pieces
}

function isListed(address: string, hosts: readonly string[]): boolean {
  const url = toUrl(address)
  // a browser reads a backslash as a slash, but a reader does not
  if (!url || address.includes('\\')) return false
  const { username, password, host, protocol, hostname } = url
  if (protocol === 'http:' && !isOwnMachine(hostname)) return false
  return !username && !password && hosts.some((own) => host === own || host.endsWith(`.${own}`))
}
