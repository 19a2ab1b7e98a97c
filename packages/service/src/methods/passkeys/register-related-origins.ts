import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'

/**
 * Serves `GET /.well-known/webauthn`, which lets pages on other domains use the passkeys of this domain (WebAuthn Level
 * 3 section 5.11). The request's host selects the list.
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
