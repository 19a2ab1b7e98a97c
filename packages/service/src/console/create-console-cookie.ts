/**
 * The cookie of the console. Its path is the whole origin, since browsers accept the prefix `__Host-` with no other: a
 * sub-domain or a page without TLS cannot plant such a cookie. No script reads it, and no other site’s request sends it.
 */

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../foundation/clock.ts'
import { isToken } from '../foundation/create-id.ts'
import type { ServiceConfig } from '../kernel/config/config.ts'
import { readCookieValues, toSetCookie } from '../kernel/http/cookie-header.ts'
import type { ConsoleCookie } from './console-operation.ts'

interface Ports {
  readonly config: Pick<ServiceConfig, 'baseUrl'>
  readonly clock: Clock
}

const isSecure = ({ baseUrl }: Ports['config']) => new URL(baseUrl).protocol === 'https:'

const toName = (config: Ports['config']) =>
  isSecure(config) ? '__Host-portico_operator' : 'portico_operator'

/**
 * Reads the session token of a request and the project that it is of.
 *
 * @returns null without one, and with several: one of them was planted
 */
export function readConsoleCookie(
  config: Ports['config'],
  { headers }: Pick<FastifyRequest, 'headers'>,
): { readonly projectId: string; readonly token: string } | null {
  const [only, ...others] = new Set(readCookieValues(headers.cookie, toName(config)))
  if (only === undefined || others.length > 0) return null
  const dot = only.lastIndexOf('.')
  const token = only.slice(dot + 1)
  return dot > 0 && isToken(token) ? { projectId: only.slice(0, dot), token } : null
}

/** Creates the cookie of one answer. */
export function createConsoleCookie({ config, clock }: Ports, reply: FastifyReply): ConsoleCookie {
  const attributes = {
    path: '/',
    domain: null,
    isSecure: isSecure(config),
    sameSite: 'Strict',
  } as const
  const set = (value: string, lifetime: { expiresAt: number; seconds: number } | null) =>
    void reply.header('set-cookie', toSetCookie(toName(config), value, { ...attributes, lifetime }))
  return {
    write(projectId, token, expiresAt) {
      const seconds = Math.max(0, Math.floor((expiresAt - clock.now()) / 1_000))
      set(`${projectId}.${token}`, { expiresAt, seconds })
    },
    clear: () => set('', null),
  }
}
