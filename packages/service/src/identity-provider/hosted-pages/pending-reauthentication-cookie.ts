import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { readCookieValues, toSetCookie } from '../../kernel/http/cookie-header.ts'
import type { DecidedRequest } from '../authorize/decide-request.ts'
import { pendingReauthenticationSeconds } from '../authorize/pending-reauthentication-token.ts'

type Ports = Pick<Dependencies, 'config' | 'clock'>

/** What this browser keeps of a proof that was demanded of whoever signs in; checked by whoever uses it. */
export function readPendingReauthenticationCookie(
  { config }: Ports,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  return readCookieValues(headers.cookie, toName(config))[0] ?? null
}

/** Lets the browser keep a demand while the person signs in, and forget it once it was heard. */
export function setPendingReauthenticationCookie(
  { config, clock }: Ports,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  outcome: DecidedRequest,
): void {
  const demand = 'pendingReauthentication' in outcome ? outcome.pendingReauthentication : null
  if (demand === null && readPendingReauthenticationCookie({ config, clock }, request) === null)
    return
  const expiresAt = clock.now() + pendingReauthenticationSeconds * 1_000
  const cookie = toSetCookie(toName(config), demand ?? '', {
    path: '/',
    domain: null,
    isSecure: isSecure(config),
    lifetime: demand === null ? null : { expiresAt, seconds: pendingReauthenticationSeconds },
  })
  reply.header('set-cookie', cookie)
}

const isSecure = ({ baseUrl }: Ports['config']) => new URL(baseUrl).protocol === 'https:'

/** The prefix keeps sibling hosts from planting one. */
const toName = (config: Ports['config']) =>
  isSecure(config) ? '__Host-portico_demand' : 'portico_demand'
