import { createStorage } from '../foundation/browser/storage.ts'
import type { Client } from './client.ts'
import { getInternals } from './get-internals.ts'

/**
 * Returns the name of the provider of the last sign-in in this browser; null before the first. A finished sign-in
 * stores the name under the key that other clients of the same project use, too. This file imports none of the sign-in
 * code, because a page shows the provider before it makes a call.
 */
export function findLastUsedProvider(client: Client): string | null {
  const { publicToken } = getInternals(client)
  const storage = createStorage(() => window.localStorage)
  return storage.get(`stytch_sdk_state_${publicToken}::b2c_last_used_oauth`)
}
