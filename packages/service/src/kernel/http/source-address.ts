import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { toGroups } from './read-forwarded-address.ts'
import { readTelemetry } from './read-telemetry.ts'

/** The origin of a request: its network address and what its headers say about the browser. */
export interface Source {
  /** The peer's address; an IPv4-mapped IPv6 address is written as IPv4. */
  readonly address: string
  /** The key of rate limits: an IPv4 address, or the /64 network that belongs to one IPv6 host. */
  readonly bucket: string
  /** At most 512 characters. */
  readonly userAgent: string
  /** The IANA name of the browser's time zone; the browser's claim, not verified. */
  readonly timeZone?: string
  /** An id that the client keeps for this browser; the client's claim, not verified. */
  readonly browserId?: string
  /** The browser's header, at most 256 characters. */
  readonly acceptLanguage?: string
  /** True for a host's back end that sends no attributes of the user; limits by source do not apply to it. */
  readonly isHost?: boolean
}

/** Filled before any other code handles the request. */
const addresses = new WeakMap<FastifyRequest, string>()

/** Stores the source address of a request for `toSource`. */
export function keepSourceAddress(request: FastifyRequest, address: string): void {
  addresses.set(request, address)
}

/** Returns the source of a request, with the address that `registerSourceAddress` determined. */
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

/** The unit that one subscriber cannot leave: an IPv4 address or an IPv6 /64 network. */
export function toBucket(address: string): string {
  if (!isIPv6(address)) return address
  const network = toGroups(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
