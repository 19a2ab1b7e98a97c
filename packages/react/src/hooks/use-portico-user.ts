import { useSyncExternalStore } from 'react'
import type { UserState } from '../provider/client-view.ts'
import { type Provided, useProvided } from '../provider/provided.ts'

/**
 * Returns the signed-in user: at first from the provider's `initialSession` or the browser's cache, then as the service
 * confirms it. A session without its account does not tell the user: `isInitialized` is then false until the account
 * is known.
 *
 * @typeParam AssumeHydrated - `true` if the page is not rendered on a server; `isInitialized` is then always true
 * @throws Error without a provider
 *
 * @example
 * ```tsx
 * const { user, isInitialized } = usePorticoUser()
 * if (!isInitialized) return <Placeholder />
 * return user ? <Home user={user} /> : <SignIn />
 * ```
 */
export function usePorticoUser<
  AssumeHydrated extends boolean = false,
>(): AssumeHydrated extends true ? UserState & { isInitialized: true } : UserState
export function usePorticoUser(): UserState {
  return useUser(useProvided('usePorticoUser()'))
}

/** Returns the user of a provider's client. */
export function useUser({ view }: Provided): UserState {
  return useSyncExternalStore(view.subscribe, view.getUser, view.getServedUser)
}
