import type { FastifyInstance } from 'fastify'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ServiceConfig } from '../config/config.ts'
import { isApiPath } from './cors.ts'

/** The policy of answers that browsers must not render, run or frame. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Sets the headers of every answer first, so that errors have them as well. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<ServiceConfig, 'baseUrl'>,
): void {
  const isHttps = config.baseUrl.startsWith('https:')
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      // URLs of links contain tokens, so no page may send its URL as referrer.
      'referrer-policy': 'no-referrer',
      // Not `same-origin`, which is that of the operators’ console: of two pages with different policies none reaches the other.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000')
    if (isApiPath(request)) {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': apiPolicy,
        'cross-origin-resource-policy': 'same-site',
      })
    }
    // No page here has a service worker, and one would see the documents of all pages of the origin.
    if (request.headers['service-worker'] !== undefined) throw new AuthError('route_not_found')
    done()
  })
}

/** Refuses requests with two `Host` headers (RFC 9112 3.2): a proxy and the service could read different ones. */
export function registerSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0
    for (let i = 0; i < rawHeaders.length; i += 2) {
      if (rawHeaders[i]?.toLowerCase() === 'host') hosts += 1
    }
    if (hosts > 1) throw new AuthError('bad_request')
    done()
  })
}

/**
 * In development the service answers only to loopback names and its own, so that another site's page cannot reach it
 * through a name that resolves to 127.0.0.1 (DNS rebinding).
 */
export function registerHostCheck(
  app: FastifyInstance,
  config: Pick<ServiceConfig, 'baseUrl' | 'mode'>,
): void {
  if (config.mode !== 'development') return
  const ownHost = new URL(config.baseUrl).host
  app.addHook('onRequest', (request, _reply, done) => {
    const host = request.headers.host ?? ''
    if (host === ownHost) return done()
    const url = `http://${host}/`
    const isLoopback = isUrl(url) && !/[@/\\?#]/.test(host) && isLoopbackHost(new URL(url).hostname)
    if (!isLoopback) throw new AuthError('unknown_host')
    done()
  })
}
