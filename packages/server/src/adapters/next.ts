import { headers } from 'next/headers'
import { NextResponse } from 'next/server'
import type { Portico } from '../create-portico.ts'
import { addHeaders, type Found } from './add-headers.ts'
import { replaceCookies } from './replace-cookies.ts'

/**
 * Creates Next's `proxy`: it renews the session before the page is rendered, and sends the new cookies to the browser and to the
 * page alike.
 *
 * @example
 * // proxy.ts
 * export const proxy = createProxy(portico)
 */
export function createProxy(
  portico: Pick<Portico, 'authenticate'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const found = await portico.authenticate(request)
    const forwarded = new Headers(request.headers)
    replaceCookies(forwarded, found.headers)
    return addHeaders(NextResponse.next({ request: { headers: forwarded } }), found)
  }
}

/**
 * Creates the function that says who sent the request, for server components, route handlers and server actions.
 *
 * @example const { user } = await auth()
 */
export const createAuth =
  (portico: Pick<Portico, 'authenticate'>): (() => Promise<Found>) =>
  async () =>
    portico.authenticate({ headers: new Headers(await headers()) })

/**
 * Creates the route handlers that pass `/sdk` on to the service.
 *
 * @param clientAddress returns the address of the browser. @default unknown
 * @example
 * // app/sdk/[...path]/route.ts
 * export const { GET, POST, PUT, DELETE } = createRoutes(portico)
 */
export function createRoutes(
  portico: Pick<Portico, 'handler'>,
  clientAddress: (request: Request) => string | undefined = () => undefined,
): Record<'GET' | 'POST' | 'PUT' | 'DELETE', (request: Request) => Promise<Response>> {
  const answer = (request: Request) =>
    portico.handler(request, { clientAddress: clientAddress(request) })
  return { GET: answer, POST: answer, PUT: answer, DELETE: answer }
}
