import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { readCookieValues, toSetCookie } from '../../kernel/http/cookie-header.ts'
import type { DecidedRequest } from '../authorize/decide-request.ts'
import { pendingReauthenticationSeconds } from '../request/pending-reauthentication-token.ts'

type Ports = Pick<Dependencies, 'config' | 'clock'>

/** Reads the pending reauthentication that this browser stores. The caller verifies it. */
export function readPendingReauthenticationCookie(
  { config }: Ports,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  return readCookieValues(headers.cookie, toName(config))[0] ?? null
}

/** Lets the browser store a pending reauthentication while the user signs in, and deletes it once it was used. */
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

/** The prefix prevents sibling hosts from planting the cookie. */
const toName = (config: Ports['config']) =>
  isSecure(config) ? '__Host-portico_demand' : 'portico_demand'
