import { createStorage } from '../browser/storage.ts'
import type { Client } from '../client.ts'
import { getInternals } from '../internals.ts'

/** Where the provider is kept that was used last; other clients of the same project keep it there, too. */
export const toLastUsedKey = (storageKey: string): string => `${storageKey}::b2c_last_used_oauth`

/** The provider with which somebody began to sign in last, in this browser; null where nobody did. */
export function findLastUsedProvider(client: Client): string | null {
  const { publicToken } = getInternals(client)
  const storage = createStorage(() => window.localStorage)
  return storage.get(toLastUsedKey(`stytch_sdk_state_${publicToken}`))
}
