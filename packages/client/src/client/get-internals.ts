import { type ClientInternals, internals } from '../kernel/internals.ts'
import type { Client } from './client.ts'

/**
 * Returns the parts of a client that the widget needs beyond the public calls.
 *
 * @param client - any client of this package
 */
export function getInternals(client: Client): ClientInternals {
  return client[internals]
}
