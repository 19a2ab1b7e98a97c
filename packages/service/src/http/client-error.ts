import type { Duplex } from 'node:stream'
import type { ErrorType } from '@portico/contract'
import { AuthError } from '../errors/auth-error.ts'
import { toErrorBody } from './error-handler.ts'

/**
 * Answers what never became a request: broken HTTP, headers that are too large or too slow. The parser
 * has given the connection up, so the answer is written to the socket and the socket closed.
 */
export function answerClientError(
  problem: { readonly code?: string },
  socket: Duplex,
  answer: { readonly requestId: string; readonly baseUrl: string },
): void {
  if (problem.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const errorType: ErrorType =
    problem.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'bad_request'
  const error = new AuthError(errorType)
  const body = JSON.stringify(toErrorBody(error, answer.requestId, answer.baseUrl))
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${error.status === 408 ? 'Request Timeout' : 'Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    // Ended, then destroyed: a sender that ignores the answer must not hold the socket.
    () => socket.destroy(),
  )
}
