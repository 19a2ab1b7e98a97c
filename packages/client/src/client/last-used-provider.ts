import { createStorage } from '../foundation/browser/storage.ts'
import type { Client } from './client.ts'
import { getInternals } from './get-internals.ts'

/**
 * The provider with which somebody signed in last in this browser, by its name; null before the first sign-in. A finished
 * sign-in writes it, where other clients of the same project keep it, too. Imported by nothing of that: a page shows it
 * before it calls.
 */
export function findLastUsedProvider(client: Client): string | null {
  const { publicToken } = getInternals(client)
  const storage = createStorage(() => window.localStorage)
  return storage.get(`stytch_sdk_state_${publicToken}::b2c_last_used_oauth`)
}
