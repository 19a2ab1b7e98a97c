import type { ErrorBody, ErrorType } from '@portico/contract'
import { errorCatalogue } from '@portico/contract/schemas'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ServiceConfig } from '../config/config.ts'
import { OwnerGoneError } from '../storage/owner-gone-error.ts'
import { withdrawCors } from './cors.ts'
import { localizeError } from './localize-error.ts'

/** Maps Fastify's own errors to the catalogue. All its other 4xx errors become `bad_request`. */
const frameworkErrors: Readonly<Record<string, ErrorType>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
}

/**
 * Builds the body of an error answer. It is never wrapped, and never has a top-level key `body`, `params` or `query`.
 */
export function toErrorBody(
  error: AuthError,
  requestId: string,
  baseUrl: string,
  message = error.message,
): ErrorBody {
  const details = error.readAllDetails()
  return {
    status_code: error.status,
    request_id: requestId,
    error_type: error.errorType,
    error_message: message,
    error_url: `${baseUrl}/v1/public/errors/${error.errorType}`,
    ...(details !== undefined && { error_details: { ...details } }),
  }
}

/** Answers thrown errors with an entry of the catalogue; only the log gets the cause. */
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

/** Answers with an error that was not thrown inside a handler. */
export function sendError(
  reply: FastifyReply,
  error: AuthError,
  requestId: string,
  baseUrl: string,
): FastifyReply {
  const { 'accept-language': acceptLanguage } = reply.request.headers
  if (error.errorType === 'bad_domain_for_stytch_sdk') withdrawCors(reply)
  if (error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(error.retryAfterSeconds))
  }
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorBody(error, requestId, baseUrl, localizeError(error, acceptLanguage)))
}

/** Converts a thrown value to an error of the catalogue; an unexpected one becomes `internal_server_error`. */
export function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown
  // The user was deleted after their session was read and before the row was written.
  if (thrown instanceof OwnerGoneError) return new AuthError('user_not_found')
  const { code, statusCode } = readMarks(thrown)
  const known = code === undefined ? undefined : frameworkErrors[code]
  if (known) return new AuthError(known)
  // The parser's message quotes the body, so it is neither sent nor kept as a cause.
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
  // Refusals under overload are no faults: logging a line for each would slow down the accepted requests.
  const isFault = error.status >= 500 && !(error.errorType === 'server_unavailable' && !error.cause)
  if (error.isExpected) request.log.warn(fields, error.message)
  else if (isFault) request.log.error(fields, 'request failed')
  else request.log.debug(fields, 'request refused')
}

/** Serves the explanation of every error type, to which `error_url` links. */
export function registerErrorPages(app: FastifyInstance): void {
  app.get<{ Params: { error_type: string } }>('/v1/public/errors/:error_type', (request, reply) => {
    const errorType = request.params.error_type
    if (!Object.hasOwn(errorCatalogue, errorType)) throw new AuthError('route_not_found')
    const { status, message } = errorCatalogue[errorType as ErrorType] // the check above makes it a key
    return reply
      .type('text/plain; charset=utf-8')
      .send(`${errorType}\nHTTP status ${status}\n\n${message}\n`)
  })
}
