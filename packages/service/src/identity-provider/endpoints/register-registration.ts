import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { endpointPaths } from '../issuer.ts'
import type { Answer } from './answer.ts'

/** The context of the registration endpoints. */
interface RegistrationContext {
  readonly project: ProjectConfig
  readonly context: RouteContext
  readonly ports: IdentityProviderPorts
  readonly answer: Answer
}

/** Any page may call these endpoints, because no cookie counts here. */
const allowAnyOrigin = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('access-control-allow-origin', '*')
}

/**
 * Registers the endpoints with which client apps register themselves (RFC 7591) and manage their registration (RFC
 * 7592): only if the operator allows it, and a limited number in an hour.
 */
export function registerRegistration(
  scope: FastifyInstance,
  { project, context, ports, answer }: RegistrationContext,
): void {
  const { identityProvider } = project
  const inside = endpointPaths.register
  const path = `${identityProvider.path}${inside}`
  scope.route({
    url: path,
    method: 'OPTIONS',
    onRequest: allowAnyOrigin,
    handler: (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type,authorization')
        .send(),
  })
  scope.route({
    url: path,
    method: 'POST',
    onRequest: allowAnyOrigin,
    handler: async (request, reply) => {
      if (!identityProvider.allowRegistration) {
        throw new AuthError('dynamic_client_registration_not_enabled')
      }
      await takeRegistration(project, ports, toSource(request).bucket)
      return answer(project, { path, inside }, request, reply)
    },
  })
  if (!identityProvider.allowRegistration) return
  scope.route<{ Params: { client_id: string } }>({
    url: `${path}/:client_id`,
    method: ['GET', 'PUT', 'DELETE'],
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      context.rateLimits.takeRequest(project, toSource(request))
      await allowAnyOrigin(request, reply)
    },
    handler: (request, reply) => {
      const clientId = encodeURIComponent(request.params.client_id)
      return answer(project, { path, inside: `${inside}/${clientId}` }, request, reply)
    },
  })
}

/**
 * Counts a registration of this source.
 *
 * @throws AuthError `too_many_requests` above the hour's maximum
 */
async function takeRegistration(
  { identityProvider, projectId }: ProjectConfig,
  { storage, clock }: IdentityProviderPorts,
  bucket: string,
): Promise<void> {
  const taken = await storage.rates.take({
    key: `register:${projectId}:${bucket}`,
    max: identityProvider.registrationsPerHour,
    windowMs: 3_600_000,
    now: clock.now(),
  })
  if (taken.allowed) return
  const retryAfterSeconds = Math.max(1, Math.ceil(taken.retryAfterMs / 1_000))
  throw new AuthError('too_many_requests', { retryAfterSeconds })
}
