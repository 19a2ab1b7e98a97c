import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIPv4 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../foundation/clock.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ServiceConfig } from '../config/config.ts'
import type { Projects } from './projects.ts'
import { clientHeader, readClientHeader } from './read-client-header.ts'
import { readForwardedAddress, toPlainAddress } from './read-forwarded-address.ts'
import { keepSourceAddress } from './source-address.ts'

/** A forwarded value that is no address. */
export interface UnreadAddress {
  /** The address of the proxy. */
  readonly peer: string
  readonly header: 'x-forwarded-for' | 'forwarded'
}

/**
 * Determines the source address of each request: the socket's peer or, behind trusted proxies, the nearest forwarded
 * address that is not a trusted proxy. If a forwarded value is no address, the peer's address counts, so that such
 * requests do not all share one invented source. A host's server that passes on its pages' requests names the client itself,
 * with a signature.
 *
 * @param ports.onUnread called for each forwarded value that is no address
 */
export function registerSourceAddress(
  app: FastifyInstance,
  { trustedProxies }: Pick<ServiceConfig, 'trustedProxies'>,
  ports: {
    readonly projects: Pick<Projects, 'findById'>
    readonly clock: Clock
    readonly onUnread: (unread: UnreadAddress) => void
  },
): void {
  const trusted = toBlockList(trustedProxies)
  const isTrusted = (address: string) => trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = toPlainAddress(request.raw.socket.remoteAddress ?? '')
    // The client has disconnected already.
    if (peer === null) throw new AuthError('bad_request')
    const { header, hops } = listHops(request.raw.headers)
    let address = peer
    for (const hop of hops) {
      if (!isTrusted(address)) break
      const next = readForwardedAddress(hop)
      if (next === null) {
        ports.onUnread({ peer, header })
        address = peer
        break
      }
      address = next
    }
    const named = request.headers[clientHeader]
    if (named === undefined) {
      keepSourceAddress(request, address)
      return done()
    }
    readClientHeader(ports, request, String(named)).then((client) => {
      keepSourceAddress(request, client ?? address, client === null)
      done()
    }, done)
  })
}

function toBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Lists the hops of `X-Forwarded-For`, or else of `Forwarded`, the nearest first. */
function listHops(headers: IncomingHttpHeaders): {
  readonly header: UnreadAddress['header']
  readonly hops: readonly string[]
} {
  const older = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const header = older === '' ? 'forwarded' : 'x-forwarded-for'
  const text = older === '' ? (headers.forwarded ?? '') : older
  const hops = splitList(text).filter((hop) => hop.trim() !== '')
  return { header, hops: hops.reverse() }
}

/** Splits at commas outside quotes, in one pass, so that a long header stays cheap. */
function splitList(text: string): string[] {
  if (!text.includes('"')) return text.split(',')
  const parts: string[] = []
  let isQuoted = false
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (isQuoted && text[at] === '\\') at += 1
    else if (!isQuoted && text[at] === ',') {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}
