import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { readCookieValues, toSetCookie } from '../../http/cookie-header.ts'
import type { AuthorizationOutcome } from '../authorize/decide-request.ts'
import { pageDemandSeconds } from '../authorize/page-demands.ts'

type Ports = Pick<Dependencies, 'config' | 'clock'>

/** What this browser keeps of a proof that was demanded of whoever signs in; checked by whoever uses it. */
export function readDemandCookie(
  { config }: Ports,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  return readCookieValues(headers.cookie, toName(config))[0] ?? null
}

/** Lets the browser keep a demand while the person signs in, and forget it once it was heard. */
export function keepDemandCookie(
  { config, clock }: Ports,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  outcome: AuthorizationOutcome,
): void {
  const demand = 'pageDemand' in outcome ? outcome.pageDemand : null
  if (demand === null && readDemandCookie({ config, clock }, request) === null) return
  const expiresAt = clock.now() + pageDemandSeconds * 1_000
  const cookie = toSetCookie(toName(config), demand ?? '', {
    path: '/',
    domain: null,
    isSecure: isSecure(config),
    lifetime: demand === null ? null : { expiresAt, seconds: pageDemandSeconds },
  })
  reply.header('set-cookie', cookie)
}

const isSecure = ({ baseUrl }: Ports['config']) => new URL(baseUrl).protocol === 'https:'

/** The prefix keeps sibling hosts from planting one. */
const toName = (config: Ports['config']) =>
  isSecure(config) ? '__Host-portico_demand' : 'portico_demand'
