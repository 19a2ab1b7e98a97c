import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { DeviceCookie } from './device-cookie.ts'
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
  /** The cookie by which the device is remembered; missing for calls that do not come from a browser. */
  readonly device?: DeviceCookie
  /** True for a host's server that does not say whose request it is; limits by source do not apply to it. */
  readonly isHost?: boolean
}

/** Filled before any other code handles the request. */
const addresses = new WeakMap<FastifyRequest, Pick<Source, 'address' | 'isHost'>>()

/**
 * Stores the source address of a request for `toSource`.
 *
 * @param isHost true for the address of a host's server that does not know its client's
 */
export function keepSourceAddress(request: FastifyRequest, address: string, isHost = false): void {
  addresses.set(request, { address, ...(isHost && { isHost }) })
}

/** Returns the source of a request, with the address that `registerSourceAddress` determined. */
export function toSource(request: FastifyRequest): Source {
  const found = addresses.get(request)
  if (!found) throw new Error('The address of this request was not found out.')
  const { headers } = request
  return {
    ...found,
    bucket: toBucket(found.address),
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
