import type { ErrorBody, Operation, ReplyOf, RequestOf } from '@portico/contract'
import type { Service } from '@portico/service'

/** Who calls, and from where. */
export interface CallOptions {
  /** A session token. @default none */
  readonly session?: string
  /** The `Origin` header. @default none, as a server calls */
  readonly origin?: string
  /** More headers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer of the service. */
export interface Answer<Reply> {
  readonly status: number
  readonly headers: Headers
  /** Of a success. */
  readonly data: Reply | null
  /** Of a failure. */
  readonly error: ErrorBody | null
}

/** Calls one operation of the contract over HTTP, as a client does. */
export type Call = <O extends Operation>(
  operation: O,
  body?: RequestOf<O>,
  options?: CallOptions,
) => Promise<Answer<ReplyOf<O>>>

/** Carries one request to the service: over HTTP, or without a port. */
export type Send = (
  path: string,
  request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  },
) => Promise<Response>

/** @param send - to the service under test */
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
    // what the contract promises: the service checks its answers against it
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

/** @param origin - where the service listens */
export const sendTo =
  (origin: string): Send =>
  (path, request) =>
    fetch(`${origin}${path}`, request)

/** @param app - the service's, which need not listen */
export const injectInto =
  (app: Service['app']): Send =>
  async (path, { body, ...request }) => {
    const answer = await app.inject({ ...request, url: path, ...(body && { payload: body }) })
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    )
    return new Response(answer.body || null, { status: answer.statusCode, headers })
  }
