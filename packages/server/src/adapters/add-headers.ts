import type { Portico } from '../create-portico.ts'

/** What `authenticate` found. */
export type Found = Awaited<ReturnType<Portico['authenticate']>>

/**
 * Returns a response with the headers of `authenticate` as well, without cookies that the response sets itself. The headers of
 * some responses cannot be changed in place.
 */
export function addHeaders(
  { body, status, statusText, headers: given }: Response,
  { headers: found }: Found,
): Response {
  const headers = new Headers(given)
  const own = given.getSetCookie().map(toName)
  for (const [name, value] of found) if (name !== 'set-cookie') headers.set(name, value)
  for (const cookie of found.getSetCookie())
    if (!own.includes(toName(cookie))) headers.append('set-cookie', cookie)
  return new Response(body, { status, statusText, headers })
}

const toName = (cookie: string) => cookie.split('=')[0]

/** Whether a request is for the service. */
export const isForService = (pathname: string) => pathname.startsWith('/sdk/')
