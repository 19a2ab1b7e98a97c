/** What the service calls itself to a mail server (RFC 5321, 4.1.1.1): a name that is its own, never its container's. */
import { isIP } from 'node:net'

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** True for a whole name, or for an address in brackets. */
export function isSmtpName(name: string): boolean {
  const literal = /^\[(?:IPv6:)?([^\]]+)\]$/i.exec(name)?.[1]
  if (literal !== undefined) return isIP(literal) !== 0
  const labels = name.split('.')
  return name.length <= 253 && labels.length > 1 && labels.every((one) => label.test(one))
}

/** The host of the service's own address, as a mail server takes it. */
export function toSmtpName(baseUrl: string): string {
  const host = URL.parse(baseUrl)?.hostname ?? ''
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 6) return `[IPv6:${address}]`
  if (isIP(address) === 4) return `[${address}]`
  // Nothing but this machine is called localhost.
  return isSmtpName(host) ? host : '[127.0.0.1]'
}
