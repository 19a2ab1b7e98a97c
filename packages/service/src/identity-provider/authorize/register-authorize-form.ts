/**
 * The decision in the older dialect: a form that the browser itself posts. Any page can make a browser post a form, so
 * the sender must be a page of the project, and the form must contain the session.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getSession } from '../../accounts/sessions/get-session.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import { readBasic } from '../../kernel/http/authorization.ts'
import { watchMethods } from '../../kernel/http/method-not-allowed.ts'
import { isOriginListed } from '../../kernel/http/projects.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { TooManyParametersError } from '../../kernel/pages/limit-parameters.ts'
import { registerForms } from '../../kernel/pages/read-page-request.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { sendFormPost } from '../hosted-pages/send-page.ts'
import { sendRefusal } from '../hosted-pages/send-refusal.ts'
import type { LoadProtocol } from '../load-protocol.ts'
import { toAuthorizationParams } from '../request/authorization-params.ts'
import type { AuthorizationAnswer } from './run-authorization.ts'
import { toAuthError } from './to-auth-error.ts'

const path = '/sdk/v1/oauth/authorize'

type Fields = Readonly<Record<string, string | readonly string[]>>

/** Registers `POST /sdk/v1/oauth/authorize`. */
export function registerAuthorizeForm(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: IdentityProviderPorts,
  loadProtocol: LoadProtocol,
): void {
  app.register(async (scope) => {
    const finish = watchMethods(scope, dependencies.config)
    registerForms(scope, readFields)
    scope.setErrorHandler<Error, { Body: Fields | undefined }>((error, request, reply) => {
      if (!(error instanceof AuthError) || !isPageWanted(request)) throw error
      const place = {
        status: error.status,
        project: findProject(request.body),
        now: dependencies.clock.now(),
      }
      const refusal =
        error instanceof TooManyParametersError
          ? { error: 'invalid_request', description: error.description }
          : { error: error.errorType, description: error.message }
      return sendRefusal(request, reply, place, refusal)
    })
    scope.post<{ Body: Fields | undefined }>(path, async (request, reply) => {
      const fields = request.body ?? {}
      const { project, sessionToken } = await readCaller(request, fields)
      const source = toSource(request)
      context.rateLimits.takeRequest(project, source)
      const proved = await getSession(
        dependencies,
        { project, sessionToken },
        'user_unauthenticated',
      )
      const { consent_granted: said } = fields
      const params = toAuthorizationParams(toWire(fields))
      const { authorizations } = await loadProtocol()
      const answer = await authorizations.submit(
        { http: request.raw, project, proved, source, dialect: 'older', params },
        said === 'true',
      )
      return sendAnswer(reply, answer)
    })
    finish()
  })

  /** Finds the project of the page, for the error page. */
  function findProject(fields: Fields = {}): ProjectConfig | null {
    const { __Authorization: authorization } = fields
    if (typeof authorization !== 'string') return null
    return tryParse(() => context.projects.findByPublicToken(readBasic(authorization)[0]))
  }

  async function readCaller(request: FastifyRequest, fields: Fields) {
    const { __Authorization: authorization } = fields
    const header = typeof authorization === 'string' ? authorization : undefined
    const [publicToken, second] = readBasic(header)
    const project = context.projects.findByPublicToken(publicToken)
    if (!project) throw new AuthError('unauthorized_credentials')
    verifySender(request, project, dependencies.config)
    if (second !== '' && second !== publicToken) return { project, sessionToken: second }
    const sessionToken = project.sessionCookies.httpOnly
      ? await context.sessionCookies.readToken(request, project)
      : null
    return { project, sessionToken }
  }
}

/**
 * Redirects a browser to the result of a decision. Status 303, so that the browser does not post the form again (RFC
 * 9700 section 4.12).
 */
export function sendAnswer(reply: FastifyReply, answer: AuthorizationAnswer): FastifyReply {
  if (answer.kind === 'refused') throw toAuthError(answer.error, answer.description)
  if (answer.kind === 'redirect') {
    return reply.code(303).header('location', answer.url).header('cache-control', 'no-store').send()
  }
  return sendFormPost(reply, answer)
}

/**
 * Verifies the form's `Origin`: a page of the project, or of the service.
 *
 * @throws AuthError `bad_domain_for_stytch_sdk` for `null`, a foreign origin, and a missing one
 */
function verifySender(
  { headers }: FastifyRequest,
  project: ProjectConfig,
  { baseUrl }: Pick<ServiceConfig, 'baseUrl'>,
): void {
  const { origin } = headers
  const isOwn = origin === new URL(baseUrl).origin
  if (origin !== undefined && (isOwn || isOriginListed(project, origin))) return
  if (origin === undefined && headers['sec-fetch-site'] === 'same-origin') return
  throw new AuthError('bad_domain_for_stytch_sdk')
}

/** Removes the fields of the sender itself, which start with two underscores, from those of the request. */
function toWire(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('__')))
}

function isPageWanted({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** Parses a form. Refuses a repeated field, since two readers might use different values (RFC 6749 section 3.1). */
function readFields(text: string): Fields {
  const fields: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === 'resource') fields.resource = [fields.resource ?? [], value].flat()
    else if (Object.hasOwn(fields, name)) {
      throw new AuthError('bad_request', { details: { field: name, reason: 'is twice' } })
    } else fields[name] = value
  }
  return fields
}
