/**
 * The cookie by which the service recognizes the browser that requested a link. It proves no identity: it only decides
 * whether the browser that opens the link must confirm first.
 */

import { limits } from '@portico/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../foundation/clock.ts'
import { createToken, isToken } from '../../foundation/create-id.ts'
import type { Random } from '../../foundation/random.ts'
import type { ServiceConfig } from '../config/config.ts'
import { readCookieValues, toSetCookie } from './cookie-header.ts'

/** The cookie of the browser that sent a request. */
export interface BrowserCookie {
  /**
   * Sets the cookie so that it lasts as long as any link can be valid; its age reveals nothing about a user.
   *
   * @returns its value, and whether the browser certainly stores it, which is not so for a page of another site
   */
  keep(): { readonly token: string; readonly isKept: boolean }
}

type Ports = {
  readonly config: Pick<ServiceConfig, 'baseUrl'>
  readonly clock: Clock
  readonly random: Random
}

/** Returns the cookie values of a request, in any order, without malformed ones. */
export const readBrowserTokens = (
  { config }: Pick<Ports, 'config'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): readonly string[] => readCookieValues(headers.cookie, toName(config)).filter(isToken)

/** Creates the cookie of one request and its answer. */
export function createBrowserCookie(
  { config, clock, random }: Ports,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): BrowserCookie {
  return {
    keep() {
      // Keeps the old value, so that older links of this browser are recognized as well. An attacker who planted the
      // value gains nothing by that.
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

/** The prefix prevents sibling hosts from setting the cookie. */
const toName = (config: Ports['config']) =>
  isSecure(config) ? '__Host-portico_browser' : 'portico_browser'
