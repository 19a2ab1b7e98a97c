import type { ErrorBody, Operation, ReplyOf, RequestOf } from '@portico/contract'

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

/** @param origin - the service's */
export function createCall(origin: string, publicToken: string): Call {
  return async (operation, body, options = {}) => {
    const basic = Buffer.from(`${publicToken}:${options.session ?? publicToken}`)
    const path = operation.path.replace(':public_token', publicToken)
    const response = await fetch(`${origin}/sdk/v1${path}`, {
      method: operation.method,
      headers: {
        authorization: `Basic ${basic.toString('base64')}`,
        'content-type': 'application/json',
        ...(options.origin && { origin: options.origin }),
        ...options.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const isSuccess = response.status <= 299
    const answer = await response.json()
    return {
      status: response.status,
      headers: response.headers,
      data: isSuccess ? (answer as { data: ReplyOf<typeof operation> }).data : null, // as the contract says
      error: isSuccess ? null : (answer as ErrorBody), // as every refusal
    }
  }
}
