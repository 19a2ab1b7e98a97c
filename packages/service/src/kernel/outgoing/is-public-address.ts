import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { toPlainAddress } from '../http/read-forwarded-address.ts'

/** Addresses that are not globally reachable: IANA's special-purpose registry (RFC 6890). */
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

/** Special blocks inside 2000::/3, the only global range: protocol assignments with Teredo, documentation, 6to4. */
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
 * True for a globally reachable address. False for loopback, private, link-local and other special networks, and for
 * addresses that embed one of them (IPv4-mapped, NAT64, 6to4), so that a foreign URL cannot make the service call its
 * own network.
 */
export function isPublicAddress(address: string): boolean {
  // An IPv4-mapped address is checked as the IPv4 address that it contains.
  const plain = toPlainAddress(address)
  if (plain === null) return false
  if (isIPv4(plain)) return !special.check(plain, 'ipv4')
  return isIPv6(plain) && global.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}
