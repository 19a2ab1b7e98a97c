import { lookup as resolve } from 'node:dns'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** One try at one endpoint. */
export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Which addresses may be called, whatever name leads there. */
  readonly isAdmitted: (address: string) => boolean
  /** The whole of the try. */
  readonly timeoutMs: number
}

/** No answer came: nobody there, too slow, or an address that may not be called. */
export class WebhookUnansweredError extends Error {
  override readonly name = 'WebhookUnansweredError'
  readonly isTimeout: boolean

  /** @param reason stored and logged: no address stands in it */
  constructor(reason: string, isTimeout = false) {
    super(`webhook: ${reason}`)
    this.isTimeout = isTimeout
  }
}

/** A longer answer is cut off: nothing in it is read. */
const longestAnswerBytes = 65_536

/**
 * Posts a message. Redirects are not followed, and the answer's body is thrown away.
 *
 * @returns the answer's status
 * @throws WebhookUnansweredError
 */
export function postWebhook(wanted: WebhookRequest): Promise<number> {
  const url = new URL(wanted.url)
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // An address in the URL is never looked up, so it is judged here.
  if (isIP(hostname) !== 0 && !wanted.isAdmitted(hostname)) {
    return Promise.reject(new WebhookUnansweredError(notAdmitted))
  }
  const options: RequestOptions = {
    method: 'POST',
    // A connection of its own: each is judged by the address that it really goes to.
    agent: false,
    headers: { ...wanted.headers, 'content-length': String(Buffer.byteLength(wanted.body)) },
    lookup: createLookup(wanted.isAdmitted),
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

const notAdmitted = 'the address is not a public one; allowPrivate admits it'

/**
 * Resolves a name for the connection itself, so that no second answer of the name server can lead elsewhere
 * (DNS rebinding). One address that is not admitted spoils the name.
 */
function createLookup(isAdmitted: WebhookRequest['isAdmitted']): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAdmitted(address))) {
        return callback(new WebhookUnansweredError(notAdmitted), [])
      }
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
}

/** The cause's own words are dropped: they tend to repeat the address. */
function toUnanswered(cause: Error): WebhookUnansweredError {
  if (cause instanceof WebhookUnansweredError) return cause
  return new WebhookUnansweredError('code' in cause ? String(cause.code) : 'failed')
}
