import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from '../config/config.ts'
import { AuthError } from './auth-error.ts'
import { sendError } from './error-handler.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Notes every API route that is registered from here on.
 *
 * @returns what to call after the last one: it answers the other HTTP methods of each path with 405
 */
export function watchMethods(
  app: FastifyInstance,
  config: Pick<ServiceConfig, 'baseUrl'>,
): () => void {
  const allowedOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    // An issuer may stand below a path: its endpoints are `/acme/v1/oauth2/…`.
    if (!url.startsWith('/sdk/') && !url.includes('/v1/')) return
    const allowed = allowedOf.get(url) ?? new Set<string>()
    for (const one of [method].flat()) allowed.add(one)
    allowedOf.set(url, allowed)
  })
  return () => {
    for (const [url, allowed] of [...allowedOf]) {
      const allow = [...allowed].sort().join(', ')
      app.route({
        url,
        method: methods.filter((method) => !allowed.has(method)),
        exposeHeadRoute: false,
        // Answered before a body is read: there is no use in it.
        onRequest: (request, reply) => {
          reply.header('allow', allow)
          sendError(reply, new AuthError('method_not_allowed'), request.id, config.baseUrl)
        },
        handler: () => {
          throw new AuthError('method_not_allowed')
        },
      })
    }
  }
}
