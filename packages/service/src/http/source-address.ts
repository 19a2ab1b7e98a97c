import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { toGroups } from './read-forwarded-address.ts'
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

/** Found out before anything else is done with a request. */
const addresses = new WeakMap<FastifyRequest, string>()

/** Keeps where a request comes from, for `toSource`. */
export function keepSourceAddress(request: FastifyRequest, address: string): void {
  addresses.set(request, address)
}

/** Reads the source of a request: its address is the one that `registerSourceAddress` found. */
export function toSource(request: FastifyRequest): Source {
  const address = addresses.get(request)
  if (address === undefined) throw new Error('The address of this request was not found out.')
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

/** The unit that one subscriber cannot leave: an IPv4 address or an IPv6 /64. */
export function toBucket(address: string): string {
  if (!isIPv6(address)) return address
  const network = toGroups(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
