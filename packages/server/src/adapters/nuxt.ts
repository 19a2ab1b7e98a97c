import type { Portico } from '../create-portico.ts'
import { isForService } from './add-headers.ts'
import { authenticate, porticoHandler } from './express.ts'
import type { IncomingRequest, OutgoingResponse } from './node-http.ts'

/** What is needed of the event of Nuxt's server. */
interface NuxtEvent {
  readonly node: { readonly req: IncomingRequest; readonly res: OutgoingResponse }
  readonly context: object
}

/**
 * Creates a server middleware for Nuxt: it passes `/sdk` on to the service, and sets `event.context.portico` to what `authenticate`
 * found.
 *
 * @param clientAddress returns the address of the browser. @default that of the connection
 * @example
 * // server/middleware/portico.ts
 * export default defineEventHandler(createMiddleware(portico))
 */
export function createMiddleware(
  portico: Pick<Portico, 'authenticate' | 'handler'>,
  clientAddress?: (request: IncomingRequest) => string | undefined,
): (event: NuxtEvent) => Promise<void> {
  const sdk = porticoHandler(portico, clientAddress)
  return async ({ node: { req, res }, context }) => {
    if (!isForService(req.url ?? '')) {
      Object.assign(context, { portico: await authenticate(portico, req, res) })
      return
    }
    await new Promise<void>((done, fail) => {
      res.once('close', done)
      sdk(req, res, fail)
    })
  }
}
