import type { FastifyInstance } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'

/** `GET /v1/sessions/jwks/{project_id}`: the public keys for verifying session JWTs. */
export function registerJwks(
  app: FastifyInstance,
  { projects, rateLimits }: RouteContext,
  { signingKeys }: Pick<Dependencies, 'signingKeys'>,
): void {
  app.get<{ Params: { project_id: string } }>(
    '/v1/sessions/jwks/:project_id',
    async (request, reply) => {
      rateLimits.takePublicRequest(toSource(request))
      const project = projects.findById(request.params.project_id)
      if (!project) throw new AuthError('project_not_found')
      const { keys } = await signingKeys.getJwks(project.projectId)
      // Shorter than the publication before a new key signs, so that a cached set contains every key in use.
      reply.header('cache-control', 'public, max-age=300')
      return { keys, request_id: request.id, status_code: 200 }
    },
  )
}
