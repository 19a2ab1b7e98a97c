import type { ErrorBody, Operation, ReplyOf, RequestOf } from '@portico/contract'
import type { Service } from '@portico/service/assembly'

/** The caller of an operation. */
export interface CallOptions {
  /** A session token. @default none */
  readonly session?: string
  /** The `Origin` header. @default none, as a server calls */
  readonly origin?: string
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer of the service. */
export interface Answer<Reply> {
  readonly status: number
  readonly headers: Headers
  /** The data of a success. */
  readonly data: Reply | null
  /** The error of a failure. */
  readonly error: ErrorBody | null
}

/** Calls one operation of the contract over HTTP, as a client does. */
export type Call = <O extends Operation>(
  operation: O,
  body?: RequestOf<O>,
  options?: CallOptions,
) => Promise<Answer<ReplyOf<O>>>

/** Sends one request to the service, over HTTP or without a port. */
export type Send = (
  path: string,
  request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  },
) => Promise<Response>

/**
 * Creates the function that calls operations.
 *
 * @param send - sends a request to the service under test
 */
export function createCall(send: Send, publicToken: string): Call {
  return async (operation, body, options = {}) => {
    const basic = Buffer.from(`${publicToken}:${options.session ?? publicToken}`)
    const path = operation.path.replace(':public_token', publicToken)
    const response = await send(`/sdk/v1${path}`, {
      method: operation.method,
      headers: {
        authorization: `Basic ${basic.toString('base64')}`,
        'content-type': 'application/json',
        ...(options.origin && { origin: options.origin }),
        ...options.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // the service validates its answers against the contract
    const answer = (await response.json()) as ErrorBody & { data: ReplyOf<typeof operation> }
    const isSuccess = response.status <= 299
    return {
      status: response.status,
      headers: response.headers,
      data: isSuccess ? answer.data : null,
      error: isSuccess ? null : answer,
    }
  }
}

/**
 * Sends requests over HTTP.
 *
 * @param origin - the service's origin
 */
export const sendTo =
  (origin: string): Send =>
  (path, request) =>
    fetch(`${origin}${path}`, request)

/**
 * Passes requests to the app directly.
 *
 * @param app - the service's app, which need not listen
 */
export const injectInto =
  (app: Service['app']): Send =>
  async (path, { body, ...request }) => {
    const answer = await app.inject({ ...request, url: path, ...(body && { payload: body }) })
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    )
    return new Response(answer.body || null, { status: answer.statusCode, headers })
  }
