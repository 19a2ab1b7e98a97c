import type { Portico } from '../create-portico.ts'
import { addHeaders, isForService } from './add-headers.ts'

/** What is needed of Astro's `APIContext`. */
interface AstroContext {
  readonly request: Request
  readonly url: URL
  readonly locals: object
  readonly clientAddress: string
  readonly isPrerendered: boolean
}

/**
 * Creates Astro's middleware: it passes `/sdk` on to the service, and sets `Astro.locals.portico` to what `authenticate` found.
 * It changes no page that is prerendered, since such a page has no visitor.
 *
 * @param clientAddress returns the address of the browser. @default that which Astro's server adapter says
 * @example
 * // src/middleware.ts
 * export const onRequest = createOnRequest(portico)
 */
export function createOnRequest(
  portico: Pick<Portico, 'authenticate' | 'handler'>,
  clientAddress: (context: AstroContext) => string | undefined = (context) => context.clientAddress,
): (context: AstroContext, next: () => Promise<Response>) => Promise<Response> {
  return async (context, next) => {
    if (context.isPrerendered) return next()
    if (isForService(context.url.pathname))
      return portico.handler(context.request, { clientAddress: clientAddress(context) })
    const found = await portico.authenticate(context.request)
    Object.assign(context.locals, { portico: found })
    return addHeaders(await next(), found)
  }
}
