import type { Portico } from '../create-portico.ts'
import { addHeaders, type Found, isForService } from './add-headers.ts'

/** What is needed of Hono's `Context`. */
interface HonoContext {
  readonly req: { readonly raw: Request; readonly path: string }
  res: Response
  set(key: 'portico', value: Found): void
}

/**
 * Creates a middleware for Hono: it passes `/sdk` on to the service, and sets the variable `portico` to what `authenticate` found.
 *
 * @param clientAddress returns the address of the browser, such as `getConnInfo(c).remote.address`. @default unknown
 * @example
 * app.use(createMiddleware(portico, (c) => getConnInfo(c).remote.address))
 */
export function createMiddleware<Context extends HonoContext>(
  portico: Pick<Portico, 'authenticate' | 'handler'>,
  clientAddress: (context: Context) => string | undefined = () => undefined,
): (context: Context, next: () => Promise<void>) => Promise<Response | undefined> {
  return async (context, next) => {
    const { raw, path } = context.req
    if (isForService(path)) return portico.handler(raw, { clientAddress: clientAddress(context) })
    const found = await portico.authenticate(raw)
    context.set('portico', found)
    await next()
    const response = addHeaders(context.res, found)
    // Hono copies the headers of the response before over those of the next, so there must be none
    Reflect.set(context, 'res', undefined)
    context.res = response
    return undefined
  }
}
