import type { Client } from '@portico/client'

/** The key under which every copy of the client keeps the internals that only the widget uses. */
const internals = Symbol.for('portico.client.internals')

/**
 * Creates a stand-in for the client of a signed-out user on a page whose code has not run yet. Rendering a screen uses
 * no other part of the client: calls to the service are made by effects, which do not run here.
 */
export function createServedClient(): Client {
  const served = {
    session: { getSync: () => null },
    parseAuthenticateUrl: () => null,
    [internals]: { publicToken: '', baseUrl: '' },
  }
  // only effects and the user's actions would call the missing parts
  return served as unknown as Client
}
