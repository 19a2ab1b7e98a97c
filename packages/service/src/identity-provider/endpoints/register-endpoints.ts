/**
 * Mounts the engine's endpoints below each project's issuer. The engine receives a request unchanged; the service adds
 * headers, logs and limits.
 */

import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { watchMethods } from '../../kernel/http/method-not-allowed.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { limitParameters, TooManyParametersError } from '../../kernel/pages/limit-parameters.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { readAgain } from '../engine-access/read-again.ts'
import { endpointPaths } from '../issuer.ts'
import type { LoadProtocol } from '../load-protocol.ts'
import { createAnswer } from './answer.ts'
import type { Endpoint } from './endpoint.ts'
import { registerRegistration } from './register-registration.ts'

const discovery = ['openid-configuration', 'oauth-authorization-server']

/** Less than the time between the publication of a key and its first signature. */
const cacheSeconds = 300

function listEndpoints({ path }: ProjectConfig['identityProvider']): readonly Endpoint[] {
  const documents = discovery.flatMap((name): Endpoint[] => {
    const inside = `/.well-known/${name}`
    const document = { methods: ['GET'], inside, cacheSeconds } satisfies Partial<Endpoint>
    const below = { ...document, path: `${path}${inside}` }
    // RFC 8414 appends the issuer's path to the well-known path; OpenID Connect puts it in front.
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
  const answer = createAnswer(loadProtocol)
  app.register(async (scope) => {
    const finish = watchMethods(scope, ports.config)
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof TooManyParametersError)) throw error
      // RFC 6749 section 5.2 defines the format.
      return reply
        .code(error.status)
        .send({ error: 'invalid_request', error_description: error.description })
    })
    // The engine reads the bodies, because it knows which endpoint accepts which type. A form's parameters are counted
    // before.
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
      registerRegistration(scope, { project, context, ports, answer })
    }
    finish()
  })
}
