import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { readTelemetry } from './read-telemetry.ts'

/** Where a request came from. */
export interface Source {
  /** The peer's address, IPv4-mapped IPv6 as IPv4. */
  readonly address: string
  /** What limits count by: an IPv4 address, or the /64 that an IPv6 host owns as a whole. */
  readonly bucket: string
  /** At most 512 characters. */
  readonly userAgent: string
  /** IANA name of the zone that the browser says it is in; only its own word. */
  readonly timeZone?: string
  /** What the browser's client calls this browser, the same at every visit; only its own word. */
  readonly browserId?: string
  /** As the browser sends it, at most 256 characters. */
  readonly acceptLanguage?: string
  /** True for a host's back end that says nothing of the person behind it: limits by source are not for it. */
  readonly isHost?: boolean
}

/**
 * Reads the source of a request. The address is the socket's peer unless trusted proxies are configured:
 * Fastify then walks `X-Forwarded-For` from the right and stops at the first hop that is not trusted.
 */
export function toSource(request: FastifyRequest): Source {
  const address = toPlainAddress(request.ip)
  const { headers } = request
  return {
    address,
    bucket: toBucket(address),
    userAgent: (headers['user-agent'] ?? '').slice(0, 512),
    ...readTelemetry(headers['x-sdk-client']),
    ...(headers['accept-language'] && {
      acceptLanguage: headers['accept-language'].slice(0, 256),
    }),
  }
}

/** `::ffff:192.0.2.1` and `::ffff:c000:201` become `192.0.2.1`; a zone is dropped. */
export function toPlainAddress(address: string): string {
  const bare = address.split('%')[0] ?? ''
  if (!isIPv6(bare)) return isIPv4(bare) ? bare : 'unknown'
  const groups = toGroups(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return bare.toLowerCase()
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** The unit that one subscriber cannot leave: an IPv4 address or an IPv6 /64. */
export function toBucket(address: string): string {
  if (!isIPv6(address)) return address
  const network = toGroups(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

/** The eight 16-bit groups of a valid IPv6 address. */
function toGroups(address: string): number[] {
  const withHexTail = address.replace(
    /:(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_whole, a: string, b: string, c: string, d: string) =>
      `:${((Number(a) << 8) | Number(b)).toString(16)}:${((Number(c) << 8) | Number(d)).toString(16)}`,
  )
  const [head = '', tail] = withHexTail.split('::')
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const left = parse(head)
  if (tail === undefined) return left
  const right = parse(tail)
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right]
}
