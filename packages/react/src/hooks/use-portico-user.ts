import { useSyncExternalStore } from 'react'
import { type UserState, unknownUser } from '../provider/client-view.ts'
import { useProvided } from '../provider/provided.ts'

const getUnknown = () => unknownUser

/**
 * Returns the signed-in user: at first from the browser's cache, then as the service confirms it.
 *
 * @typeParam AssumeHydrated - `true` if the page is not rendered on a server; `isInitialized` is then always true
 * @throws Error without a provider
 *
 * @example
 * ```tsx
 * const { user, isInitialized } = useStytchUser()
 * if (!isInitialized) return <Placeholder />
 * return user ? <Home user={user} /> : <SignIn />
 * ```
 */
export function useStytchUser<AssumeHydrated extends boolean = false>(): AssumeHydrated extends true
  ? UserState & { isInitialized: true }
  : UserState
export function useStytchUser(): UserState {
  const { view } = useProvided('useStytchUser()')
  return useSyncExternalStore(view.subscribe, view.getUser, getUnknown)
}
