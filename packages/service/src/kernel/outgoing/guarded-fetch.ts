/**
 * A `fetch` for addresses that client apps choose when they register: their keys, metadata documents and log-out URLs.
 * It must not reach addresses inside the service's own network.
 */
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createAdmittedLookup } from './create-admitted-lookup.ts'
import { isPublicAddress } from './is-public-address.ts'

const timeoutMs = 5_000

/** Far more than a set of keys or a metadata document, which take a few KB. */
const mostBytes = 256 * 1_024

/** The address is not allowed, did not answer, or answered with too much data. */
export class FetchRefusedError extends Error {
  override readonly name = 'FetchRefusedError'
}

/**
 * Creates a `fetch` that only calls public addresses. It checks the address to which this very connection resolves, so
 * that a second DNS answer cannot redirect it. Redirects are not followed.
 *
 * @param options.allowLoopback for development, where client apps run beside the service
 */
export function createGuardedFetch(options: { readonly allowLoopback: boolean }): typeof fetch {
  const isAdmitted = (address: string) =>
    isPublicAddress(address) || (options.allowLoopback && isLoopback(address))
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    verifyUrl(url, options.allowLoopback, isAdmitted)
    return send(url, init ?? {}, createAdmittedLookup(isAdmitted, refuseAddress))
  }
}

const isLoopback = (address: string) => /^127\./.test(address) || address === '::1'

function verifyUrl(
  url: URL,
  allowLoopback: boolean,
  isAdmitted: (address: string) => boolean,
): void {
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isPlain = url.protocol === 'http:' && allowLoopback
  if (url.protocol !== 'https:' && !isPlain) throw new FetchRefusedError('only https is called')
  // An IP address in the URL is never resolved, so it is checked here.
  if (isIP(hostname) !== 0 && !isAdmitted(hostname)) throw refuseAddress()
}

const refuseAddress = () => new FetchRefusedError('the address is not a public one')

function send(url: URL, init: RequestInit, lookup: LookupFunction): Promise<Response> {
  const body = init.body === undefined || init.body === null ? null : String(init.body)
  const headers = new Headers(init.headers)
  headers.set('user-agent', 'Portico')
  if (body !== null) headers.set('content-length', String(Buffer.byteLength(body)))
  const options: RequestOptions = {
    method: init.method ?? 'GET',
    // No connection is reused, so that each one's address is checked.
    agent: false,
    headers: Object.fromEntries(headers),
    lookup,
  }
  return new Promise((answer, fail) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
    const limit = setTimeout(() => request.destroy(new FetchRefusedError('timed out')), timeoutMs)
    limit.unref()
    request.once('close', () => clearTimeout(limit))
    request.on('error', fail)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      let received = 0
      response.on('data', (chunk: Buffer) => {
        received += chunk.length
        chunks.push(chunk)
        if (received > mostBytes) request.destroy(new FetchRefusedError('the answer is too large'))
      })
      response.on('error', fail)
      response.once('end', () => {
        // An error thrown in a listener is caught nowhere, so a malformed answer would end the process.
        try {
          answer(toResponse(response, Buffer.concat(chunks)))
        } catch (cause) {
          fail(new FetchRefusedError('the answer could not be read', { cause }))
        }
      })
    })
    request.end(body ?? undefined)
  })
}

function toResponse(
  { statusCode = 502, headers }: { statusCode?: number; headers: NodeJS.Dict<string | string[]> },
  body: Buffer<ArrayBuffer>,
): Response {
  if (statusCode < 200 || statusCode > 599) throw new FetchRefusedError('the status is invalid')
  const known = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  )
  const isEmpty = [204, 205, 304].includes(statusCode)
  return new Response(isEmpty ? null : body, { status: statusCode, headers: known })
}
