/**
 * `GET /v1/public/recovery?token=…` only shows a button, because mail scanners open links. `POST` completes the recovery
 * and takes the browser to the project's page for signing in, once.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { isToken } from '../../foundation/create-id.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { toCardPolicy } from '../../kernel/pages/card-page.ts'
import { readPageLanguage } from '../../kernel/pages/read-page-language.ts'
import { registerForms } from '../../kernel/pages/read-page-request.ts'
import { sendCard, sendHtml, shutPage } from '../../kernel/pages/send-card.ts'
import { addTokenParameters } from '../sign-in/redirect-url.ts'
import { completeRecovery } from './complete-recovery.ts'
import { toDeadCard, toDoneCard, toQuestionPage, toTakenCard } from './recovery-page.ts'
import { recoveryPath } from './recovery-path.ts'

interface Found {
  readonly project: ProjectConfig
  readonly recovery: RecoveryRow
  readonly token: string
}

/** Registers the page once for all projects; the token names the project. */
export function registerRecoveryPage(
  app: FastifyInstance,
  { projects, rateLimits }: Pick<RouteContext, 'projects' | 'rateLimits'>,
  dependencies: Dependencies,
): void {
  const { storage, keyRing, clock } = dependencies
  const find = async (token: unknown): Promise<Found | null> => {
    if (typeof token !== 'string' || !isToken(token)) return null
    const recovery = await storage.recoveries.findByLink(keyRing.hashToken(token))
    const project = recovery && projects.findById(recovery.projectId)
    return project ? { project, recovery, token } : null
  }

  app.register(async (scope) => {
    registerForms(scope)

    scope.get<{ Querystring: { token?: unknown } }>(
      recoveryPath,
      { exposeHeadRoute: false },
      async (request, reply) => {
        rateLimits.takePublicRequest(toSource(request))
        const found = await find(request.query.token)
        const isOpen = found?.recovery.state === 'ready' && found.recovery.endsAt > clock.now()
        if (!found || !isOpen) return sendDead(request, reply)
        const { project, recovery, token } = found
        const language = readPageLanguage(request)
        const page = toQuestionPage(project, language, { email: recovery.email, token })
        return sendHtml(reply, toPolicy(project), language, page)
      },
    )

    scope.post<{ Body: URLSearchParams | undefined }>(recoveryPath, async (request, reply) => {
      const source = toSource(request)
      rateLimits.takePublicRequest(source)
      const found = await find(request.body?.get('token'))
      if (!found) return sendDead(request, reply)
      const { project, recovery } = found
      const completed = await completeRecovery(dependencies, { project, source }, recovery)
      if (completed === 'dead') return sendDead(request, reply)
      if (completed === 'taken') {
        return sendCard(request, reply, { status: 409, project }, (_, language) =>
          toTakenCard(language),
        )
      }
      const url = findLoginUrl(project)
      if (url === null) {
        return sendCard(request, reply, { status: 200, project }, (_, language) =>
          toDoneCard(project, language),
        )
      }
      return shutPage(reply).redirect(addTokenParameters(url, 'magic_links', completed.token), 303)
    })
  })
}

/** The project's page for signing in by a link; null when it has none. */
const findLoginUrl = ({ redirectUrls }: ProjectConfig): string | null =>
  redirectUrls.find(({ kinds }) => kinds.includes('login'))?.url ?? null

/** A browser follows the form's redirect to the project's page only if the policy names it. */
function toPolicy(project: ProjectConfig): string {
  const url = findLoginUrl(project)
  return toCardPolicy(project, url === null ? "'self'" : `'self' ${new URL(url).origin}`)
}

const sendDead = (request: FastifyRequest, reply: FastifyReply) =>
  sendCard(request, reply, { status: 404, project: null }, (_, language) => toDeadCard(language))
