/**
 * A cookie by which the service knows a browser again while a link of its lives. It signs nobody in: it decides only
 * whether whoever opens the link is asked first.
 */

import { limits } from '@portico/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { ServiceConfig } from '../config/config.ts'
import { createToken, isToken } from '../create-id.ts'
import type { Random } from '../random.ts'
import { readCookieValues, toSetCookie } from './cookie-header.ts'

/** The browser behind one request. */
export interface BrowserCookie {
  /**
   * Sees to it that the browser has a cookie for as long as any link may live: its age tells nothing of a person.
   *
   * @returns its value, and whether the browser surely keeps it: not for a page of another site
   */
  keep(): { readonly token: string; readonly isKept: boolean }
}

type Ports = {
  readonly config: Pick<ServiceConfig, 'baseUrl'>
  readonly clock: Clock
  readonly random: Random
}

/** What a request's browser was given, newest first or not; what nobody can have given it is left out. */
export const readBrowserTokens = (
  { config }: Pick<Ports, 'config'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): readonly string[] => readCookieValues(headers.cookie, toName(config)).filter(isToken)

/** The cookie of one request and its answer. */
export function createBrowserCookie(
  { config, clock, random }: Ports,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): BrowserCookie {
  return {
    keep() {
      // The old value, so that an older link of this browser is known as well. Whoever planted it gains nothing.
      const token = readBrowserTokens({ config }, request)[0] ?? createToken(random)
      const seconds = limits.magicLink.maxMinutes * 60
      const expiresAt = clock.now() + seconds * 1_000
      const cookie = toSetCookie(toName(config), token, {
        path: '/',
        domain: null,
        isSecure: isSecure(config),
        lifetime: { expiresAt, seconds },
      })
      reply.header('set-cookie', cookie)
      const site = request.headers['sec-fetch-site']
      return { token, isKept: site === 'same-origin' || site === 'same-site' }
    },
  }
}

const isSecure = ({ baseUrl }: Ports['config']) => new URL(baseUrl).protocol === 'https:'

/** The prefix keeps sibling hosts from planting one. */
const toName = (config: Ports['config']) =>
  isSecure(config) ? '__Host-portico_browser' : 'portico_browser'
