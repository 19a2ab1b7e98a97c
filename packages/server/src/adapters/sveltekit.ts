import type { Portico } from '../create-portico.ts'
import { addHeaders, isForService } from './add-headers.ts'

/** What is needed of SvelteKit's `RequestEvent`. */
interface KitEvent {
  readonly request: Request
  readonly url: URL
  readonly locals: object
  getClientAddress(): string
}

/**
 * Creates SvelteKit's `handle` hook: it passes `/sdk` on to the service, and sets `event.locals.portico` to what `authenticate`
 * found.
 *
 * @param clientAddress returns the address of the browser. @default that which SvelteKit's server adapter says
 * @example
 * // src/hooks.server.ts
 * export const handle = createHandle(portico)
 */
export function createHandle(
  portico: Pick<Portico, 'authenticate' | 'handler'>,
  clientAddress: (event: KitEvent) => string | undefined = (event) => event.getClientAddress(),
): <Event extends KitEvent>(input: {
  event: Event
  resolve: (event: Event) => Response | Promise<Response>
}) => Promise<Response> {
  return async ({ event, resolve }) => {
    if (isForService(event.url.pathname))
      return portico.handler(event.request, { clientAddress: clientAddress(event) })
    const found = await portico.authenticate(event.request)
    Object.assign(event.locals, { portico: found })
    return addHeaders(await resolve(event), found)
  }
}
