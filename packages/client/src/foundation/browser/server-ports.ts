import { PorticoSDKUsageError } from '../errors/errors.ts'
import type { ClientPorts } from '../ports.ts'

/**
 * Makes the ports of a client on a server: nothing is stored, because one process serves many users, and every call is
 * refused.
 */
export function createServerPorts(): ClientPorts {
  const ignore = () => {}
  return {
    fetch: () =>
      Promise.reject(
        new PorticoSDKUsageError(
          'the client',
          'Calls are not supported in server environments. Make them in the browser.',
        ),
      ),
    storage: { get: () => null, set: ignore, remove: ignore },
    cookies: { read: () => '', write: ignore },
    clock: { now: () => Date.now(), after: () => ignore },
    locks: null,
    page: {
      origin: '',
      hostname: '',
      getTimezone: () => '',
      getHref: () => '',
      replaceHref: ignore,
      events: new EventTarget(),
      afterFrame: ignore,
    },
    console,
    random: { uuid: () => '', fraction: () => 0 },
  }
}
