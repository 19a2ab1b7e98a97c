import type { ErrorBody, ErrorType } from '@portico/contract'
import { errorCatalogue } from '@portico/contract/schemas'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceConfig } from '../config/config.ts'
import { AuthError } from '../errors/auth-error.ts'
import { OwnerGoneError } from '../storage/owner-gone-error.ts'
import { withdrawCors } from './cors.ts'

/** Fastify's own refusals, in the catalogue's words. Any other of its 4xx is `bad_request`. */
const frameworkErrors: Readonly<Record<string, ErrorType>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
}

/** The body of an error answer. Never wrapped; never with a top key `body`, `params` or `query`. */
export function toErrorBody(error: AuthError, requestId: string, baseUrl: string): ErrorBody {
  return {
    status_code: error.status,
    request_id: requestId,
    error_type: error.errorType,
    error_message: error.message,
    error_url: `${baseUrl}/v1/public/errors/${error.errorType}`,
    ...(error.details === undefined ? {} : { error_details: { ...error.details } }),
  }
}

/** Turns whatever was thrown into an answer of the catalogue; the cause goes to the log alone. */
export function registerErrorHandler(
  app: FastifyInstance,
  config: Pick<ServiceConfig, 'baseUrl'>,
): void {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const error = toAuthError(thrown)
    logError(error, request)
    return sendError(reply, error, request.id, config.baseUrl)
  })
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, new AuthError('route_not_found'), request.id, config.baseUrl),
  )
}

/** Answers with an error outside the ordinary path of a thrown one. */
export function sendError(
  reply: FastifyReply,
  error: AuthError,
  requestId: string,
  baseUrl: string,
): FastifyReply {
  if (error.errorType === 'bad_domain_for_stytch_sdk') withdrawCors(reply)
  if (error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(error.retryAfterSeconds))
  }
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorBody(error, requestId, baseUrl))
}

/** Whatever was thrown as an error of the catalogue; what nobody foresaw becomes `internal_server_error`. */
export function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown
  // Deleted between the question who they are and the answer.
  if (thrown instanceof OwnerGoneError) return new AuthError('user_not_found')
  const { code, statusCode } = readMarks(thrown)
  const known = code === undefined ? undefined : frameworkErrors[code]
  if (known) return new AuthError(known)
  // The parser's own message quotes the body, so it is neither answered nor kept as a cause.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AuthError('bad_request', { details: { reason: 'The body is not valid JSON.' } })
  }
  if (statusCode === 503) {
    return new AuthError('server_unavailable', { cause: thrown, retryAfterSeconds: 1 })
  }
  return new AuthError('internal_server_error', { cause: thrown })
}

function readMarks(thrown: unknown): { code?: string; statusCode?: number } {
  if (typeof thrown !== 'object' || thrown === null) return {}
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined
  const statusCode =
    'statusCode' in thrown && typeof thrown.statusCode === 'number' ? thrown.statusCode : undefined
  return { ...(code && { code }), ...(statusCode && { statusCode }) }
}

function logError(error: AuthError, request: FastifyRequest): void {
  const fields = { error_type: error.errorType, ...(error.cause ? { err: error.cause } : {}) }
  // Who is told to come back in a storm is no fault: a line each would hold up those who are let in.
  const isFault = error.status >= 500 && !(error.errorType === 'server_unavailable' && !error.cause)
  if (error.isExpected) request.log.warn(fields, error.message)
  else if (isFault) request.log.error(fields, 'request failed')
  else request.log.debug(fields, 'request refused')
}

/** Every error type is explained at its `error_url`. */
export function registerErrorPages(app: FastifyInstance): void {
  app.get<{ Params: { error_type: string } }>('/v1/public/errors/:error_type', (request, reply) => {
    const errorType = request.params.error_type
    if (!Object.hasOwn(errorCatalogue, errorType)) throw new AuthError('route_not_found')
    const { status, message } = errorCatalogue[errorType as ErrorType] // an own key, checked above
    return reply
      .type('text/plain; charset=utf-8')
      .send(`${errorType}\nHTTP status ${status}\n\n${message}\n`)
  })
}
