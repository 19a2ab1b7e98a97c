import type { RefusalOptions, Requirements } from '../access/require.ts'
import type { Portico } from '../create-portico.ts'
import type { SignedIn, SignedOut } from '../session/authenticate.ts'
import {
  type IncomingRequest,
  type OutgoingResponse,
  sendFetchResponse,
  toFetchHeaders,
  toFetchRequest,
  toFetchUrl,
  writeHeaders,
} from './node-http.ts'

/**
 * Passes `/sdk` on to the service, for Express and for `http.createServer`. Mount it before any body parser.
 *
 * @param clientAddress returns the address of the browser. @default that of the connection; behind a proxy name yours:
 *   `(request) => request.ip` of Express with `trust proxy`
 * @example app.use('/sdk', porticoHandler(portico))
 */
export function porticoHandler<Incoming extends IncomingRequest = IncomingRequest>(
  portico: Pick<Portico, 'handler'>,
  clientAddress: (request: Incoming) => string | undefined = ({ socket }) => socket.remoteAddress,
): (request: Incoming, response: OutgoingResponse, next?: (error?: unknown) => void) => void {
  return (request, response, next) => {
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    const answer = async () =>
      portico.handler(toFetchRequest(request, leaving.signal), {
        clientAddress: clientAddress(request),
      })
    answer()
      .then((found) => sendFetchResponse(response, found))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) next?.(error)
      })
  }
}

/**
 * Finds out who sent a request of Node, and writes the headers that the response needs.
 *
 * @example const { user } = await authenticate(portico, request, response)
 */
export async function authenticate(
  portico: Pick<Portico, 'authenticate'>,
  request: IncomingRequest,
  response: OutgoingResponse,
): Promise<SignedIn | SignedOut> {
  const url = toFetchUrl(request)
  const found = await portico.authenticate({ headers: toFetchHeaders(request), url })
  writeHeaders(response, found.headers)
  return found
}

/**
 * Requires a signed-in user, and more if wanted: sets `response.locals.portico` to the user and the session, or answers with 401,
 * 403, 503 or a redirect.
 *
 * @example app.get('/members', guard(portico, { redirectTo: '/sign-in' }), (request, response) => …)
 */
export function guard(
  portico: Pick<Portico, 'require'>,
  requirements: Requirements & RefusalOptions = {},
): (
  request: IncomingRequest,
  response: OutgoingResponse & { readonly locals: object },
  next: (error?: unknown) => void,
) => void {
  return (request, response, next) => {
    const answer = async () => {
      const url = toFetchUrl(request)
      const found = await portico.require({ headers: toFetchHeaders(request), url }, requirements)
      if (found instanceof Response) return sendFetchResponse(response, found)
      writeHeaders(response, found.headers)
      Object.assign(response.locals, { portico: found })
      next()
    }
    answer().catch(next)
  }
}
