import { type ClientInternals, internals } from '../kernel/internals.ts'
import type { Client } from './client.ts'

/**
 * What the widget needs beyond the public client.
 *
 * @param client - any client of this package
 */
export function getInternals(client: Client): ClientInternals {
  return client[internals]
}
