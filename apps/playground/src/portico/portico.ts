/**
 * The widget, as a site owner gets it: the bundle that the service serves, with the types of its package.
 * The playground has no other way to it, so what works here works on any page.
 */
import type { Portico } from '@portico/widget'

/** The client that mounts widgets. */
export type PorticoClient = InstanceType<typeof Portico>

/** What `portico.js` exports, as far as this page uses it. */
interface PorticoBundle {
  readonly Portico: typeof Portico
}

const bundlePath = '/portico.js'

/**
 * Loads `portico.js` and makes a client of the development project.
 *
 * @param onError - hears errors of the client's background work
 * @throws Error in words for the page when the bundle cannot be loaded
 */
export async function loadPortico(
  publicToken: string,
  onError: (error: unknown) => void,
): Promise<PorticoClient> {
  // The module's shape is fixed by the widget's entry, which the bundle is built from.
  const bundle = (await import(/* @vite-ignore */ bundlePath).catch(() => {
    throw new Error('portico.js could not be loaded. Build it with npm start, then reload.')
  })) as PorticoBundle
  return new bundle.Portico(publicToken, { errorReporter: onError })
}
