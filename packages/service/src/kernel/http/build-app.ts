/**
 * Builds the HTTP server without routes: limits, headers, origins, errors, request log. `createService` registers the
 * routes between `buildApp` and `finish`.
 */

import { limits } from '@portico/contract'
import type { FastifyBaseLogger } from 'fastify'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../foundation/clock.ts'
import { createUuid } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Random } from '../../foundation/random.ts'
import type { ServiceConfig } from '../config/config.ts'
import { registerParameterLimit } from '../pages/limit-parameters.ts'
import { registerAbout } from '../pages/register-about.ts'
import { answerClientError } from './client-error.ts'
import { registerCors } from './cors.ts'
import { registerErrorHandler, registerErrorPages, sendError } from './error-handler.ts'
import { registerJsonBody } from './json-body.ts'
import { readRoute, watchMethods } from './method-not-allowed.ts'
import type { Projects } from './projects.ts'
import { registerSourceAddress, type UnreadAddress } from './register-source-address.ts'
import { ajvOptions, lateCompilers } from './schema-compilers.ts'
import {
  registerHostCheck,
  registerSecurityHeaders,
  registerSingleHost,
} from './security-headers.ts'

/** Time limits of a request; milliseconds. */
export interface HttpTimeouts {
  /** For receiving all headers. */
  readonly headersMs: number
  /** For receiving headers and body. */
  readonly requestMs: number
  /** The interval at which the two limits are checked. */
  readonly checkEveryMs: number
}

const defaultTimeouts: HttpTimeouts = { headersMs: 8_000, requestMs: 15_000, checkEveryMs: 1_000 }

/** The dependencies of the server. */
export interface BuildPorts {
  readonly log: Logger
  readonly random: Random
  readonly clock: Clock
  readonly projects: Projects
  /** Called when a trusted proxy forwards something that is no address. */
  readonly onUnreadAddress?: (unread: UnreadAddress) => void
}

/**
 * Builds the HTTP server.
 *
 * @returns the app, and `finish`, to be called after the last route
 */
export function buildApp(
  config: Pick<ServiceConfig, 'baseUrl' | 'mode' | 'trustedProxies'>,
  ports: BuildPorts,
  timeouts: HttpTimeouts = defaultTimeouts,
): { app: FastifyInstance; finish: () => void } {
  const { baseUrl } = config
  const createRequestId = () => `request-id-${createUuid(ports.random)}`
  const app: FastifyInstance = fastify({
    loggerInstance: toQuietLogger(ports.log),
    // URLs of requests contain link tokens, so the service logs a line of its own with the route's pattern.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId,
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: limits.requestBodyBytes,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    // During a stop, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: false, caseSensitive: true },
    http: {
      maxHeaderSize: 16_384,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
    },
    // For routes that the host adds; the contract's routes are compiled elsewhere with the same options.
    ajv: { customOptions: ajvOptions },
    schemaController: { compilersFactory: lateCompilers },
    clientErrorHandler: (problem, socket) =>
      answerClientError(problem, socket, { requestId: createRequestId(), baseUrl }),
    frameworkErrors: (_error, request, reply) => {
      // Hooks do not run for a URL that cannot be decoded, so the headers are set here.
      reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      sendError(reply, new AuthError('bad_request'), request.id, baseUrl)
    },
  })
  registerErrorHandler(app, config)
  registerSourceAddress(app, config, {
    projects: ports.projects,
    clock: ports.clock,
    onUnread: ports.onUnreadAddress ?? (() => {}),
  })
  registerSecurityHeaders(app, config)
  registerSingleHost(app)
  registerHostCheck(app, config)
  registerCors(app, ports.projects)
  registerParameterLimit(app)
  registerJsonBody(app)
  registerRequestLog(app)
  const finish = watchMethods(app, config)
  registerErrorPages(app)
  registerAbout(app, ports.projects)
  return { app, finish }
}

/** Removes the URL of requests from Fastify's own log lines. */
function toQuietLogger(log: Logger): FastifyBaseLogger {
  return log.child(
    {},
    { serializers: { req: () => undefined, res: (reply) => ({ statusCode: reply?.statusCode }) } },
  )
}

function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: readRoute(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}
