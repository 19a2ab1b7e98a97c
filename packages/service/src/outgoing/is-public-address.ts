import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { toPlainAddress } from '../http/read-forwarded-address.ts'

/** Everything that the internet does not route to one host: IANA's special-purpose registry (RFC 6890). */
const specialV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Inside 2000::/3, which alone is global: protocol assignments with Teredo, documentation, 6to4. */
const specialV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, bits] of specialV4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of specialV6) special.addSubnet(network, bits, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/**
 * True for an address that the internet leads to. Loopback, private, link-local and other special networks
 * are not, nor what carries one of them inside (IPv4-mapped, NAT64, 6to4): a service must not be talked
 * into calling its own neighbours.
 */
export function isPublicAddress(address: string): boolean {
  // A mapped address is judged by the one it means.
  const plain = toPlainAddress(address)
  if (plain === null) return false
  if (isIPv4(plain)) return !special.check(plain, 'ipv4')
  return isIPv6(plain) && global.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}
