/**
 * Mounts the engine's endpoints below each project's issuer. A request goes to the engine as it came; what the
 * service says to every answer (headers, log, limits) is said here too.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { watchMethods } from '../../kernel/http/method-not-allowed.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { limitParameters, TooManyParametersError } from '../../kernel/pages/limit-parameters.ts'
import { runEngineCall } from '../engine/engine-call.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { readAgain } from '../engine/read-again.ts'
import { endpointPaths } from '../issuer.ts'
import type { LoadProtocol } from '../load-protocol.ts'

interface Endpoint {
  readonly path: string
  readonly methods: readonly HTTPMethods[]
  /** Where the engine has it. @default the same path */
  readonly inside?: string
  /** May be kept by caches for this long; seconds. */
  readonly cacheSeconds?: number
}

const discovery = ['openid-configuration', 'oauth-authorization-server']

/** No answer here is a page. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Shorter than a new key is published before it signs. */
const cacheSeconds = 300

function listEndpoints({ path }: ProjectConfig['identityProvider']): readonly Endpoint[] {
  const documents = discovery.flatMap((name): Endpoint[] => {
    const inside = `/.well-known/${name}`
    const document = { methods: ['GET'], inside, cacheSeconds } satisfies Partial<Endpoint>
    const below = { ...document, path: `${path}${inside}` }
    // RFC 8414 puts the issuer's path behind the well-known one, OpenID Connect before it.
    return path === '' ? [below] : [below, { ...document, path: `${inside}${path}` }]
  })
  const at = (name: keyof typeof endpointPaths, methods: readonly HTTPMethods[]): Endpoint => ({
    path: `${path}${endpointPaths[name]}`,
    inside: endpointPaths[name],
    methods,
  })
  return [
    ...documents,
    { ...at('jwks', ['GET']), cacheSeconds },
    at('token', ['POST']),
    at('userinfo', ['GET', 'POST']),
    at('introspect', ['POST']),
    at('revoke', ['POST']),
    at('par', ['POST']),
    at('device', ['POST']),
  ]
}

/** Registers the endpoints of every project. */
export function registerEndpoints(
  app: FastifyInstance,
  context: RouteContext,
  ports: IdentityProviderPorts,
  loadProtocol: LoadProtocol,
): void {
  app.register(async (scope) => {
    const finish = watchMethods(scope, ports.config)
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof TooManyParametersError)) throw error
      // RFC 6749, section 5.2
      return reply
        .code(error.status)
        .send({ error: 'invalid_request', error_description: error.description })
    })
    // Bodies are the engine's to read: it knows which endpoint takes what. A form is counted before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.addContentTypeParser<Buffer>(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      async ({ raw }: FastifyRequest, body: Buffer) => {
        limitParameters(body.toString('latin1'))
        readAgain(raw, body)
      },
    )
    for (const project of ports.config.projects) {
      for (const endpoint of listEndpoints(project.identityProvider)) {
        register(scope, project, endpoint)
      }
      registerRegistration(scope, project)
    }
    finish()
  })

  function register(scope: FastifyInstance, project: ProjectConfig, endpoint: Endpoint): void {
    scope.route({
      url: endpoint.path,
      method: [...endpoint.methods, 'OPTIONS'],
      exposeHeadRoute: false,
      onRequest: async (request) => {
        context.rateLimits.takeRequest(project, toSource(request))
      },
      handler: (request, reply) => answer(project, endpoint, request, reply),
    })
  }

  /** Client apps that introduce themselves (RFC 7591): only where the owner wants it, and not many at once. */
  function registerRegistration(scope: FastifyInstance, project: ProjectConfig): void {
    const { identityProvider, projectId } = project
    const inside = endpointPaths.register
    const path = `${identityProvider.path}${inside}`
    const openly = async (_request: FastifyRequest, reply: FastifyReply) => {
      // Browser-based client apps: no cookie counts here, so any page may ask.
      reply.header('access-control-allow-origin', '*')
    }
    scope.route({
      url: path,
      method: 'OPTIONS',
      onRequest: openly,
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
      onRequest: openly,
      handler: async (request, reply) => {
        if (!identityProvider.allowRegistration) {
          throw new AuthError('dynamic_client_registration_not_enabled')
        }
        const { bucket } = toSource(request)
        const taken = await ports.storage.rates.take({
          key: `register:${projectId}:${bucket}`,
          max: identityProvider.registrationsPerHour,
          windowMs: 3_600_000,
          now: ports.clock.now(),
        })
        if (!taken.allowed) {
          const retryAfterSeconds = Math.max(1, Math.ceil(taken.retryAfterMs / 1_000))
          throw new AuthError('too_many_requests', { retryAfterSeconds })
        }
        return answer(project, { path, inside, methods: [] }, request, reply)
      },
    })
    if (!identityProvider.allowRegistration) return
    scope.route<{ Params: { client_id: string } }>({
      url: `${path}/:client_id`,
      method: ['GET', 'PUT', 'DELETE'],
      exposeHeadRoute: false,
      onRequest: async (request, reply) => {
        context.rateLimits.takeRequest(project, toSource(request))
        await openly(request, reply)
      },
      handler: (request, reply) =>
        answer(
          project,
          {
            path,
            inside: `${inside}/${encodeURIComponent(request.params.client_id)}`,
            methods: [],
          },
          request,
          reply,
        ),
    })
  }

  async function answer(
    project: ProjectConfig,
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { engines } = await loadProtocol()
    const engine = await engines.get(project)
    const { raw } = request
    const at = request.url.indexOf('?')
    const search = at === -1 ? '' : request.url.slice(at)
    const inside = endpoint.inside ?? endpoint.path
    reply.hijack()
    for (const [name, value] of Object.entries(toHeaders(reply, endpoint))) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    Object.assign(raw, {
      url: `${inside}${search}`,
      originalUrl: `${project.identityProvider.path}${inside}${search}`,
    })
    await runEngineCall({ source: toSource(request) }, () => engine.answer(raw, reply.raw))
    return reply
  }
}

function toHeaders(reply: FastifyReply, { cacheSeconds: seconds }: Endpoint) {
  return {
    ...reply.getHeaders(),
    'content-security-policy': apiPolicy,
    'cache-control': seconds === undefined ? 'no-store' : `public, max-age=${seconds}`,
    // Other sites' pages read these answers, where the client app's own addresses allow it.
    'cross-origin-resource-policy': 'cross-origin',
  }
}
