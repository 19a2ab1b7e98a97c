/** The name that the service tells a mail server (RFC 5321, 4.1.1.1): the service's own name, never its container's. */
import { isIP } from 'node:net'

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** True for a complete host name, or for an address in brackets. */
export function isSmtpName(name: string): boolean {
  const literal = /^\[(?:IPv6:)?([^\]]+)\]$/i.exec(name)?.[1]
  if (literal !== undefined) return isIP(literal) !== 0
  const labels = name.split('.')
  return name.length <= 253 && labels.length > 1 && labels.every((one) => label.test(one))
}

/** Converts the host of the service's address to the form for EHLO. */
export function toSmtpName(baseUrl: string): string {
  const host = URL.parse(baseUrl)?.hostname ?? ''
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 6) return `[IPv6:${address}]`
  if (isIP(address) === 4) return `[${address}]`
  // A mail server would refuse the name localhost, so this machine's address is used.
  return isSmtpName(host) ? host : '[127.0.0.1]'
}
