/**
 * Registers the operators’ console: its page at `/admin`, its calls below `/admin/v1`. A service whose configuration turns the console off
 * never loads this file. It decides what a call needs; the handlers decide what it does.
 */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ConnectedApps } from '../accounts/users/connected-apps.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { toAuthError } from '../kernel/http/error-handler.ts'
import { localizeError } from '../kernel/http/localize-error.ts'
import { createLazySerializer, createLazyValidator } from '../kernel/http/schema-compilers.ts'
import { toSource } from '../kernel/http/source-address.ts'
import { createAppHandlers } from './app-handlers.ts'
import { createAuditHandlers } from './audit-handlers.ts'
import { createConfigurationHandlers } from './configuration-handlers.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleCall, ConsoleOperation, SignedInOperator } from './console-operation.ts'
import { consoleOperations } from './console-operations.ts'
import type { ActivityCounter } from './create-activity-counter.ts'
import { createConsoleCookie } from './create-console-cookie.ts'
import { createConsoleOpenApi } from './create-console-openapi.ts'
import { findOperator, isOfScript, verifyMayCall } from './find-operator.ts'
import { createHomeHandlers } from './home-handlers.ts'
import { createIsOpen } from './is-open.ts'
import { createKeyHandlers } from './key-handlers.ts'
import { createLiveHandlers } from './live-handlers.ts'
import { createMessageHandlers } from './message-handlers.ts'
import { createOperatorHandlers } from './operator-handlers.ts'
import { verifyPageKey } from './page-key.ts'
import { createPreviewHandlers } from './preview-handlers.ts'
import type { FramedDocument } from './preview-operations.ts'
import { registerConsolePage } from './register-console-page.ts'
import { createUserChangeHandlers } from './user-change-handlers.ts'
import { createUserHandlers } from './user-handlers.ts'
import { verifyConsoleFrame, verifyConsolePage, verifyScript } from './verify-console-page.ts'
import { verifyPlain } from './verify-plain.ts'
import { createWebhookHandlers } from './webhook-handlers.ts'

/** Answers must neither be stored nor framed, nor read by a page of another origin. */
const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** What the service made for the console. */
interface ConsoleParts {
  readonly connectedApps: ConnectedApps
  readonly counter: Pick<ActivityCounter, 'flush'>
}

type Handler = (call: ConsoleCall<ConsoleOperation>) => Promise<object>

/** Registers the page and the calls of the console. */
export function registerConsole(
  scope: FastifyInstance,
  dependencies: Dependencies,
  parts: ConsoleParts,
): void {
  const isOpen = createIsOpen(dependencies)
  // A proxy that lets only some networks pass to /admin compares paths as they were sent: no other spelling leads here.
  scope.addHook('onRequest', async ({ raw }) => {
    if (!/^\/admin(?:[/?]|$)/.test(raw.url ?? '')) throw new AuthError('route_not_found')
  })
  registerConsolePage(scope, dependencies, isOpen)
  scope.register(async (calls) => registerCalls(calls, dependencies, { ...parts, isOpen }))
}

/** Registers the calls in a scope of their own, since they have errors of their own. */
function registerCalls(
  scope: FastifyInstance,
  dependencies: Dependencies,
  parts: ConsoleParts & { readonly isOpen: () => Promise<boolean> },
): void {
  const { rateLimits, config } = dependencies
  const { origin } = new URL(config.baseUrl)
  scope.setErrorHandler<FastifyError>(sendConsoleError)
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders)
    rateLimits.takePublicRequest(toSource(request))
    // Before its first operator is invited, the console is not there.
    if (!(await parts.isOpen())) throw new AuthError('route_not_found')
  })
  scope.get('/admin/v1/openapi.json', async (request, reply) => {
    if (isOfScript(request)) await findOperator(dependencies, request)
    else verifyConsolePage(request, origin)
    reply.type('application/json; charset=utf-8')
    return reply.send(JSON.stringify(createConsoleOpenApi(config.baseUrl)))
  })
  const handlers = {
    ...createAppHandlers(dependencies),
    ...createAuditHandlers(dependencies),
    ...createConfigurationHandlers(dependencies),
    ...createHomeHandlers(dependencies, parts.counter),
    ...createKeyHandlers(dependencies),
    ...createMessageHandlers(dependencies),
    ...createOperatorHandlers(dependencies),
    ...createPreviewHandlers(dependencies),
    ...createUserHandlers(dependencies, parts.connectedApps),
    ...createUserChangeHandlers(dependencies, parts.connectedApps),
    ...createWebhookHandlers(dependencies),
    ...createLiveHandlers(dependencies, (end) => scope.addHook('preClose', async () => end())),
  }
  for (const [name, operation] of Object.entries<ConsoleOperation>(consoleOperations)) {
    // The table’s types connect handler and operation by name; the schema has validated the values.
    const handle = Reflect.get(handlers, name) as Handler
    registerOperation(scope, dependencies, operation, handle)
  }
}

const contentTypes = {
  once: 'application/json; charset=utf-8',
  events: 'text/event-stream',
  lines: 'application/x-ndjson; charset=utf-8',
} as const

function registerOperation(
  scope: FastifyInstance,
  dependencies: Dependencies,
  operation: ConsoleOperation,
  handle: Handler,
): void {
  const { clock, config } = dependencies
  const { origin } = new URL(config.baseUrl)
  const { needs, body, query, isFramed = false } = operation
  const operators = new WeakMap<FastifyRequest, SignedInOperator>()
  const verifyOperator = async (request: FastifyRequest) => {
    const by = await findOperator(dependencies, request)
    // a frame carries no header of the page, and no page reads what it shows
    if (by.session !== null && !isFramed) verifyPageKey(dependencies, request, by.session)
    verifyMayCall(by, operation, clock.now())
    operators.set(request, by)
  }
  scope.route({
    method: operation.method,
    url: `/admin/v1${operation.path}`,
    exposeHeadRoute: false,
    schema: {
      ...(body && { body }),
      ...(query && { querystring: query }),
      ...(!operation.streams && !isFramed && { response: { 200: operation.reply } }),
    },
    validatorCompiler: createLazyValidator,
    serializerCompiler: createLazySerializer,
    schemaErrorFormatter: ([problem]) =>
      new AuthError('bad_request', {
        details: {
          field: problem?.instancePath.slice(1).replaceAll('/', '.') ?? '',
          reason: problem?.message ?? 'is not valid',
        },
      }),
    // Before the body is read: who may not call learns nothing of what a call takes.
    onRequest: async (request) => {
      if (isOfScript(request)) verifyScript(request)
      else if (isFramed) verifyConsoleFrame(request, origin)
      else verifyConsolePage(request, origin)
      if (needs !== 'nothing') await verifyOperator(request)
      // Parts of the path, which Fastify decodes to texts.
      verifyPlain(request.params as Readonly<Record<string, string>>)
    },
    // And again after it: a body that is held back must not outlive the operator's removal, or their proof.
    preHandler: async (request) => {
      if (needs === 'act') await verifyOperator(request)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer: object = await handle({
        source: toSource(request),
        body: request.body,
        query: request.query,
        params: request.params,
        http: request.raw,
        cookie: createConsoleCookie(dependencies, reply),
        by: operators.get(request) ?? null,
      } as ConsoleCall<ConsoleOperation>) // the schemas are those of the operation
      if (isFramed) return sendFramed(reply, answer as FramedDocument) // its operation’s reply
      // A proxy must pass each event on at once.
      if (operation.streams) reply.header('x-accel-buffering', 'no')
      return reply.type(contentTypes[operation.streams ?? 'once']).send(answer)
    },
  })
}

/** Sends a document that only the console’s page may frame, and that runs nothing and leads nowhere. */
function sendFramed(reply: FastifyReply, { html, image_origins: origins }: FramedDocument) {
  reply.headers({
    'content-security-policy': [
      'sandbox',
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      `img-src data: ${origins.join(' ')}`.trim(),
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
  })
  return reply.type('text/html; charset=utf-8').serializer(String).send(html)
}

/** Answers an error of the console, or one of the contract’s catalogue, in the same form. */
function sendConsoleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = thrown instanceof ConsoleError ? thrown : toAuthError(thrown)
  const { errorType, status, message, cause } = error
  const fields = { error_type: errorType, ...(cause === undefined ? {} : { err: cause }) }
  if (status >= 500) request.log.error(fields, 'request failed')
  else request.log.debug(fields, 'request refused')
  const details = error instanceof AuthError ? error.details : undefined
  const retryAfter = error instanceof AuthError ? error.retryAfterSeconds : undefined
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      request_id: request.id,
      error_type: errorType,
      error_message:
        error instanceof AuthError
          ? localizeError(error, request.headers['accept-language'])
          : message,
      ...(details && { error_details: details }),
    })
}
