/**
 * The service's own pages to which other apps redirect users, to sign in and to log out, and the page with their
 * account. The first two also exist for a project whose host has its own pages, but no redirect leads to them.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import { toAuthError } from '../../kernel/http/error-handler.ts'
import { watchMethods } from '../../kernel/http/method-not-allowed.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { TooManyParametersError } from '../../kernel/pages/limit-parameters.ts'
import { readQuery, registerForms } from '../../kernel/pages/read-page-request.ts'
import { sendErrorCard } from '../../kernel/pages/send-error-card.ts'
import { endpointPaths } from '../issuer.ts'
import { answerAccount } from './account-page.ts'
import { answerAuthorize, type HostedParts } from './authorize-page.ts'
import { answerLogout } from './logout-page.ts'
import { registerPageFiles } from './register-page-files.ts'
import { answerForget, forgetPath } from './remembered-accounts.ts'
import { sendOn } from './send-page.ts'
import { sendRefusal } from './send-refusal.ts'

type Answer = typeof answerAuthorize

/** The longest query that passes through proxies reliably. */
const longestQuery = 7_000

/** Registers the pages of every project. */
export function registerHostedPages(
  app: FastifyInstance,
  context: Pick<RouteContext, 'rateLimits'>,
  parts: HostedParts,
): void {
  const { config } = parts.ports
  registerPageFiles(app, config.projects)
  app.register(async (scope) => {
    const finish = watchMethods(scope, config)
    registerForms(scope)
    scope.setErrorHandler((thrown, request, reply) => {
      const error = toAuthError(thrown)
      if (error.status >= 500) request.log.error({ err: thrown }, 'hosted page failed')
      const project = config.projects.find((one) => listUrls(one).includes(toPath(request)))
      if (error instanceof TooManyParametersError) {
        const { status, description } = error
        const place = { status, project: project ?? null, now: parts.ports.clock.now() }
        return sendRefusal(request, reply, place, { error: 'invalid_request', description })
      }
      return sendErrorCard(request, reply, { project: project ?? null }, error)
    })
    for (const project of config.projects) {
      register(scope, project, endpointPaths.authorize, answerAuthorize)
      register(scope, project, endpointPaths.logout, answerLogout)
      scope.post<{ Body: URLSearchParams | undefined }>(
        `${project.identityProvider.path}${forgetPath}`,
        { onRequest: onRequestOf(project) },
        (request, reply) => answerForget(parts.ports, project, request, reply),
      )
      const account = findAccountPath(project)
      if (account === null || hasOwnPage(config, account)) continue
      scope.get(
        account,
        { exposeHeadRoute: false, onRequest: onRequestOf(project) },
        (request, reply) => answerAccount(parts, project, request, reply),
      )
    }
    finish()
  })

  const onRequestOf = (project: ProjectConfig) => async (request: FastifyRequest) => {
    context.rateLimits.takeRequest(project, toSource(request))
  }

  function register(scope: FastifyInstance, project: ProjectConfig, below: string, answer: Answer) {
    const url = `${project.identityProvider.path}${below}`
    const onRequest = onRequestOf(project)
    scope.get(url, { exposeHeadRoute: false, onRequest }, (request, reply) =>
      answer(parts, project, request, reply),
    )
    // A form from another site arrives without the session's cookie. Redirected to GET, the same request arrives with
    // it.
    scope.post<{ Body: URLSearchParams | undefined }>(url, { onRequest }, (request, reply) => {
      const pairs = new URLSearchParams(readQuery(request.url))
      for (const [name, value] of request.body ?? []) pairs.append(name, value)
      const query = pairs.toString()
      if (query.length > longestQuery) throw new AuthError('request_too_large')
      return sendOn(reply, `${url}?${query}`)
    })
  }
}

/** Returns the path of a project's hosted account; null if it has none. */
const findAccountPath = ({ hostedAccountUrl }: ProjectConfig) =>
  hostedAccountUrl === undefined ? null : new URL(hostedAccountUrl).pathname

/** Returns true if the host's static files have a page at the path, which is served instead. */
const hasOwnPage = ({ staticFolders }: Pick<ServiceConfig, 'staticFolders'>, path: string) =>
  staticFolders.some((folder) => existsSync(join(folder, `${path}.html`)))

const listUrls = (project: ProjectConfig) => {
  const { path } = project.identityProvider
  const account = findAccountPath(project)
  return [
    `${path}${endpointPaths.authorize}`,
    `${path}${endpointPaths.logout}`,
    ...(account === null ? [] : [account]),
  ]
}

const toPath = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''
