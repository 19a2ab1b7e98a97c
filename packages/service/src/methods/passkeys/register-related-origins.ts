import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'

/**
 * `GET /.well-known/webauthn`: by it a browser lets pages at other domains use the passkeys of this one
 * (WebAuthn Level 3, 5.11). The request's host says whose list it is.
 */
export function registerRelatedOrigins(
  app: FastifyInstance,
  projects: readonly ProjectConfig[],
): void {
  app.get('/.well-known/webauthn', async (request, reply) => {
    const origins = projects
      .filter(({ passkeys }) => passkeys.domain !== null && passkeys.domain === request.hostname)
      .flatMap(({ passkeys }) => passkeys.relatedOrigins)
    if (origins.length === 0) throw new AuthError('route_not_found')
    return reply
      .type('application/json')
      .serializer(JSON.stringify)
      .send({ origins: [...new Set(origins)] })
  })
}
