import type { FastifyRequest } from 'fastify'
import { ConsoleError } from './console-error.ts'

/** The header that the console’s page sends. No form can send it, and a page of another origin needs a preflight, which nothing answers. */
export const pageHeader = 'x-portico-console'

/**
 * Verifies that a call comes from the console’s own page: by its own header, by `Sec-Fetch-Site`, and, for all but
 * reading, by `Origin`. Each of them alone would stop a request that another page forges.
 *
 * @param origin the service’s own
 * @throws ConsoleError `wrong_page`
 */
export function verifyConsolePage(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  origin: string,
): void {
  const isMarked = headers[pageHeader] !== undefined
  const site = headers['sec-fetch-site']
  const isSameOrigin = site === undefined || site === 'same-origin'
  const isOwnOrigin = headers.origin === undefined ? method === 'GET' : headers.origin === origin
  if (!isMarked || !isSameOrigin || !isOwnOrigin) throw new ConsoleError('wrong_page')
}

/**
 * Verifies that a call with a key comes from no page: a key in a page is a key that others find there.
 *
 * @throws ConsoleError `wrong_page`
 */
export function verifyScript({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isOfPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  if (isOfPage || headers.cookie !== undefined) throw new ConsoleError('wrong_page')
}

/**
 * Verifies that a document is asked for by a frame of the console’s own page. A frame sends no header of the page’s own,
 * so the browser’s headers have to say it; one that sends none of them keeps the cookie from other sites all the same.
 *
 * @throws ConsoleError `wrong_page`
 */
export function verifyConsoleFrame(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
): void {
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-dest': target = 'iframe' } = headers
  const isOwn = headers.origin === undefined || headers.origin === origin
  if (site !== 'same-origin' || target !== 'iframe' || !isOwn) throw new ConsoleError('wrong_page')
}
