import type { Portico } from '../create-portico.ts'
import { addHeaders, type Found } from './add-headers.ts'

/**
 * Creates a middleware for React Router: it sets a context of yours to what `authenticate` found, and sends the renewed cookies.
 *
 * @param context what React Router's `createContext<SignedIn | SignedOut>()` returned
 * @example
 * // app/root.tsx
 * export const middleware = [createMiddleware(portico, porticoContext)]
 * export const loader = ({ context }) => context.get(porticoContext).user
 */
export function createMiddleware<Context>(
  portico: Pick<Portico, 'authenticate'>,
  context: Context,
): (
  input: {
    readonly request: Request
    readonly context: { set(context: Context, value: Found): void }
  },
  next: () => Promise<Response>,
) => Promise<Response> {
  return async (input, next) => {
    const found = await portico.authenticate(input.request)
    input.context.set(context, found)
    return addHeaders(await next(), found)
  }
}

/**
 * Creates the loader, which is the action as well, of the route that passes `/sdk` on to the service.
 *
 * @param clientAddress returns the address of the browser. @default unknown
 * @example
 * // app/routes/sdk.ts, at the path sdk/*
 * export const loader = createLoader(portico)
 * export const action = loader
 */
export function createLoader(
  portico: Pick<Portico, 'handler'>,
  clientAddress: (request: Request) => string | undefined = () => undefined,
): (input: { readonly request: Request }) => Promise<Response> {
  return ({ request }) => portico.handler(request, { clientAddress: clientAddress(request) })
}
