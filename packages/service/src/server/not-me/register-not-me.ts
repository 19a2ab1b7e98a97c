/**
 * `GET /v1/public/not_me?token=…` only asks for confirmation, because mail scanners open links. `POST` undoes the event
 * of the mail. Both can be repeated until the token expires.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findUndoToken, notMePath } from '../../accounts/notices/undo-token.ts'
import { findAcceptedLanguage } from '../../foundation/text/find-accepted-language.ts'
import { toMailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { type Source, toSource } from '../../kernel/http/source-address.ts'
import { toCardPolicy } from '../../kernel/pages/card-page.ts'
import { registerForms } from '../../kernel/pages/read-page-request.ts'
import { shutPage } from '../../kernel/pages/send-card.ts'
import { toDeadPage, toDonePage, toQuestionPage } from './not-me-page.ts'
import { undoEvent } from './undo-event.ts'

/** Registers the page once for all projects; the token names the project. */
export function registerNotMe(
  app: FastifyInstance,
  { projects, rateLimits }: Pick<RouteContext, 'projects' | 'rateLimits'>,
  dependencies: Dependencies,
): void {
  app.register(async (scope) => {
    registerForms(scope)

    scope.get<{ Querystring: { token?: unknown } }>(
      notMePath,
      { exposeHeadRoute: false },
      async (request, reply) => {
        const source = toSource(request)
        rateLimits.takePublicRequest(source)
        const { token } = request.query
        const found = await find(token)
        if (!found || typeof token !== 'string') return sendDead(reply, source)
        const { project, notMe } = found
        const asked = { kind: notMe.event.kind, token }
        return send(reply, project, toQuestionPage(project, toMailLanguage(notMe.locale), asked))
      },
    )

    scope.post<{ Body: URLSearchParams | undefined }>(notMePath, async (request, reply) => {
      const source = toSource(request)
      rateLimits.takePublicRequest(source)
      const found = await find(request.body?.get('token'))
      if (!found) return sendDead(reply, source)
      const { project, notMe } = found
      const { kind } = notMe.event
      const followed = await undoEvent(dependencies, { project, source }, notMe)
      const done = { kind, followed }
      return send(reply, project, toDonePage(project, toMailLanguage(notMe.locale), done))
    })
  })

  const find = async (token: unknown) => {
    const found = await findUndoToken(dependencies, token)
    const project = found && projects.findById(found.challenge.projectId)
    return project ? { project, notMe: found.notMe } : null
  }
}

const sendDead = (reply: FastifyReply, source: Source) =>
  send(reply.code(404), null, toDeadPage(findAcceptedLanguage(source.acceptLanguage) ?? 'en'))

/**
 * Sends the page without a referrer, because its address contains the token; its form may only post to the page itself.
 */
function send(reply: FastifyReply, project: ProjectConfig | null, page: string): FastifyReply {
  return shutPage(reply)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', toCardPolicy(project, "'self'"))
    .send(page)
}
