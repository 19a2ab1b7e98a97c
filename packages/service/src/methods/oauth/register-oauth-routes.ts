/** The addresses to which browsers are redirected: the start of a sign-in, and the callback of providers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { verifyOrigin } from '../../kernel/http/authorization.ts'
import { readBrowserTokens } from '../../kernel/http/browser-cookie.ts'
import { isOriginAllowed } from '../../kernel/http/projects.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { readQuery, registerForms } from '../../kernel/pages/read-page-request.ts'
import { readOneTapSubmit, startOneTap, submitOneTap } from './one-tap.ts'
import { receiveCallback } from './receive-callback.ts'
import { sendFailure } from './send-failure.ts'
import { readStart, startOauth } from './start-oauth.ts'
import type { Upstream } from './upstream/upstream.ts'

/** The fields of an answer that the redirect keeps: those of the protocol, and the field with Apple's name. */
const carried = ['code', 'state', 'iss', 'error', 'user']

/** Registers `GET /v1/public/oauth/:provider/start` and `/v1/oauth/callback/:callback_id`. */
export function registerOauthRoutes(
  app: FastifyInstance,
  context: RouteContext,
  dependencies: Dependencies,
  upstream: Upstream,
): void {
  const { projects, rateLimits } = context
  const { config } = dependencies

  app.get<{ Params: { provider: string } }>(
    '/v1/public/oauth/:provider/start',
    async (request, reply) => {
      rateLimits.takePublicRequest(toSource(request))
      let project: ProjectConfig | null = null
      try {
        const wanted = readStart(request, context)
        project = wanted.project
        const url = await startOauth(dependencies, context, upstream, wanted, request, reply)
        return leadTo(reply, url)
      } catch (error) {
        return sendFailure(request, reply, { error, project, errorUrl: null })
      }
    },
  )

  /** Handles the callback of every provider: the state's row names the provider. */
  const finish = async (
    request: FastifyRequest<{ Params: { callback_id: string } }>,
    reply: FastifyReply,
  ) => {
    const project = projects.findById(request.params.callback_id)
    try {
      if (!project) throw new AuthError('oauth_invalid_callback_request')
      await rateLimits.takeOfSource('oauthPerSource', project, toSource(request))
      const callback = readQuery(request.url)
      const outcome = await receiveCallback(dependencies, upstream, project, callback, request)
      if (outcome.kind === 'proved') return leadTo(reply, outcome.url)
      return sendFailure(request, reply, { ...outcome, project })
    } catch (error) {
      return sendFailure(request, reply, { error, project, errorUrl: null })
    }
  }
  app.get('/v1/oauth/callback/:callback_id', finish)

  /** Answers a page's script with JSON, where a provider's form gets a redirect. */
  const takeOneTap = async (request: FastifyRequest<{ Params: { callback_id: string } }>) => {
    const project = projects.findById(request.params.callback_id)
    if (!project) throw new AuthError('oauth_invalid_callback_request')
    verifyPage(request, project, config)
    await rateLimits.takeOfSource('oauthPerSource', project, toSource(request))
    const submit = readOneTapSubmit(request.body)
    const browserTokens = readBrowserTokens({ config }, request)
    const url = await submitOneTap(dependencies, upstream, project, submit, browserTokens)
    return { request_id: request.id, status_code: 200, redirect_url: url }
  }

  app.get<{ Querystring: { public_token?: unknown } }>(
    '/v1/public/oauth/google/onetap/start',
    async (request, reply) => {
      const project = projects.findByPublicToken(String(request.query.public_token ?? ''))
      if (!project) throw new AuthError('public_token_not_found')
      const { isFrame } = verifyPage(request, project, config)
      await rateLimits.takeOfSource('oauthPerSource', project, toSource(request))
      const browserToken =
        isFrame && project.oauth.requireSameBrowser
          ? context.toBrowserCookie(request, reply).keep().token
          : null
      const { clientId, nonce } = await startOneTap(dependencies, project, browserToken)
      return {
        request_id: request.id,
        status_code: 200,
        google_client_id: clientId,
        oauth_callback_id: project.projectId,
        nonce,
        stytch_csrf_token: nonce,
      }
    },
  )

  // A form on another site's page sends no Lax cookie, so nothing is verified or consumed here. The redirect makes the
  // browser send the cookie with the same parameters.
  app.register(async (scope) => {
    registerForms(scope)
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    scope.post<{ Params: { callback_id: string } }>(
      '/v1/oauth/callback/:callback_id',
      async (request, reply) => {
        rateLimits.takePublicRequest(toSource(request))
        if (request.headers['x-stytch-oauth-type'] === 'google-one-tap') return takeOneTap(request)
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const query = new URLSearchParams(
          [...form].filter(([name, value]) => carried.includes(name) && value.length <= 4_096),
        )
        const { callback_id } = request.params
        const path = `/v1/oauth/callback/${encodeURIComponent(callback_id)}?${query}`
        return leadTo(reply, `${config.baseUrl}${path}`)
      },
    )
  })
}

/**
 * Verifies the page that calls: a page of the project, or the service's frame, which names the page around it.
 *
 * @throws AuthError `bad_domain_for_stytch_sdk`
 */
function verifyPage(
  request: FastifyRequest,
  project: ProjectConfig,
  { baseUrl }: Pick<ServiceConfig, 'baseUrl'>,
): { readonly isFrame: boolean } {
  const { origin, [parentHeader]: parent } = request.headers
  // The frame's own requests have no origin, or that of the service.
  const isFrame = parent !== undefined && (origin === undefined || origin === baseUrl)
  if (!isFrame) {
    verifyOrigin(request, project)
    return { isFrame }
  }
  if (!isOriginAllowed(project, String(parent))) {
    throw new AuthError('bad_domain_for_stytch_sdk', {
      explanation: `"${String(parent)}" is not in allowedOrigins.`,
    })
  }
  return { isFrame }
}

const parentHeader = 'x-sdk-parent-host'

/** Redirects with headers that prevent a cache from storing the redirect and a Referer from revealing the code. */
const leadTo = (reply: FastifyReply, url: string): FastifyReply =>
  reply
    .code(303)
    .headers({ location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send()
