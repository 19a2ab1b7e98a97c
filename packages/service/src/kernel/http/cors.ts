import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Projects } from './projects.ts'

const preflightHeaders = {
  'access-control-allow-methods': 'GET,POST,PUT,DELETE',
  'access-control-allow-headers':
    'authorization,content-type,x-sdk-client,x-sdk-parent-host,x-stytch-oauth-type',
  'access-control-max-age': '7200',
}

/**
 * Sets the API's CORS headers. A preflight names no project, so the origins of all projects pass it; the actual request
 * is checked against its own project. The header repeats the exact origin, never `*`.
 */
export function registerCors(app: FastifyInstance, projects: Projects): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApiPath(request) || isProtocolPath(request)) return done()
    // Set on every answer; otherwise a cache could serve one origin's answer to another.
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    const isAdmitted = origin !== undefined && projects.isOriginOfAny(origin)
    if (isAdmitted) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-allow-credentials', 'true')
      reply.header('access-control-expose-headers', 'retry-after')
    }
    if (!isPreflight(request)) return done()
    if (!isAdmitted) throw new AuthError('bad_domain_for_stytch_sdk')
    reply.code(204).headers(preflightHeaders).send()
  })
}

/** Removes the CORS headers when the origin belongs to another project than the called one. */
export function withdrawCors(reply: FastifyReply): void {
  reply.removeHeader('access-control-allow-origin')
  reply.removeHeader('access-control-allow-credentials')
  reply.removeHeader('access-control-expose-headers')
}

/** True for the paths that pages call by script. */
export function isApiPath(request: FastifyRequest): boolean {
  return request.url.startsWith('/sdk/') || request.url.startsWith('/v1/')
}

/** True for the identity provider's endpoints, which have CORS rules of their own for client apps. */
function isProtocolPath(request: FastifyRequest): boolean {
  return request.url.startsWith('/v1/oauth2/')
}

function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
  )
}
