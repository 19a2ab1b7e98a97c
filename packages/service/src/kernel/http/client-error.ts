import type { Duplex } from 'node:stream'
import type { ErrorType } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { toErrorBody } from './error-handler.ts'

/**
 * Answers input that is no valid request: malformed HTTP, or headers that are too large or too slow. Node's parser no
 * longer handles the connection, so the answer is written to the socket directly.
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
    // The socket is destroyed as well, so that a client that ignores the answer cannot keep it open.
    () => socket.destroy(),
  )
}
