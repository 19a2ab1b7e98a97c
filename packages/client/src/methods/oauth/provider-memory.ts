import type { StoragePort } from '../../foundation/ports.ts'
import { OAuthProviders } from './oauth-providers.ts'

/** Stores the provider of a sign-in, for `findLastUsedProvider`. */
export type ProviderMemory = ReturnType<typeof createProviderMemory>

/**
 * Makes the memory of one client.
 *
 * @param storageKey - prefix of this client's keys in local storage
 */
export function createProviderMemory(storage: StoragePort, storageKey: string) {
  const startedKey = `${storageKey}::oauth_started`
  return {
    /** @param provider - the provider to which the page is led, by its name */
    rememberStart: (provider: string) => storage.set(startedKey, provider),
    /** @param type - the provider of the finished sign-in, as the service's reply names it */
    rememberFinish(type = '') {
      const name = type.toLowerCase()
      const isSpecified = Object.values<string>(OAuthProviders).includes(name)
      // for a provider that the project configured itself, the reply has its label; its name was stored at the start
      const id = isSpecified ? name : (storage.get(startedKey) ?? name)
      storage.set(`${storageKey}::b2c_last_used_oauth`, id)
    },
  }
}
