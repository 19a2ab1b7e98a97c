import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { createAdmittedLookup } from '../outgoing/create-admitted-lookup.ts'

/** One attempt to deliver a message to an endpoint. */
export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** True for addresses that may be called; it checks the address to which the name resolves. */
  readonly isAdmitted: (address: string) => boolean
  /** The time limit of the attempt. */
  readonly timeoutMs: number
}

/** The endpoint did not answer, answered too slowly, or has an address that may not be called. */
export class WebhookUnansweredError extends Error {
  override readonly name = 'WebhookUnansweredError'
  readonly isTimeout: boolean

  /**
   * Creates the error.
   *
   * @param reason stored and logged, so it contains no address
   */
  constructor(reason: string, isTimeout = false) {
    super(`webhook: ${reason}`)
    this.isTimeout = isTimeout
  }
}

/** A longer answer is cut off; its content is not used. */
const longestAnswerBytes = 65_536

/**
 * Posts a message. Redirects are not followed, and the answer's body is discarded.
 *
 * @returns the answer's status
 * @throws WebhookUnansweredError
 */
export function postWebhook(wanted: WebhookRequest): Promise<number> {
  const url = new URL(wanted.url)
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // An IP address in the URL is never resolved, so it is checked here.
  if (isIP(hostname) !== 0 && !wanted.isAdmitted(hostname)) {
    return Promise.reject(refuseAddress())
  }
  const options: RequestOptions = {
    method: 'POST',
    // No connection is reused, so that each one's address is checked.
    agent: false,
    headers: { ...wanted.headers, 'content-length': String(Buffer.byteLength(wanted.body)) },
    lookup: createAdmittedLookup(wanted.isAdmitted, refuseAddress),
  }
  return new Promise((answer, fail) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
    const limit = setTimeout(
      () => request.destroy(new WebhookUnansweredError('timed out', true)),
      wanted.timeoutMs,
    )
    limit.unref()
    request.once('close', () => clearTimeout(limit))
    request.on('error', (cause) => fail(toUnanswered(cause)))
    request.once('response', (response) => {
      let received = 0
      response.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (received > longestAnswerBytes) request.destroy()
      })
      response.on('error', () => {})
      answer(response.statusCode ?? 0)
    })
    request.end(wanted.body)
  })
}

const refuseAddress = () =>
  new WebhookUnansweredError('the address is not a public one; allowPrivate admits it')

/** The cause's own words are dropped, because they often contain the address. */
function toUnanswered(cause: Error): WebhookUnansweredError {
  if (cause instanceof WebhookUnansweredError) return cause
  return new WebhookUnansweredError('code' in cause ? String(cause.code) : 'failed')
}
