import type { Client } from '@portico/client'

/** Under which every copy of the client keeps what only the widget asks it for. */
const internals = Symbol.for('portico.client.internals')

/**
 * Stands for the client of a page that has not run yet, of a person who is not signed in. A screen that is drawn asks
 * it for nothing else: what calls the service is an effect, and none of those runs here.
 */
export function createServedClient(): Client {
  const served = {
    session: { getSync: () => null },
    parseAuthenticateUrl: () => null,
    [internals]: { publicToken: '', baseUrl: '' },
  }
  // what is left out would be called by effects and by hands alone
  return served as unknown as Client
}
