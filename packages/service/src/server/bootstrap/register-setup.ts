/**
 * Registers `GET /sdk/v1/projects/setup/:public_token`, which tells a developer whether a page is refused because of
 * its token or its origin. A page of an unknown origin cannot read the refusal itself, but it can read this answer. The
 * answer grants nothing: the route accepts no credentials, and callers outside browsers can find out the same by
 * trying.
 */
import { type ReplyOf, setup } from '@portico/contract'
import { api } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import { withdrawCors } from '../../kernel/http/cors.ts'
import { isOriginAllowed } from '../../kernel/http/projects.ts'
import { type RouteContext, toAnswerSchema } from '../../kernel/http/register-operations.ts'
import { createLazySerializer } from '../../kernel/http/schema-compilers.ts'
import { toSource } from '../../kernel/http/source-address.ts'

export function registerSetup(
  app: FastifyInstance,
  { projects, rateLimits }: RouteContext,
  { mode }: Pick<ServiceConfig, 'mode'>,
): void {
  app.get<{ Params: { public_token: string } }>(
    `/sdk/v1${setup.check.path}`,
    {
      exposeHeadRoute: false,
      schema: { response: { 200: toAnswerSchema(api.setup.page.check.reply, 'browser') } },
      serializerCompiler: createLazySerializer,
    },
    async (request, reply) => {
      const project = projects.findByPublicToken(request.params.public_token)
      if (project) rateLimits.takeRequest(project, toSource(request))
      // Every origin may read the answer, so it must not depend on credentials.
      withdrawCors(reply)
      reply.header('access-control-allow-origin', '*')
      const origin = request.headers.origin ?? null
      const isDevelopment = mode === 'development'
      const data: ReplyOf<typeof setup.check> = {
        request_id: request.id,
        status_code: 200,
        is_token_known: project !== null,
        is_origin_allowed:
          project !== null && (origin === null || isOriginAllowed(project, origin)),
        origin,
        is_development: isDevelopment,
        project_name: isDevelopment ? (project?.name ?? null) : null,
      }
      return { data }
    },
  )
}
