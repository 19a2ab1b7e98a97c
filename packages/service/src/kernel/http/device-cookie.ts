/**
 * The cookie by which a user's device is known. It proves no identity: with it a sign-in whose first step was proved needs
 * no second one. Its value is random, and what it is good for is stored by user.
 */

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../foundation/clock.ts'
import { createToken, isToken } from '../../foundation/create-id.ts'
import type { Random } from '../../foundation/random.ts'
import type { ServiceConfig } from '../config/config.ts'
import { readCookieValues, toSetCookie } from './cookie-header.ts'

/** The cookie of the device that sent a request. */
export interface DeviceCookie {
  /** The values that the device has, in any order. */
  readonly tokens: readonly string[]
  /**
   * Adds a value to the cookie, beside those of other users.
   *
   * @param days its lifetime
   * @param instead the value that it replaces
   * @returns the value
   */
  keep(days: number, instead?: string): string
}

type Ports = {
  readonly config: Pick<ServiceConfig, 'baseUrl'>
  readonly clock: Clock
  readonly random: Random
}

/** As many users of one device are remembered, the latest ones. */
const maxUsers = 4

/** Creates the cookie of one request and its answer. */
export function createDeviceCookie(
  { config, clock, random }: Ports,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): DeviceCookie {
  const isSecure = new URL(config.baseUrl).protocol === 'https:'
  // the prefix prevents sibling hosts from setting the cookie
  const name = isSecure ? '__Host-portico_device' : 'portico_device'
  const tokens = readCookieValues(headers.cookie, name)
    .flatMap((value) => value.split('.'))
    .filter(isToken)
    .slice(0, maxUsers)
  return {
    tokens,
    keep(days, instead) {
      // always a new one: a copy of an older value stays worthless after its user had all devices forgotten
      const token = createToken(random)
      const kept = tokens.filter((other) => other !== instead)
      const value = [token, ...kept].slice(0, maxUsers).join('.')
      const seconds = days * 86_400
      const cookie = toSetCookie(name, value, {
        path: '/',
        domain: null,
        isSecure,
        lifetime: { expiresAt: clock.now() + seconds * 1_000, seconds },
        isEmbedded: isSecure && headers['sec-fetch-site'] === 'cross-site',
      })
      reply.header('set-cookie', cookie)
      return token
    },
  }
}
