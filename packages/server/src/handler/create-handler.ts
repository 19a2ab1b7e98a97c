import type { Settings } from '../foundation/options.ts'
import { createSignClient } from './sign-client.ts'
import { toForwardedCookies } from './to-forwarded-cookies.ts'

/** What the host's server knows of a request besides the request. */
export interface HandlerOptions {
  /**
   * The network address of the browser. Rate limits and the audit log use it. Take it from the connection, or from the header
   * that your own proxy writes; a header that a browser can write lets an attacker escape the limits.
   *
   * @default unknown: the service then has no limits per address
   */
  readonly clientAddress?: string | undefined
}

/** Passes a request of a page on to the service. */
export type Handler = (request: Request, options?: HandlerOptions) => Promise<Response>

/** What pages call on the service. */
const basePath = '/sdk/'

/** Headers of a page's request that the service reads. */
const requestHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-sdk-client',
  'x-sdk-parent-host',
  'x-stytch-oauth-type',
]

/**
 * Headers of an answer that end here: those of one connection (RFC 9110, section 7.6.1), those of the encoding that `fetch` has
 * undone, and those for other origins.
 */
const droppedHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
]

/**
 * Creates the handler that passes `/sdk` on to the service from the host's own origin. The cookies of the answer are then first
 * party and set by a response, so that no browser shortens their life, and no page needs CORS.
 */
export function createHandler(settings: Settings): Handler {
  const { baseUrl } = settings
  const signClient = createSignClient(settings)

  return async (request, { clientAddress } = {}) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith(basePath)) return new Response('Not found.', { status: 404 })
    const headers = new Headers()
    for (const name of requestHeaders) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const cookies = toForwardedCookies(request.headers.get('cookie'), settings.cookies)
    if (cookies !== '') headers.set('cookie', cookies)
    headers.set('x-portico-client', await signClient(request.method, pathname, clientAddress))
    try {
      const answer = await settings.fetch(baseUrl + pathname + search, {
        method: request.method,
        headers,
        body: request.body,
        // what is read from the page is sent on at once
        ...(request.body && { duplex: 'half' }),
        redirect: 'manual',
        signal: request.signal,
      })
      return pass(answer)
    } catch {
      // the page has left, so no answer arrives; an error would be reported as the host's own
      if (request.signal.aborted) return new Response(null, { status: 499 })
      return toUnreachable()
    }
  }
}

function pass({ status, statusText, body, headers: given }: Response): Response {
  const headers = new Headers(given)
  for (const name of droppedHeaders) headers.delete(name)
  return new Response(body, { status, statusText, headers })
}

/** An error in the form of the service's, which the client knows how to retry. */
const toUnreachable = () =>
  Response.json(
    {
      status_code: 503,
      request_id: '',
      error_type: 'server_unavailable',
      error_message: 'The service cannot be reached. Please try again in a moment.',
      error_url: '',
    },
    { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } },
  )
