import type { FastifyInstance } from 'fastify'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { sendCard } from '../../kernel/pages/send-card.ts'
import { toSiteActions } from '../../kernel/pages/site-urls.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { consumeFormPostResponse } from './form-post-responses.ts'
import { sendAnswer } from './register-authorize-form.ts'

/** The path, below the issuer, of a stored answer that only a form can send. */
export const formPostResponsePath = '/v1/oauth2/answer'

/** Registers the route for one project. */
export function registerFormPostResponses(
  app: FastifyInstance,
  { rateLimits }: Pick<RouteContext, 'rateLimits'>,
  ports: IdentityProviderPorts,
  project: ProjectConfig,
): void {
  app.get<{ Querystring: { token?: unknown } }>(
    `${project.identityProvider.path}${formPostResponsePath}`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      rateLimits.takeRequest(project, toSource(request))
      const answer = await consumeFormPostResponse(ports, project.projectId, request.query.token)
      if (!answer) {
        return sendCard(request, reply, { status: 404, project }, (words) => ({
          icon: 'broken-link',
          title: words.usedTitle,
          text: words.usedText,
          actions: toSiteActions(project, words),
        }))
      }
      return sendAnswer(reply, answer)
    },
  )
}
